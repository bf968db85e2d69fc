import { createRootRouteWithContext, HeadContent, Outlet, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Notices } from '#screens/layout/notices.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { RouterContext } from '../router.ts';
import { focusPage, keepFocus } from './-focus.ts';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  const router = useRouter();
  const { app } = Route.useRouteContext();
  const notices = useSelector(app.notices, (snapshot) => snapshot);
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
      <Notices snapshot={notices} send={app.notices.send} />
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </>
  );
}
