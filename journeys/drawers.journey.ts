import { expect, type Page } from '@playwright/test';
import { layoutWording } from '../src/wording/layout.ts';
import { listingWording } from '../src/wording/listing.ts';
import { hydrated } from './hydrated.ts';
import { test } from './provider.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const openings = [
  { what: 'the menu', button: layoutWording.drawer.open, title: layoutWording.drawer.title },
  { what: 'the filters', button: listingWording.filters.open, title: listingWording.filters.label },
];
const lock = (page: Page) => page.locator('html[data-modal=open]');

for (const { what, button, title } of openings) {
  test(`Back closes ${what} and stays on the page; a second Back leaves it`, async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /boutique/i })
      .first()
      .click();
    await expect(page).toHaveURL('/shop');
    await page.getByRole('button', { name: button }).click();
    const drawer = page.getByRole('dialog', { name: title });
    await expect(drawer).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/shop');
    await expect(lock(page)).toHaveCount(0);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL('/about');
  });

  test(`${what} close where the window becomes wide, and the page scrolls again`, async ({ page }) => {
    await page.goto('/shop');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(lock(page)).toHaveCount(0);
  });
}

test('Escape, the backdrop, its buttons and a link in it close the filters, and the focus comes back', async ({
  page,
}) => {
  await page.goto('/shop');
  await hydrated(page);
  const button = page.getByRole('button', { name: listingWording.filters.open });
  const drawer = page.getByRole('dialog', { name: listingWording.filters.label });
  const closings = {
    escape: () => page.keyboard.press('Escape'),
    backdrop: () => page.mouse.click(380, 400),
    close: () => drawer.getByRole('button', { name: listingWording.filters.close }).press('Enter'),
    show: () => drawer.getByRole('button', { name: /^Voir/ }).click(),
  };
  for (const [way, close] of Object.entries(closings)) {
    await button.press('Enter');
    await expect(drawer, way).toBeVisible();
    await expect(lock(page), way).toHaveCount(1);
    await close();
    await expect(drawer, way).toBeHidden();
    await expect(lock(page), way).toHaveCount(0);
    await expect(button, way).toBeFocused();
  }
  await button.press('Enter');
  await drawer.getByText('Taille', { exact: true }).click();
  await drawer.getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\//);
  await expect(lock(page)).toHaveCount(0);
});

test('a window that has become wide before a drawer listens for it closes the drawer, too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const list = real(query);
      // Its change was told before anybody listened.
      return query === '(min-width: 64rem)' ? Object.defineProperty(list, 'matches', { value: true }) : list;
    };
  });
  await page.goto('/shop');
  await hydrated(page);
  await page.getByRole('button', { name: listingWording.filters.open }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(lock(page)).toHaveCount(0);
});

test('what a failure shows is there although the connection is gone', async ({ page, context }) => {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto('/about');
  await hydrated(page);
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return fetched;
    })
    .toContain('/pictures/offline.svg');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: layoutWording.drawer.open }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Boutique' }).click();
  const scene = page.getByRole('alert').locator('img:visible');
  await expect(scene.first()).toBeVisible();
  await expect
    .poll(() => scene.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
