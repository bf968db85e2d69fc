import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './provider.ts';
import { customer, takenOver } from './steps.ts';

/** Addresses whose pages were made beforehand, and some whose page begins as the empty shell. */
const everywhere = ['/', '/shop', '/search', '/category', '/faq', '/about', '/contact', '/blog', '/vendors'];
const rest = [
  '/login',
  '/register',
  '/forgot-password',
  '/wishlist',
  '/order-status',
  '/thank-for-register',
  '/become-seller',
  '/conditions',
  '/confidentialite',
  '/cookies',
  '/blog/choisir-son-belier',
  '/vendor/ferme-du-poro',
  '/cart/',
];
const few = ['/', '/shop', '/about', '/login'];

/** How far a page may move by itself (web.dev, cumulative layout shift; specification of the bench). */
const most = 0.02;

async function watch(context: BrowserContext): Promise<{ page: Page; said: string[] }> {
  const page = await context.newPage();
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) moved += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { movedBy: () => moved });
  });
  return { page, said };
}

/** Opens each page and waits until all of it answers; it says nothing and does not move. */
async function walk(context: BrowserContext, paths: readonly string[]): Promise<void> {
  const { page, said } = await watch(context);
  for (const path of paths) {
    await page.goto(path);
    await page.waitForFunction(() => performance.getEntriesByName('shop-ready').length > 0);
    await expect(page.getByRole('contentinfo').first()).toBeAttached();
    await takenOver(page);
    const moved = await page.evaluate(() => (window as unknown as { movedBy(): number }).movedBy());
    expect.soft(moved, `${path} moves`).toBeLessThanOrEqual(most);
    expect.soft(said.splice(0), path).toEqual([]);
  }
  await page.close();
}

test('every page is taken over as it was made: without a warning, without a jump', async ({ context }) => {
  const product = await context.newPage();
  await product.goto('/shop');
  const link = product.getByRole('article').first().getByRole('link').first();
  const animal = (await link.getAttribute('href')) ?? '';
  await product.close();
  await walk(context, [...everywhere, ...rest, animal]);
});

test('so it is in the dark, and by a choice that is not the device’s', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  await walk(context, few);
  await context.addInitScript(() => localStorage.setItem('theme', 'light'));
  await walk(context, few);
  await context.close();
});

test('so it is for a customer, whose session and cart follow', async ({ context, page }) => {
  const answer = await page.request.post('/api/v1/auth/login/', { data: customer });
  const { token } = (await answer.json()) as { token: { access: string } };
  await context.addInitScript((access) => localStorage.setItem('access_token', access), token.access);
  await walk(context, ['/', '/shop', '/faq', '/cart/']);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mon compte' }).first()).toBeVisible();
});

test('so it is where the device’s storage is denied', async ({ context }) => {
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await walk(context, few);
});

test('a page made beforehand shows what has changed since', async ({ page }) => {
  await page.route('**/ecommerce/products-betails/', async (route) => {
    const response = await route.fetch();
    const [first, ...others] = (await response.json()) as { name: string }[];
    await route.fulfill({ response, json: [{ ...first, name: 'Bélier tout neuf' }, ...others] });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Bélier tout neuf' }).first()).toBeAttached();
});

/** What a page says of itself in its head, each by its key. */
const saidOnce = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('title, meta[name], meta[property], link[rel=canonical]')].map(
      (one) =>
        one.getAttribute('name') ?? one.getAttribute('property') ?? one.getAttribute('rel') ?? one.tagName,
    ),
  );

/** Marks the heading that the document came with. */
const markHeading = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.querySelector('h1')?.setAttribute('data-made', '');
    }),
  );

test('a page is taken over as it was made under an address that links from elsewhere have added to', async ({
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

test('a page that is drawn afresh over what was made says of itself once', async ({ page }) => {
  await markHeading(page);
  await page.addInitScript(() => localStorage.setItem('remembered_identifier', 'client@exemple.ci'));
  for (const path of ['/shop?page=2', '/login']) {
    await page.goto(path);
    await page.waitForFunction(() => performance.getEntriesByName('shop-ready').length > 0);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('data-made');
    await expect(page).toHaveTitle(/. \| Bélier$/);
    const said = await saidOnce(page);
    expect(said).toEqual([...new Set(said)]);
    expect(said).toContain('description');
  }
  await expect(page.getByLabel('E-mail ou numéro de téléphone')).toHaveValue('client@exemple.ci');
});
