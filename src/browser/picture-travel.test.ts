import { afterEach, expect, it, vi } from 'vitest';
import { pictureTravel } from './picture-travel.ts';

/** A desk browser with a list on which a card leads to an animal; its view transitions are the test's. */
function openList(startViewTransition: (update: () => Promise<void>) => object) {
  const classes = new Set<string>();
  const picture = {
    ...{ complete: true, src: '/ram.jpg', style: { viewTransitionName: '' } },
    getBoundingClientRect: () => ({ top: 0, bottom: 100, height: 100 }),
  };
  const link = { pathname: '/product/1', closest: () => ({ querySelector: () => picture }) };
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('document', {
    startViewTransition,
    documentElement: {
      classList: { add: (one: string) => classes.add(one), remove: (one: string) => classes.delete(one) },
    },
    querySelectorAll: (selector: string) => (selector === 'main article a[href]' ? [link] : []),
  });
  const router = {
    startViewTransition: (update: () => Promise<void>) => update(),
    latestLocation: { pathname: '/product/1' },
  };
  pictureTravel(router);
  return { classes, picture, router };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = new Promise<never>(() => undefined);

it.each([
  ['never asks for it', false],
  ['never ends it', true],
])('the page opens, once, where the browser begins a transition and %s', async (_, isAsking) => {
  vi.useFakeTimers();
  let skipped = 0;
  const { classes, picture, router } = openList((update) => {
    if (isAsking) void update();
    return { ready: never, finished: never, updateCallbackDone: never, skipTransition: () => (skipped += 1) };
  });
  let opened = 0;
  const open = router.startViewTransition(async () => {
    opened += 1;
  });
  expect([classes.size, picture.style.viewTransitionName]).toEqual([1, 'animal']);
  await vi.advanceTimersByTimeAsync(2_000);
  await open;
  expect([opened, skipped, classes.size, picture.style.viewTransitionName]).toEqual([1, 1, 0, '']);
});

it('a transition that ends is not cut short', async () => {
  vi.useFakeTimers();
  let skipped = 0;
  const { classes, router } = openList((update) => {
    const finished = update();
    return { ready: finished, finished, skipTransition: () => (skipped += 1) };
  });
  await router.startViewTransition(async () => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([skipped, classes.size]).toEqual([0, 0]);
});
