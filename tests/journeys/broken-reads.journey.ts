import { expect, type Page } from '@playwright/test';
import type { Product } from '#openapi/schemas.ts';
import { cartWording } from '../../src/wording/cart.ts';
import { catalogueWording } from '../../src/wording/catalogue.ts';
import { homeWording } from '../../src/wording/home.ts';
import { listingWording } from '../../src/wording/listing.ts';
import { productWording } from '../../src/wording/product.ts';
import { seededSample } from '../../tools/seeded-sample.ts';
import { hydrated } from './hydrated.ts';
import { type Fault, faultsOf, firstOf, test } from './provider.ts';
import { comeBack, unprepared } from './steps.ts';

/** The ways in which an answer fails (sandbox/README.md, "Faults on demand"). */
const wrongs: readonly Omit<Fault, 'operationId'>[] = [
  { kind: 'status', status: 500 },
  { kind: 'drop' },
  { kind: 'html' },
  { kind: 'broken-body', body: 'null' },
  { kind: 'broken-body', body: '{}' },
  { kind: 'broken-body', body: '[{}]' },
];

const main = (page: Page) => page.getByRole('main');

/** Each reading call: a page that makes it, the sentence that reports its failure, and the content after a retry. */
const reads = [
  {
    operationId: 'listProducts',
    path: '/shop',
    failed: listingWording.failed,
    recovered: (page: Page) => main(page).getByRole('article'),
  },
  {
    operationId: 'listCategories',
    path: '/shop',
    failed: { title: listingWording.filters.failed, retry: listingWording.filters.retry },
    recovered: (page: Page) => main(page).getByRole('checkbox', { name: /^Moutons/ }),
  },
  {
    operationId: 'listCountries',
    path: '/',
    failed: { title: homeWording.countries.failed, retry: homeWording.countries.retry },
    recovered: (page: Page) => main(page).getByRole('link', { name: /^Mali/ }),
  },
  {
    operationId: 'getProduct',
    path: '/product/',
    failed: productWording.failed,
    recovered: (page: Page) => main(page).getByRole('button', { name: productWording.add }),
  },
] as const;

for (const { operationId, path, failed, recovered } of reads) {
  test(`${operationId} answered wrongly: the page says so, and Réessayer mends it`, async ({
    page,
    root,
  }) => {
    const faults = faultsOf(root);
    const { id } = await firstOf(root, 'products-betails/');
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    for (const wrong of seededSample(operationId, wrongs)) {
      await test.step(`${wrong.kind} ${wrong.body ?? wrong.status ?? ''}`, async () => {
        // More than one failure: a browser repeats a request by itself when its connection breaks.
        await faults.add({ operationId, ...wrong, times: 9 });
        await page.goto(unprepared(operationId === 'getProduct' ? `${path}${id}` : path));
        await expect(main(page).getByText(failed.title).first()).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(recovered(page)).toHaveCount(0);
        await faults.clear();
        await main(page).getByRole('button', { name: failed.retry }).first().click();
        await expect(recovered(page).first()).toBeVisible();
        await expect(main(page).getByText(failed.title)).toHaveCount(0);
      });
    }
    expect(thrown).toEqual([]);
  });
}

test('home and an animal that was opened from a short record say that they are old where their reading failed, and offer to retry', async ({
  page,
  root,
}) => {
  const faults = faultsOf(root);
  const old = main(page).getByText(catalogueWording.old.text);
  await faults.add({ operationId: 'listProducts', kind: 'status', status: 500, times: 9 });
  await faults.add({ operationId: 'getProduct', kind: 'status', status: 500, times: 9 });
  await page.goto('/');
  await hydrated(page);
  await expect(old).toBeVisible();
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await page.goto('/shop');
  await hydrated(page);
  await main(page)
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Voir les détails/ })
    .click();
  await expect(main(page).getByText(productWording.old.text)).toBeVisible();
  await expect(main(page).getByRole('button', { name: productWording.add }).first()).toBeVisible();
  await faults.clear();
  await main(page).getByRole('button', { name: productWording.old.retryLabel }).click();
  await expect(main(page).getByText(productWording.old.text)).toHaveCount(0);
  await page.goto('/');
  await hydrated(page);
  await expect(old).toHaveCount(0);
});

test('one unreadable record of the list does not hide what is known of the cart’s stock', async ({
  page,
  root,
}) => {
  const provider = await comeBack(page, root);
  await provider.fillCart('Bélier Bali-Bali', 1);
  const { quantity_initial, quantity_vendu } = await provider.findAnimal('Bélier Bali-Bali');
  const left = quantity_initial - quantity_vendu;
  await provider.fillCart('Bélier Bali-Bali', left);
  await page.route('**/ecommerce/products-betails/', async (route) => {
    const response = await route.fetch();
    const animals: Product[] = await response.json();
    const json = animals.map((one) => (one.name === 'Brebis Mossi' ? {} : one));
    await route.fulfill({ response, json });
  });
  await page.goto('/cart/');
  await expect(main(page).getByText(cartWording.most(left))).toBeVisible();
});
