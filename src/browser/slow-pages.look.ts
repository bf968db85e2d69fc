import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { markedAfter } from '#rules/waits.ts';
import { markSlowPages } from './slow-pages.ts';

afterEach(() => document.body.replaceChildren());

/** A router with two pages, the second of which waits for `come`. */
async function twoPages() {
  const root = createRootRoute();
  let come = (): void => undefined;
  const waiting = new Promise<void>((resolve) => {
    come = resolve;
  });
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/' }),
    createRoute({ getParentRoute: () => root, path: '/cart/', loader: () => waiting }),
  ];
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  router.history.subscribe(() => void router.load());
  markSlowPages(router);
  await router.load();
  const main = document.createElement('main');
  const link = document.createElement('a');
  link.href = '/';
  main.append(link);
  document.body.append(main);
  return { router, main, link, come };
}

it('takes no press on the page that is being left, and all again once the next one is there or Back was pressed', async () => {
  const { router, main, come } = await twoPages();
  const left = router.navigate({ to: '/cart/' as string });
  await expect.poll(() => main.inert).toBe(true);
  router.history.back();
  await expect.poll(() => main.inert).toBe(false);
  const again = router.navigate({ to: '/cart/' as string });
  await expect.poll(() => main.inert).toBe(true);
  come();
  await Promise.all([left, again]);
  await expect.poll(() => main.inert).toBe(false);
});

it('leaves a page as it is until the press is painted, and altogether where the next one is there by then', async () => {
  const { router, main, come } = await twoPages();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const left = router.navigate({ to: '/cart/' as string });
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  expect(main.inert).toBe(false);
  vi.advanceTimersByTime(markedAfter);
  expect(main.inert).toBe(true);
  come();
  await left;
  expect(main.inert).toBe(false);
  await router.navigate({ to: '/' as string });
  vi.advanceTimersByTime(markedAfter);
  expect(main.inert).toBe(false);
});

it('scrolls to the top for a link to the open address, and not for a reading of its data', async () => {
  const { router, link } = await twoPages();
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
  await router.invalidate();
  expect(scrolled).not.toHaveBeenCalled();
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void router.navigate({ to: '/' as string });
  });
  link.click();
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});
