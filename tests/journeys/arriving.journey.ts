// §2 Routes: `/product/{id}` inside the
// §2 Routes: `/product-by-country/{id}` inside the
// §2 Routes: `/category/{id}` inside the
// §2 Routes: Every route change goes

import { expect, type Page } from '@playwright/test';
import { catalogueWording } from '../../src/wording/catalogue.ts';
import { errorsWording } from '../../src/wording/errors.ts';
import { homeWording } from '../../src/wording/home.ts';
import { listingWording } from '../../src/wording/listing.ts';
import { productWording } from '../../src/wording/product.ts';
import { seededSample } from '../../tools/seeded-sample.ts';
import { forVisitors } from './addresses.ts';
import { hydrated } from './hydrated.ts';
import { faultsOf, test } from './provider.ts';
import { unprepared } from './steps.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const description = (page: Page) => page.locator('meta[name="description"]');
const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** The head holds exactly one title and one description, with these texts. */
async function expectHead(page: Page, head: { title: string; description: string }): Promise<void> {
  await expect(page).toHaveTitle(`${head.title} | Bélier`);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(description(page)).toHaveCount(1);
  await expect(description(page)).toHaveAttribute('content', head.description);
}

test('an animal that is opened from a list is there at once with its name, at the top, and focused', async ({
  page,
  root,
}) => {
  const faults = faultsOf(root);
  await page.goto('/shop');
  await hydrated(page);
  const card = page.getByRole('article').nth(4);
  const link = card.getByRole('link');
  await expect(link).toBeVisible();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await faults.add({ operationId: 'getProduct', kind: 'never' });
  await link.focus();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  const left = await scrolled(page);
  await page.keyboard.press('Enter');

  // The provider never answers: the list supplies everything shown here.
  await expect(page.getByRole('button', { name: productWording.add }).first()).toBeVisible();
  await expect(heading(page, name)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page).toHaveTitle(`${name} | Bélier`);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(description(page)).toHaveAttribute('content', new RegExp(`^${name}`));

  await page.goBack();
  await expect(heading(page, listingWording.shop.heading)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(left);
  await expectHead(page, listingWording.shop.page);
  await page.goForward();
  await expect(heading(page, name)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('an animal opened by its address has one title from the first moment; leaving it unanswered moves the focus', async ({
  page,
  root,
}) => {
  await faultsOf(root).add({ operationId: 'getProduct', kind: 'never' });
  await page.goto('/product/sans-reponse');
  await expect(heading(page, productWording.loading)).toBeAttached();
  await expectHead(page, productWording.pendingPage);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Faq' }).click();
  await expect(heading(page, 'Foire aux Questions')).toBeFocused();
  await expect(page.locator('title')).toHaveCount(1);
});

for (const { width, colorScheme, drawing } of [
  { width: 390, colorScheme: 'light', drawing: 'hero-ram-phone.svg' },
  { width: 1440, colorScheme: 'dark', drawing: 'hero-ram-dark.svg' },
] as const) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });

    test('the drawing of the banner is asked for first, and is the one that its style names', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname);
      });
      await page.goto('/');
      expect(asked[0]).toBe(`/pictures/${drawing}`);
      expect(asked.filter((path) => path.startsWith('/pictures/hero-ram'))).toHaveLength(1);
    });
  });
}

test('an animal that does not exist says so in the title too', async ({ page }) => {
  await page.goto('/product/inconnu');
  await expect(heading(page, productWording.notFound.title)).toBeVisible();
  await expectHead(page, errorsWording.notFound.page);
});

test('a list without an answer delays only its own part of the page', async ({ page, root }) => {
  await faultsOf(root).add({ operationId: 'listCountries', kind: 'never', times: 20 });
  await page.goto(unprepared('/shop'));
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByText(listingWording.filters.loading).first()).toBeAttached();
  await page.goto('/search?q=b');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(unprepared('/'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(homeWording.countries.loading)).toBeAttached();
});

const places = [
  {
    path: '/category/inconnue',
    list: 'listCategories',
    request: /\/ecommerce\/categories$/,
    pending: listingWording.category.pendingPage,
    unknown: errorsWording.categoryNotFound.title,
  },
  {
    path: '/product-by-country/inconnu',
    list: 'listCountries',
    request: /\/ecommerce\/pays\/$/,
    pending: listingWording.country.pendingPage,
    unknown: errorsWording.countryNotFound.title,
  },
] as const;

for (const { path, list, request, pending, unknown } of places) {
  test(`${path} has no other page's name while it waits, fails with its list, and is unknown only then`, async ({
    page,
    root,
  }) => {
    const faults = faultsOf(root);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(request, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(path);
    await expect(
      page.getByRole('status').filter({ hasText: catalogueWording.loading }).first(),
    ).toBeAttached();
    await expect(heading(page, pending.title)).toBeAttached();
    await expectHead(page, pending);
    answer();
    await expect(heading(page, unknown)).toBeVisible();
    await expectHead(page, errorsWording.notFound.page);

    await faults.add({ operationId: list, kind: 'status', status: 500 });
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(listingWording.failed.title);
    await expect(heading(page, pending.title)).toBeAttached();
    await expectHead(page, pending);
    const main = page.getByRole('main');
    for (const foreign of [
      listingWording.shop.heading,
      listingWording.shop.noMatch.title,
      listingWording.category.everythingPage.title,
      /^Affichage de/,
    ])
      await expect(main.getByText(foreign, { exact: true })).toHaveCount(0);
    await main.getByRole('alert').getByRole('button', { name: listingWording.failed.retry }).click();
    await expect(heading(page, unknown)).toBeFocused();
  });
}

/** The pictures of the first window that change position when the rest of the document arrives. */
const movedByTheRest = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root img')].flatMap((picture) => {
      const { top, left, width, height } = picture.getBoundingClientRect();
      if (top > window.innerHeight || width < 40) return [];
      const after: HTMLElement[] = [];
      for (let place: Element | null = picture; place !== null; place = place.parentElement) {
        for (let next = place.nextElementSibling; next !== null; next = next.nextElementSibling)
          if (next instanceof HTMLElement) after.push(next);
      }
      const shown = after.map(({ style }) => style.display);
      for (const { style } of after) style.display = 'none';
      const cut = picture.getBoundingClientRect();
      after.forEach(({ style }, place) => {
        style.display = shown[place] ?? '';
      });
      const moved = Math.max(
        Math.abs(cut.top - top),
        Math.abs(cut.left - left),
        Math.abs(cut.height - height),
      );
      return moved > 2 ? [`${picture.getAttribute('src')} by ${Math.round(moved)} px`] : [];
    }),
  );

test('a picture has its final position before the rest of its document arrives', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    for (const path of seededSample(`pictures at ${viewport.width}`, forVisitors)) {
      await page.goto(path);
      expect.soft(await movedByTheRest(page), `${path} at ${viewport.width} px`).toEqual([]);
    }
  }
});
