import { expect, type Page } from '@playwright/test';
import { homeWording } from '../../src/wording/home.ts';
import { listingWording } from '../../src/wording/listing.ts';
import { productWording } from '../../src/wording/product.ts';
import { type Fault, faultsOf, firstOf, test } from './provider.ts';
import { seededSample } from './seeded-sample.ts';
import { unprepared } from './steps.ts';

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
