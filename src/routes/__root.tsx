import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusPage, keepFocus } from '#browser/focus.ts';
import { lazyPart } from '#browser/lazy-part.ts';
import { phase } from '#browser/phase.ts';
import { DocumentHead } from '#heads/document-head.tsx';
import type { RouterContext } from '../router.ts';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

/** Its code does not compete with the page's. A constant element, so that no render reaches it before it is hydrated. */
const Announcements = lazyPart(
  async () => (await import('#live/announcements.tsx')).Announcements,
  // A function, not null: without this part no press is answered, which the page says.
  () => null,
  phase.hydrated,
);
const announcements = <Announcements />;

function Root() {
  const router = useRouter();
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
      {announcements}
    </>
  );
}
