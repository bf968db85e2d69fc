import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { focusPage, keepFocus } from '#browser/focus.ts';
import { lazyPart } from '#browser/lazy-part.ts';
import { readyEvent } from '#browser/ready.ts';
import { DocumentHead } from '#heads/document-head.tsx';
import type { RouterContext } from '../router.ts';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

const Announcements = lazyPart(async () => (await import('#live/announcements.tsx')).Announcements, null);

function Root() {
  const router = useRouter();
  const { app } = Route.useRouteContext();
  const [opened] = useState(router.latestLocation.pathname);
  const [isReady, setReady] = useState(false);

  useEffect(keepFocus, []);
  // Loaded later, so that its code does not compete with the page's. A layout effect listens before the effect of `<Ready>` in the same
  // commit.
  useLayoutEffect(() => {
    const leaving = new AbortController();
    const show = () => startTransition(() => setReady(true));
    addEventListener(readyEvent, show, { once: true, signal: leaving.signal });
    return () => leaving.abort();
  }, []);
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
      {isReady && <Announcements app={app} />}
    </>
  );
}
