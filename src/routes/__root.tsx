import { createRootRouteWithContext, HeadContent, Outlet, useRouter } from '@tanstack/react-router';
import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { connectionEffects } from '#effects/connection.ts';
import { connectionMachine } from '#machines/session/connection.ts';
import { ConnectionNotice } from '#screens/layout/connection-notice.tsx';
import { Notices } from '#screens/layout/notices.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { RouterContext } from '../router.ts';
import { focusPage, keepFocus } from './-focus.ts';
import { useProvided } from './-provided.ts';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  const router = useRouter();
  const { app } = Route.useRouteContext();
  const notices = useSelector(app.notices, (snapshot) => snapshot);
  const machine = useProvided(app, connectionMachine, connectionEffects);
  const [connection] = useMachine(machine);
  const [announced, setAnnounced] = useState('');
  const [opened] = useState(router.latestLocation.pathname);

  useEffect(keepFocus, []);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        const isFirst = fromLocation === undefined && toLocation.pathname === opened;
        if (isFirst || !pathChanged) return;
        focusPage();
        setAnnounced(document.title);
      }),
    [router, opened],
  );

  return (
    <>
      {createPortal(<HeadContent />, document.head)}
      <Outlet />
      <ConnectionNotice snapshot={connection} />
      <Notices snapshot={notices} send={app.notices.send} />
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </>
  );
}
