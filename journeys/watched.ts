import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** What the page says that no page may: to the console, by a broken policy, by throwing. It grows as it is said. */
export function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => {
    // A 4xx that the page handles is written to the console by the browser itself.
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

/** Writes down what moves on each page from its first moment, without any input. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: { value: number; parts: string }[] = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources = [] } of list.getEntries() as Shift[]) {
        const parts = sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? '').join(' | ');
        if (!hadRecentInput) moved.push({ value, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { moved: () => moved });
  });

/** How far the open page has moved by itself (cumulative layout shift), and what of it. */
export async function shifts(page: Page): Promise<{ total: number; parts: string }> {
  const moved = await page.evaluate(() =>
    (window as unknown as { moved(): { value: number; parts: string }[] }).moved(),
  );
  return {
    total: moved.reduce((sum, { value }) => sum + value, 0),
    parts: moved.map(({ value, parts }) => `${value.toFixed(4)} ${parts}`).join('; '),
  };
}

/** How far a page may move by itself (web.dev, cumulative layout shift; specification of the bench). */
const most = 0.02;

/** Opens a page that is watched and waits until all of it answers: nothing of it has moved by itself. */
export async function openSteady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('shop-ready').length > 0);
  await expect(page.getByRole('contentinfo').first()).toBeAttached();
  await hydrated(page);
  const { total, parts } = await shifts(page);
  expect.soft(total, `${path} moves: ${parts}`).toBeLessThanOrEqual(most);
}
