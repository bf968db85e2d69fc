import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { patience } from './patience.ts';
import { test } from './provider.ts';
import { cartBadge, comeBack, openAnimal } from './steps.ts';

const failed = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: 'Cette page a rencontré un problème' });
const about = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'A propos', exact: true });

/** Makes /about throw while it renders: `matchMedia` fails for reduced motion, which its counters read. Or stops that. */
const breakBrowser = (page: Page) =>
  page.evaluate(() => {
    const whole = window.matchMedia;
    const broken = { thrown: 0, mend: () => Object.assign(window, { matchMedia: whole }) };
    Object.assign(window, {
      broken,
      matchMedia: () => {
        broken.thrown += 1;
        throw new Error('Not in this browser.');
      },
    });
  });
/** The number of renders in the broken browser. */
const timesThrown = (page: Page) => page.evaluate<number>('window.broken.thrown');
const mendBrowser = (page: Page) => page.evaluate('void window.broken.mend()');

test('a page that throws while it renders fails alone: header, cart and the way on still work, and a retry renders it', async ({
  page,
  root,
}) => {
  await (await comeBack(page, root)).fillCart('', 0);
  await openAnimal(page, root, 'Brebis Djallonké');
  await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
  await expect(cartBadge(page)).toContainText('1');
  await expect(page).toHaveURL('/cart/');

  await hydrated(page);
  await breakBrowser(page);
  await about(page).click();
  await expect(failed(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Cette page a rencontré un problème');
  await expect(cartBadge(page)).toContainText('1');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveURL('/about');

  const thrown = await timesThrown(page);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect.poll(() => timesThrown(page)).toBeGreaterThan(thrown);
  await expect(failed(page)).toBeVisible();
  await mendBrowser(page);
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await expect(async () => {
    // The earlier press renders the page a second time after its loaders: that render may have succeeded.
    if (await retry.isVisible()) await retry.click({ timeout: 1000 * patience });
    const heading = page.getByRole('heading', { level: 2, name: 'Quelques chiffres' });
    await expect(heading).toBeVisible({ timeout: 3000 * patience });
  }).toPass();
  await expect(failed(page)).toHaveCount(0);
});

test('a failed page leads on to other pages, and opens again once it works', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await hydrated(page);
  await breakBrowser(page);
  await about(page).click();
  await expect(failed(page)).toBeVisible();
  await cartBadge(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ton panier est vide' })).toBeVisible();
  await mendBrowser(page);
  await about(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Quelques chiffres' })).toBeVisible();
});
