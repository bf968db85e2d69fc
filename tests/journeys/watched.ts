import { expect, type Page, type Request } from '@playwright/test';
import { hydrated, taken } from './hydrated.ts';
import { patience } from './patience.ts';

/** Collects console messages, policy violations and uncaught errors of a page. The array grows while the page runs. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => {
    // The browser itself logs a 4xx that the page handles.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      said.push(message.text());
  });
  return said;
}

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources?: { node?: Node | null }[];
};

/**
 * Records the layout shifts of each document from its start, without input. The web fonts are refused: they come after the code, and
 * what they shift is measured apart (document.journey.ts).
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    const moved: { value: number; parts: string }[] = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources = [] } of list.getEntries() as Shift[]) {
        const parts = sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? '').join(' | ');
        if (!hadRecentInput) moved.push({ value, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { moved: () => moved });
  });
}

/** Notes the requests of a page from now on; the returned function waits until none has been under way for so long, in ms. */
export function requestsOf(page: Page, quiet = 500): () => Promise<void> {
  const underWay = new Set<Request>();
  let last = performance.now();
  const note = (change: (one: Request) => void) => (one: Request) => {
    change(one);
    last = performance.now();
  };
  const begun = note((one) => underWay.add(one));
  const ended = note((one) => underWay.delete(one));
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  return async () => {
    await expect
      .poll(() => underWay.size === 0 && performance.now() - last > quiet * patience, { intervals: [50] })
      .toBe(true);
    page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
  };
}

/** Two frames and a task later: what has changed is laid out, and its shifts are reported. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** Waits until a page that is left alone has asked for what it asks for: requests are reported in order. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((done) => requestIdleCallback(done, { timeout: 3000 }));
    await new Promise((done) => setTimeout(done, 500));
    await fetch('/robots.txt');
  });

/** The cumulative layout shift of the open page, and the elements that shifted. */
export async function shifts(page: Page): Promise<{ total: number; parts: string }> {
  await painted(page);
  const moved = await page.evaluate(() =>
    (window as unknown as { moved(): { value: number; parts: string }[] }).moved(),
  );
  return {
    total: moved.reduce((sum, { value }) => sum + value, 0),
    parts: moved.map(({ value, parts }) => `${value.toFixed(4)} ${parts}`).join('; '),
  };
}

/** The allowed cumulative layout shift (web.dev; specification of the bench). */
const most = 0.02;

/** Opens a page, waits until it is hydrated, and checks that it did not shift. */
export async function openSteady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await taken(page);
  await expect(page.getByRole('contentinfo').first()).toBeAttached();
  await hydrated(page);
  const { total, parts } = await shifts(page);
  expect.soft(total, `${path} moves: ${parts}`).toBeLessThanOrEqual(most);
}
