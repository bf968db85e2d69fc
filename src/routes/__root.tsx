import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState } from 'react';
import { lazyPart } from '#late/lazy-part.ts';
import type { RouterContext } from '../router.ts';
import { DocumentHead } from './-document-head.tsx';
import { focusPage, keepFocus } from './-focus.ts';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

const Announcements = lazyPart(async () => (await import('./-announcements.tsx')).Announcements, null);

function Root() {
  const router = useRouter();
  const { app } = Route.useRouteContext();
  const [opened] = useState(router.latestLocation.pathname);

  useEffect(keepFocus, []);
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        const isFirst = fromLocation === undefined && toLocation.pathname === opened;
        if (!isFirst && pathChanged) focusPage();
      }),
    [router, opened],
  );

  return (
    <>
      <DocumentHead />
      <Outlet />
      {useDeferredValue(true, false) && <Announcements app={app} />}
    </>
  );
}
