import { afterEach, expect, it, vi } from 'vitest';
import { addBackEntry, type PageHistory, watchBack } from './back-entry.ts';

/** A tab's history in which Back ends when the test says so. */
class SlowHistory {
  depth = 0;
  pending = 0;
  pushState() {
    this.depth += 1;
  }
  replaceState() {}
  back() {
    this.pending += 1;
  }
}

afterEach(() => vi.unstubAllGlobals());

it('an overlay that opens while the former one’s entry goes is not closed by that, and no blocker stays', async () => {
  const tab = Object.assign(new EventTarget(), { history: new SlowHistory() });
  vi.stubGlobal('History', SlowHistory);
  vi.stubGlobal('window', tab);
  const blockers = new Set<unknown>();
  const router: PageHistory = {
    location: { pathname: '/', href: '/', state: {} },
    canGoBack: () => false,
    push: () => undefined,
    block: (one) => {
      blockers.add(one);
      return () => void blockers.delete(one);
    },
  };
  const arrive = () => {
    tab.history.pending -= 1;
    tab.history.depth -= 1;
    tab.dispatchEvent(new Event('popstate'));
  };
  watchBack();
  let closed = 0;
  addBackEntry(router, () => undefined)();
  await expect.poll(() => tab.history.pending).toBe(1);
  const remove = addBackEntry(router, () => {
    closed += 1;
  });
  arrive();
  expect([closed, tab.history.depth, blockers.size]).toEqual([0, 1, 1]);
  remove();
  await expect.poll(() => tab.history.pending).toBe(1);
  arrive();
  expect([tab.history.depth, blockers.size]).toEqual([0, 0]);
});
