import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { test } from './provider.ts';
import { settled } from './watched.ts';

/** Puts a pointer down on the link of an animal in an idle list; returns a reader of what the page asks for from then on. */
async function fetchedAhead(page: Page): Promise<() => string[]> {
  await page.goto('/shop');
  await hydrated(page);
  await settled(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page.getByRole('main').getByRole('article').first().getByRole('link');
  await link.dispatchEvent('touchstart');
  await link.hover();
  return () => asked.filter((path) => path.startsWith('/api/'));
}

test('the animal under the pointer is preloaded', async ({ page }) => {
  const asked = await fetchedAhead(page);
  await expect.poll(asked).toContainEqual(expect.stringMatching(/products-betails\/[^/]+$/));
});

test('with Save-Data nothing is preloaded, neither an animal nor the code of its page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  const asked = await fetchedAhead(page);
  await settled(page);
  expect(asked()).toEqual([]);
  const code = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/animal-[\w-]{8}\.js$/.test(name)),
  );
  expect(code).toEqual([]);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
