// §1: Prices in XOF,
// §2 Routes: `/` inside the
// §2 Routes: `/shop` inside the
// §2 Routes: `/search` inside the
// §2 Routes: `/faq` inside the
// §2 Routes: `/product/{id}` inside the
// §2 Routes: `/product-by-country/{id}` inside the
// §2 Routes: `/category/{id}` inside the
// §2 Routes: `/cart/` inside the
// §2 Routes: `/wishlist` inside the
// §2 Routes: `/blog` inside the
// §2 Routes: `/vendors` inside the
// §2 Routes: `/vendor/{id}` and `/become-seller`
// §2 Routes: `/contact` inside the
// §2 Routes: `/about` inside the
// §2 Routes: `/order-finished` inside the
// §2 Routes: `/order-status-finished` inside the
// §2 Routes: `/dashboard` inside the
// §2 Routes: `/login` outside the
// §2 Routes: `/two-factor-auth` outside the
// §2 Routes: `/register` outside the
// §2 Routes: `/otp` outside the
// §2 Routes: `/thank-for-register` outside the
// §2 Routes: `/account/activate/{token}` outside the
// §2 Routes: `/account/reset-password/{token}` outside the
// §2 Routes: `/forgot-password` outside the
// §2 Routes: A separate order-status

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { forCustomers, forVisitors } from './addresses.ts';
import { test } from './provider.ts';
import { logIn } from './steps.ts';

const looks = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 320 },
] as const;

/** What no page may do: speak to the console, break a policy, throw. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => {
    // A 4xx that the page handles is written to the console by the browser itself.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      said.push(message.text());
  });
  return said;
}

async function look(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/.+ \| Bélier$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect
      .soft(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        path,
      )
      .toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${path} is wider than its window`).toBeLessThanOrEqual(0);
  });
}

for (const { theme, width } of looks) {
  test.describe(`at ${width} px in the ${theme} theme`, () => {
    test.use({
      colorScheme: theme,
      viewport: { width, height: 800 },
      contextOptions: { reducedMotion: 'reduce' },
    });
    test.setTimeout(240_000);

    test('every page of a visitor is accessible, fits, and breaks no policy', async ({ page }) => {
      const said = listen(page);
      for (const path of forVisitors) await look(page, path);
      expect(said).toEqual([]);
    });

    test('every page of an animal, a country and a customer is accessible, fits, and breaks no policy', async ({
      page,
    }) => {
      const said = listen(page);
      await page.goto('/shop');
      await page.getByRole('link', { name: 'Voir les détails' }).first().click();
      await expect(page).toHaveURL(/\/product\//);
      await look(page, new URL(page.url()).pathname);
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name: /Mali/ }).first().click();
      await expect(page).toHaveURL(/\/product-by-country\//);
      await look(page, new URL(page.url()).pathname);
      await page.goto('/login');
      await logIn(page);
      await expect(page).toHaveURL('/dashboard');
      for (const path of forCustomers) await look(page, path);
      expect(said).toEqual([]);
    });
  });
}
