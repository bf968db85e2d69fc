import { createRootRouteWithContext, HeadContent, Outlet, useRouter } from '@tanstack/react-router';
import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { connectionEffects } from '#effects/connection.ts';
import { connectionMachine } from '#machines/connection.ts';
import { withEffects } from '#machines/with-effects.ts';
import { ConnectionNotice } from '#screens/layout/connection-notice.tsx';
import { Notices } from '#screens/layout/notices.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { RouterContext } from '../router.ts';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

/** Focus goes to the new page's heading, or to its main area where it has none. */
function focusPage() {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function Root() {
  const router = useRouter();
  const { app } = Route.useRouteContext();
  const notices = useSelector(app.notices, (snapshot) => snapshot);
  const [machine] = useState(() => withEffects(connectionMachine, connectionEffects(app)));
  const [connection] = useMachine(machine);
  const [announced, setAnnounced] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        focusPage();
        setAnnounced(document.title);
      }),
    [router],
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
