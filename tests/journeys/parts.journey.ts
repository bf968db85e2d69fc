import { expect, type Page } from '@playwright/test';
import { catalogueWording } from '../../src/wording/catalogue.ts';
import { homeWording } from '../../src/wording/home.ts';
import { listingWording } from '../../src/wording/listing.ts';
import { productWording } from '../../src/wording/product.ts';
import { selectionWording } from '../../src/wording/selection.ts';
import { hydrated } from './hydrated.ts';
import { faultsOf, findAnimal, test } from './provider.ts';
import { comeBack } from './steps.ts';
import { settled } from './watched.ts';

/* The animals in a document are those of its own page: no other page takes them for the shop's. */

const animal = 'Bélier Bali-Bali';
const faults = [{ kind: 'never' }, { kind: 'status', status: 500 }] as const;
const openAnimal = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/product/${id}`);
  await hydrated(page);
};
const main = (page: Page) => page.getByRole('main');
const toShop = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Boutique' }).first().click();
const toHome = (page: Page) => page.getByRole('banner').locator('a[href="/"]:visible').first().click();
const waiting = (page: Page) => main(page).getByText(catalogueWording.loading).first();

for (const fault of faults)
  test(`after an animal’s document, while the list is without an answer or failed: ${fault.kind}`, async ({
    page,
    root,
  }) => {
    await (await comeBack(page, root)).fillCart('', 0);
    const { id } = await findAnimal(root, animal);
    await faultsOf(root).add({ operationId: 'listProducts', ...fault, times: 99 });
    await test.step('a chosen animal stays chosen', async () => {
      await openAnimal(page, id);
      await main(page).getByRole('button', { name: selectionWording.add }).click();
      await expect(main(page).getByRole('button', { name: selectionWording.remove })).toBeVisible();
      await toShop(page);
      if (fault.kind === 'never') await expect(waiting(page)).toBeAttached();
      else await expect(main(page).getByText(listingWording.failed.title).first()).toBeVisible();
      const selection = page.getByRole('region', { name: selectionWording.title });
      await expect(selection).toBeVisible();
      await settled(page);
      expect(await selection.count()).toBe(1);
    });
    await test.step('the home page shows no animals of another page', async () => {
      await toHome(page);
      await expect(page.getByText(homeWording.featured.title).first()).toBeVisible();
      if (fault.kind === 'status')
        await expect(main(page).getByText(homeWording.featured.failed)).toBeVisible();
      await expect(main(page).locator('article a[href^="/product/"]')).toHaveCount(0);
    });
    await test.step('the cart does not say that the animal is gone', async () => {
      await openAnimal(page, id);
      await page.getByRole('button', { name: productWording.add, exact: true }).first().click();
      await expect(page).toHaveURL('/cart/');
      await expect(page.getByRole('row', { name: animal })).toBeVisible();
      await expect(main(page).getByText(/plus en vente/)).toHaveCount(0);
    });
  });
