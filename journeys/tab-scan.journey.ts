import { expect, type Page } from '@playwright/test';
import type { Category, Country, Product } from '#openapi/schemas.ts';
import { forCustomers, forVisitors } from './addresses.ts';
import { firstOf, test } from './provider.ts';
import { comeBack } from './steps.ts';
import { scanByTab } from './tab-scan.ts';
import { takenOver } from './taken-over.ts';

/** A phone, the same on its side, and a page enlarged four times on a desk. */
const sizes = [
  { width: 390, height: 700 },
  { width: 720, height: 400 },
  { width: 320, height: 256 },
] as const;

/** `npm test` looks at the pages that have a bar, in the two extremes; `npm run scorecard` at all of them. */
const isWhole = process.env.HEARD_AND_SEEN === 'all';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(isWhole ? 1_200_000 : 120_000);

async function scan(page: Page, where: string): Promise<void> {
  const { stops, hidden } = await scanByTab(page);
  expect.soft(stops, `${where} has stops`).toBeGreaterThan(3);
  expect.soft(hidden, where).toEqual([]);
}

async function scanAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
  await scan(page, path);
}

for (const size of sizes) {
  const where = `${size.width} × ${size.height}`;
  test.describe(where, () => {
    test.use({ viewport: size });

    test(`nothing that has the focus is hidden at ${where}: pages of a visitor, the menu, the filters`, async ({
      page,
      root,
    }) => {
      test.skip(!isWhole && size.width !== 390, 'in the scorecard');
      const { id: product } = await firstOf<Product>(root, 'products-betails/');
      const { id: category } = await firstOf<Category>(root, 'categories');
      const { id: country } = await firstOf<Country>(root, 'pays/');
      const listed = [`/category/${category}`, `/product-by-country/${country}`, '/shop?affichage=list'];
      const seen = isWhole ? [...forVisitors, ...listed] : [];
      for (const path of [...seen, `/product/${product}`]) await scanAt(page, path);
      await page.goto('/shop');
      await takenOver(page);
      for (const name of ['Filtrer', 'Ouvrir le menu']) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await scan(page, name);
        await page.keyboard.press('Escape');
      }
    });

    test(`nothing that has the focus is hidden at ${where}: cart, checkout and account`, async ({
      page,
      root,
    }) => {
      test.skip(!isWhole && size.width !== 320, 'in the scorecard');
      const shopper = await comeBack(page, root);
      await shopper.fillCart('Bélier Bali-Bali', 1);
      const [other] = (await shopper.animals()).filter(({ name }) => name !== 'Bélier Bali-Bali');
      if (other !== undefined) await shopper.addToCart(other.id, 1);
      const account = isWhole ? [...forCustomers, '/dashboard?onglet=securite'] : [];
      for (const path of ['/cart/', ...account]) await scanAt(page, path);
      await page.goto('/checkout');
      await takenOver(page);
      await page.getByLabel('Adresse de livraison').fill('Cocody Angré');
      await page.getByLabel('Ville').fill('Abidjan');
      await scan(page, 'step 1');
      await page.getByRole('button', { name: 'Suivant' }).press('Enter');
      await expect(page.getByRole('radio').first()).toBeVisible();
      await scan(page, 'step 2');
      await page.getByRole('button', { name: 'Suivant' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Commander' })).toBeVisible();
      await scan(page, 'step 3');
    });
  });
}
