import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusPage, restoreFocus } from '#browser/focus.ts';
import { lazyElement } from '#browser/lazy-part.ts';
import { DocumentHead } from '#heads/document-head.tsx';
import type { RouterContext } from '../router.ts';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

// The first notice ends its wait, too (src/main.tsx).
const announcements = lazyElement(async () => (await import('#live/announcements.tsx')).Announcements, null);

function Root() {
  const router = useRouter();
  const [opened] = useState(router.latestLocation.pathname);

  useEffect(restoreFocus, []);
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
      {announcements}
    </>
  );
}
