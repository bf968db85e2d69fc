import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#late/lazy-actor.ts';
import { lazyPart } from '#late/lazy-part.ts';
import type { RouterContext } from '../router.ts';
import { DocumentHead } from './-document-head.tsx';
import { focusPage, keepFocus } from './-focus.ts';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

/** The code of the announcements and of their machines: once offline it could not be fetched. */
const Announcements = lazyPart(async () => {
  const [{ Announcements: shown }] = await Promise.all([
    import('./-announcements.tsx'),
    import('#effects/actors.ts'),
  ]);
  return shown;
});

function Root() {
  const router = useRouter();
  const { app } = Route.useRouteContext();
  const [isStill, setStill] = useState(false);
  const [opened] = useState(router.latestLocation.pathname);

  useEffect(keepFocus, []);
  useEffect(() => whenIdle(() => startTransition(() => setStill(true))), []);
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
      {isStill && <Announcements app={app} />}
    </>
  );
}
