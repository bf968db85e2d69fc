import { expect, type Locator, type Page } from '@playwright/test';
import type { Category, Country, Product } from '#openapi/schemas.ts';
import { queryNames } from '#rules/query-names.ts';
import { taken } from './hydrated.ts';
import { firstOf, test } from './provider.ts';
import { comeBack } from './steps.ts';

// A page that nobody touches, neither by pointer nor by key, waits with its lists only for as long as its document shows them.

const follow = async (page: Page, to: string): Promise<void> => {
  await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), to);
  await expect(page).toHaveURL(to);
};

/** What a page shows once its lists have come; nothing stands for them any more. */
async function isWhole(page: Page, shown: Locator): Promise<void> {
  await expect(shown).not.toHaveCount(0);
  await expect(page.getByRole('main').locator('[data-wait]')).toHaveCount(0);
}

const animals = (page: Page) => page.getByRole('main').getByRole('article');
const countries = (page: Page) => page.locator('select[name=pays] option:nth-child(3)');
const orders = (page: Page) => page.getByRole('main').locator('tbody tr').nth(1);

type Named = Record<'animal' | 'category' | 'country', string>;

const pages: readonly [path: (ids: Named) => string, shown: (page: Page) => Locator, to?: string][] = [
  [() => '/', animals],
  [() => '/shop', animals],
  [() => '/shop?tri=price-low&page=2', animals],
  [() => '/search?q=mouton', animals],
  [() => '/category', animals],
  [({ category }) => `/category/${category}`, animals],
  [({ country }) => `/product-by-country/${country}`, animals],
  [({ animal }) => `/product/${animal}`, animals],
  [() => '/register', countries, '/login'],
];
const ofCustomers: typeof pages = [
  [() => '/dashboard', countries],
  [() => '/dashboard?onglet=commandes', orders],
];

const named = async (root: string): Promise<Named> => ({
  animal: (await firstOf<Product>(root, 'products-betails/')).id,
  category: (await firstOf<Category>(root, 'categories')).id,
  country: (await firstOf<Country>(root, 'pays/')).id,
});
const title = (path: (ids: Named) => string) => path({ animal: '…', category: '…', country: '…' });

for (const [index, [pathOf, shown, to = '/faq']] of [...pages, ...ofCustomers].entries()) {
  test(`${title(pathOf)} is whole where Back leads to it from a page that was reloaded, and in a restored tab`, async ({
    page,
    root,
  }) => {
    const path = pathOf(await named(root));
    if (index >= pages.length) await comeBack(page, root);
    await page.goto(path);
    await taken(page);
    await follow(page, to);
    await page.reload();
    await taken(page);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await isWhole(page, shown(page));
    await page.reload();
    await isWhole(page, shown(page));
    await page.goForward();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await isWhole(page, shown(page));
  });
}

test('a list that a script opens, sorts and pages is whole', async ({ page, root }) => {
  const { country } = await named(root);
  await page.goto('/');
  await taken(page);
  await follow(page, `/product-by-country/${country}`);
  await isWhole(page, animals(page));
  await page.goto('/faq');
  await taken(page);
  await follow(page, '/shop');
  await isWhole(page, animals(page));
  await page.goto('/shop');
  await taken(page);
  await page.evaluate((name) => {
    const sort = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
    if (sort === null) return;
    sort.value = 'price-low';
    sort.dispatchEvent(new Event('change', { bubbles: true }));
  }, queryNames.sort);
  await expect(page).toHaveURL(new RegExp(`${queryNames.sort}=price-low`));
  await isWhole(page, animals(page));
  await page.goto('/shop');
  await taken(page);
  await follow(page, '/shop?page=2');
  await isWhole(page, animals(page));
});
