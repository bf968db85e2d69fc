import { createRootRouteWithContext, HeadContent, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { standIn } from '#app/stand-in.ts';
import type { connectionMachine } from '#machines/session/connection.ts';
import { ConnectionNotice } from '#screens/layout/connection-notice.tsx';
import { Notices } from '#screens/layout/notices.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { RouterContext } from '../router.ts';
import { focusPage, keepFocus } from './-focus.ts';
import { useHeld, useLate } from './-held.ts';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

/** The connection before its machine is there. */
export const connected = () => standIn<typeof connectionMachine>({ value: 'online', context: {} });

function Root() {
  const router = useRouter();
  const { app } = Route.useRouteContext();
  const notices = useHeld(app.notices, (snapshot) => snapshot);
  const [connection] = useLate(
    async () => (await import('./-connection.ts')).connectionActor(app),
    connected,
  );
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
      <HeadContent />
      <Outlet />
      <ConnectionNotice snapshot={connection} />
      <Notices
        snapshot={notices}
        send={app.notices.send}
        onUndo={(line) => app.cart.send({ type: 'removal.undone', line })}
      />
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </>
  );
}
