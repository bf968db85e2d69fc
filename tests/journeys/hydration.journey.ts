import { type BrowserContext, expect, type Page } from '@playwright/test';
import { isWhole, seededSample } from '../../tools/seeded-sample.ts';
import { forCustomers, forVisitors } from './addresses.ts';
import { hydrated, taken } from './hydrated.ts';
import { patience } from './patience.ts';
import { providerFor, test } from './provider.ts';
import { customer } from './steps.ts';
import { listen, openSteady, watchShifts } from './watched.ts';

/** A whole run has all addresses and storages in both themes; else a few pages of each kind. */
const paths = isWhole ? forVisitors : ['/', '/shop', '/about', '/login'];
const customersPaths = isWhole ? [...forVisitors, ...forCustomers] : ['/', '/dashboard'];

type StorageFault = 'denied' | 'full' | undefined;

/** The states of a device's storage, each for a visitor and for a customer; else one theme for each of them. */
const storages: Record<'light' | 'dark', { visitors: StorageFault[]; customers: StorageFault[] }> = isWhole
  ? {
      light: { visitors: ['denied', 'full'], customers: [undefined, 'full'] },
      dark: { visitors: ['denied', 'full'], customers: [undefined, 'full'] },
    }
  : {
      light: { visitors: ['full'], customers: ['full'] },
      dark: { visitors: ['denied'], customers: [undefined] },
    };

/** Opens each page, waits until it is hydrated, and checks that it logs nothing and does not shift. */
async function walk(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  test.setTimeout((30_000 + addresses.length * 10_000) * patience);
  const page = await context.newPage();
  const said = listen(page);
  await watchShifts(page);
  for (const path of addresses) {
    await openSteady(page, path);
    expect.soft(said.splice(0), path).toEqual([]);
  }
  await page.close();
}

type Device = { stored?: Record<string, string>; storage?: StorageFault };

/** A device with stored values, with a full storage, or without storage. */
const prepare = (context: BrowserContext, { stored = {}, storage }: Device) =>
  context.addInitScript(
    ([values, state]) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      if (state === 'full') {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }
      if (state === 'denied') {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      }
    },
    [stored, storage] as const,
  );

for (const colorScheme of ['light', 'dark'] as const) {
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  test.describe(`on a device that is ${colorScheme}, each page is hydrated as it was made`, () => {
    test.use({ colorScheme });

    test(`where ${other} was chosen instead`, async ({ context }) => {
      await prepare(context, { stored: { theme: other } });
      await walk(context, seededSample(`hydrated ${colorScheme}`, paths));
    });

    for (const storage of storages[colorScheme].visitors) {
      test(`where the storage is ${storage}`, async ({ context }) => {
        await prepare(context, { storage });
        await walk(context, seededSample(`hydrated ${colorScheme}`, paths));
      });
    }

    for (const storage of storages[colorScheme].customers) {
      test(`for a customer, whose session and cart follow${storage === undefined ? '' : ', where the storage is full'}`, async ({
        context,
        root,
      }) => {
        const { token } = await providerFor(root, customer);
        await prepare(context, { stored: { access_token: token }, storage });
        await walk(context, customersPaths);
        const page = await context.newPage();
        await page.goto('/');
        const account = page.getByRole('banner').getByRole('link', { name: 'Mon compte' });
        await expect(account.first()).toBeVisible();
      });
    }
  });
}

test('a prerendered page shows what has changed since', async ({ page }) => {
  await page.route('**/ecommerce/products-betails/', async (route) => {
    const response = await route.fetch();
    const [first, ...others] = (await response.json()) as { name: string }[];
    await route.fulfill({ response, json: [{ ...first, name: 'Bélier tout neuf' }, ...others] });
  });
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Bélier tout neuf' }).first()).toBeAttached();
});

/** The title, description and other tags of a page's head, by key. */
const saidOnce = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('title, meta[name], meta[property], link[rel=canonical]')].map(
      (one) =>
        one.getAttribute('name') ?? one.getAttribute('property') ?? one.getAttribute('rel') ?? one.tagName,
    ),
  );

/** Marks the heading of the document. */
const markHeading = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.querySelector('h1')?.setAttribute('data-made', '');
    }),
  );

test('a page is hydrated as it was made under an address that links from elsewhere have added to', async ({
  page,
}) => {
  await markHeading(page);
  await page.goto('/shop');
  const link = page.getByRole('article').first().getByRole('link').first();
  const animal = (await link.getAttribute('href')) ?? '';
  for (const path of [animal, '/', '/faq']) {
    await page.goto(`${path}?utm_source=whatsapp&fbclid=1`);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-made');
    const said = await saidOnce(page);
    expect(said).toEqual([...new Set(said)]);
    expect(said).toContain('canonical');
  }
});

test('a page that is rendered anew has its title and description once', async ({ page }) => {
  await markHeading(page);
  await page.addInitScript(() => localStorage.setItem('remembered_identifier', 'client@exemple.ci'));
  for (const path of ['/shop?page=2', '/login']) {
    await page.goto(path);
    await taken(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('data-made');
    await expect(page).toHaveTitle(/. \| Bélier$/);
    const said = await saidOnce(page);
    expect(said).toEqual([...new Set(said)]);
    expect(said).toContain('description');
  }
  await expect(page.getByLabel('E-mail ou numéro de téléphone')).toHaveValue('client@exemple.ci');
});
