// §2 Catalogue: Loading shows 8

import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Category, Country, Product } from '#openapi/schemas.ts';
import { standingWording } from '../../src/wording/standing.ts';
import { isWhole, seededSample } from '../../tools/seeded-sample.ts';
import { forCustomers, forVisitors } from './addresses.ts';
import { taken } from './hydrated.ts';
import { patience } from './patience.ts';
import { faultsOf, firstOf, test } from './provider.ts';
import { comeBack } from './steps.ts';
import { requestsOf, shifts, watchShifts } from './watched.ts';

/** The layout shift allowed while a page's answers arrive (cumulative layout shift). */
const limit = 0.02;

/** Delays every reading call of a page, and answers them one after the other. */
const late = {
  listProducts: 600,
  listCategories: 300,
  listCountries: 450,
  getProduct: 400,
  listCart: 300,
  listOrders: 500,
  getOrder: 400,
  getPayment: 400,
  getMe: 300,
} as const;

/**
 * Pages whose parts load separately, and those whose lists are shorter than their skeletons; in a whole run
 * every address. Prerendered pages without late answers: every-page.journey.ts.
 */
const answered = ['/', '/shop', '/search?q=b%C3%A9lier', '/category', '/vendor/ferme-du-poro', '/register'];
const visited = [...(isWhole ? forVisitors : answered), ...['/shop?taille=petit', '/search?q=introuvable']];
const visitedByCustomers = [...forCustomers, '/dashboard?onglet=securite', '/cart/'];

/** Opens a page, and waits until its code is ready and all that it asks for is answered: for 500 ms nothing is under way. */
async function expectSteady(page: Page, path: string): Promise<void> {
  const quiet = requestsOf(page);
  await page.goto(path);
  await taken(page);
  await quiet();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const { total, parts } = await shifts(page);
  expect.soft(total, `${path} moves: ${parts}`).toBeLessThanOrEqual(limit);
}

/** Runs several pages in parallel: each mostly waits for its answers. */
async function expectAllSteady(context: BrowserContext, paths: readonly string[]): Promise<void> {
  const waiting = [...paths];
  const open = async (): Promise<void> => {
    const page = await context.newPage();
    await watchShifts(page);
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      await expectSteady(page, path);
    await page.close();
  };
  await Promise.all([open(), open(), open(), open()]);
}

async function answerLate(root: string): Promise<void> {
  const faults = faultsOf(root);
  for (const [operationId, ms] of Object.entries(late))
    await faults.add({ operationId, kind: 'delay', ms, times: 1000 });
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px, with late answers`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });
    test.setTimeout(240_000 * patience);

    test('no page of a visitor moves by itself', async ({ context, root }) => {
      const { id: product } = await firstOf<Product>(root, 'products-betails/');
      const { id: category } = await firstOf<Category>(root, 'categories');
      const { id: country } = await firstOf<Country>(root, 'pays/');
      const named = [`/product/${product}`, `/category/${category}`, `/product-by-country/${country}`];
      await answerLate(root);
      await expectAllSteady(context, seededSample(`steady at ${width}`, [...visited, ...named]));
    });

    test('no page of a customer moves by itself, nor where an order waits for its payment', async ({
      context,
      page,
      root,
    }) => {
      const provider = await comeBack(page, root);
      await answerLate(root);
      await expectAllSteady(context, seededSample('steady for customers', visitedByCustomers));
      await faultsOf(root).clear();
      await provider.orderLines(1);
      await answerLate(root);
      await watchShifts(page);
      for (const animals of [1, 0]) {
        await provider.fillCart('Bélier Bali-Bali', animals);
        await expectSteady(page, '/cart/');
        await expect(page.getByText(standingWording.pending)).toBeVisible();
      }
      await expectAllSteady(context, forCustomers);
    });
  });
}
