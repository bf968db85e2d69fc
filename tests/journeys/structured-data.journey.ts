import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { faultsOf, test } from './provider.ts';
import { openAnimal } from './steps.ts';

type Thing = Record<string, unknown> & { '@type': string; image?: string[] };

const scripts = (page: Page) => page.locator('script[type="application/ld+json"]');

/** The structured data of the open page, by type. */
async function dataOf(page: Page): Promise<Record<string, Thing>> {
  const things = (await scripts(page).allTextContents()).map((json) => JSON.parse(json) as Thing);
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing]));
}

/** Collects violations of the policy and uncaught errors. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  return said;
}

test('an animal’s page describes its product, breadcrumb and canonical address, also after navigation', async ({
  page,
}) => {
  const said = listen(page);
  await page.goto('/shop');
  await hydrated(page);
  await page
    .getByRole('article')
    .filter({ hasText: 'Bélier Bali-Bali' })
    .getByRole('link', { name: 'Voir les détails' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\//);
  const { origin, pathname } = new URL(page.url());
  await page.goto(`${pathname}?utm_source=whatsapp`);
  await expect(scripts(page)).toHaveCount(2);
  const { Product, BreadcrumbList } = await dataOf(page);
  expect(Product).toMatchObject({
    name: 'Bélier Bali-Bali',
    category: 'Moutons',
    countryOfOrigin: { name: 'Mali' },
    offers: {
      price: 165_000,
      priceCurrency: 'XOF',
      availability: 'https://schema.org/InStock',
      url: origin + pathname,
    },
  });
  const picture = Product?.image?.[0] ?? '';
  expect((await page.request.get(picture)).ok()).toBe(true);
  expect(BreadcrumbList?.itemListElement).toHaveLength(3);
  const canonical = page.locator('head > link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', origin + pathname);
  const property = (name: string) => page.locator(`head > meta[property="og:${name}"]`);
  await expect(property('title')).toHaveAttribute('content', 'Bélier Bali-Bali');
  await expect(property('type')).toHaveAttribute('content', 'product');
  await expect(property('url')).toHaveAttribute('content', origin + pathname);
  await expect(property('image')).toHaveAttribute('content', `${origin}/share${pathname}.jpg`);

  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await expect(scripts(page)).toHaveCount(0);
  await expect(canonical).toHaveCount(0);
  await expect(property('image')).toHaveCount(0);
  await expect(property('type')).toHaveAttribute('content', 'website');
  expect(said).toEqual([]);
});

test('home, questions and listings describe the seller, the search and the breadcrumb', async ({ page }) => {
  const said = listen(page);
  await page.goto('/');
  await expect(scripts(page)).toHaveCount(2);
  expect(Object.keys(await dataOf(page)).sort()).toEqual(['Organization', 'WebSite']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Faq', exact: true }).click();
  await expect(scripts(page)).toHaveCount(1);
  const { FAQPage } = await dataOf(page);
  expect(FAQPage?.mainEntity).toHaveLength(5);
  await page.goto('/search?q=ladoum');
  await expect(scripts(page)).toHaveCount(1);
  expect(Object.keys(await dataOf(page))).toEqual(['BreadcrumbList']);
  expect(said).toEqual([]);
});

test('a name that contains a closing script tag stays text', async ({ page, root }) => {
  const said = listen(page);
  await openAnimal(page, root, 'Bélier Bali-Bali');
  const path = new URL(page.url()).pathname;
  const id = path.split('/').at(-1);
  const product = await (await page.request.get(`${root}/api/v1/ecommerce/products-betails/${id}`)).json();
  const name = '</script><img src=x onerror="document.title=1"><script>document.title=2</script>';
  const body = JSON.stringify({ ...product, name, description: name });
  await faultsOf(root).add({ operationId: 'getProduct', kind: 'broken-body', body });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(scripts(page)).toHaveCount(2);
  expect((await dataOf(page)).Product).toMatchObject({ name, description: name });
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  await expect(page).toHaveTitle(`${name} | Bélier`);
  expect(said).toEqual([]);
});
