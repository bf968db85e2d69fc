// §2 Catalogue: Loading shows 8

import { expect, type Page } from '@playwright/test';
import type { Category, Country, Product } from '#openapi/schemas.ts';
import { awaitedPaymentWording } from '../src/wording/awaited-payment.ts';
import { forCustomers, forVisitors } from './addresses.ts';
import { faultsOf, firstOf, providerFor, test } from './provider.ts';
import { customer, logIn } from './steps.ts';

/** How far the parts of a page may move by themselves while its answers come (cumulative layout shift). */
const limit = 0.02;

/** Every reading call of a page, answered late and one after the other. */
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

/** The addresses of all, and those whose lists are shorter than their skeletons. */
const visited = [...forVisitors, '/shop?taille=petit', '/search?q=introuvable'];
const visitedByCustomers = [...forCustomers, '/dashboard?onglet=securite', '/cart/'];

/** Writes down what moves on each page from its first moment, without any input. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: [value: number, parts: string][] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {
          value,
          hadRecentInput,
          sources = [],
        } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources?: { node?: Node | null }[];
        };
        const texts = sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? '');
        if (!hadRecentInput) moved.push([value, texts.join(' | ')]);
      }
      document.documentElement.dataset.moved = JSON.stringify(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function movedOn(page: Page): Promise<{ total: number; parts: string }> {
  const text = await page.locator('html').getAttribute('data-moved');
  const moved: [number, string][] = JSON.parse(text ?? '[]');
  return {
    total: moved.reduce((sum, [value]) => sum + value, 0),
    parts: moved.map(([value, parts]) => `${value.toFixed(4)} ${parts}`).join('; '),
  };
}

async function expectSteady(page: Page, root: string, path: string): Promise<void> {
  await test.step(path, async () => {
    const faults = faultsOf(root);
    await faults.clear();
    for (const [operationId, ms] of Object.entries(late))
      await faults.add({ operationId, kind: 'delay', ms, times: 5 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const { total, parts } = await movedOn(page);
    expect.soft(total, `${path} moves: ${parts}`).toBeLessThanOrEqual(limit);
  });
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px, with late answers`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });
    test.setTimeout(240_000);
    test.beforeEach(async ({ page }) => {
      await watchShifts(page);
    });

    test('no page of a visitor moves by itself', async ({ page, root }) => {
      const { id: product } = await firstOf<Product>(root, 'products-betails/');
      const { id: category } = await firstOf<Category>(root, 'categories');
      const { id: country } = await firstOf<Country>(root, 'pays/');
      const named = [`/product/${product}`, `/category/${category}`, `/product-by-country/${country}`];
      for (const path of [...visited, ...named]) await expectSteady(page, root, path);
    });

    test('no page of a customer moves by itself', async ({ page, root }) => {
      await page.goto('/login');
      await logIn(page);
      await expect(page).toHaveURL('/dashboard');
      for (const path of visitedByCustomers) await expectSteady(page, root, path);
    });

    test('no page of a customer whose order waits for its payment moves by itself', async ({
      page,
      root,
    }) => {
      const provider = await providerFor(root, customer);
      await provider.orderLines(1);
      await page.goto('/login');
      await logIn(page);
      await expect(page).toHaveURL('/dashboard');
      for (const animals of [1, 0]) {
        await provider.fillCart('Bélier Bali-Bali', animals);
        await expectSteady(page, root, '/cart/');
        await expect(page.getByText(awaitedPaymentWording.waiting)).toBeVisible();
      }
      for (const path of forCustomers) await expectSteady(page, root, path);
    });
  });
}
