import { expect } from '@playwright/test';
import type { Product } from '#openapi/schemas.ts';
import { hydrated } from './hydrated.ts';
import { patience } from './patience.ts';
import { firstOf, test } from './provider.ts';
import { stretched } from './served.ts';
import { comeBack } from './steps.ts';
import { requestsOf } from './watched.ts';
import { withBackForwardCache } from './whole-browser.ts';

/** Why the browser reloaded a page instead of restoring it from the back/forward cache (HTML Standard, `notRestoredReasons`). */
type Refused = { notRestoredReasons?: { reasons?: { reason: string }[] | null } | null };

const cells = (['home', 'list', 'product'] as const).flatMap((name) =>
  ['a visitor', 'a customer'].map((visitor) => ({ name, visitor })),
);

for (const { name, visitor } of cells) {
  test(`Back restores the ${name} page for ${visitor} as it was left`, async ({
    launchOptions,
    playwright,
    root,
  }) => {
    const animal = await firstOf<Product>(root, 'products-betails/');
    const path = { home: '/', list: '/shop', product: `/product/${animal.id}` }[name];
    const browser = await withBackForwardCache(playwright, launchOptions);
    try {
      const context = await stretched(await browser.newContext({ baseURL: root, locale: 'fr-FR' }));
      const page = await context.newPage();
      await page.addInitScript(() =>
        window.addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'fromBfcache', persisted)),
      );
      if (visitor === 'a customer') await comeBack(page, root);
      const quiet = requestsOf(page);
      await page.goto(path);
      await hydrated(page);
      await quiet();
      await page.goto('/faq');
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      // Otherwise the reasons are reported.
      await page
        .waitForFunction(() => Reflect.get(window, 'fromBfcache') === true, undefined, {
          timeout: 5000 * patience,
        })
        .catch(() => undefined);
      const result = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation') as unknown as Refused[];
        const reasons = entry?.notRestoredReasons?.reasons ?? [];
        return {
          fromBfcache: Reflect.get(window, 'fromBfcache'),
          reasons: reasons.map(({ reason }) => reason),
        };
      });
      expect(result).toEqual({ fromBfcache: true, reasons: [] });
    } finally {
      await browser.close();
    }
  });
}
