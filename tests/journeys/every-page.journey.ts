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

import { expect, type Page } from '@playwright/test';
import { isWhole, seededSample } from '../../tools/seeded-sample.ts';
import { forCustomers, forNamed, forVisitors } from './addresses.ts';
import { violationsOf } from './axe.ts';
import { beyondWithLargeText } from './measures.ts';
import { patience } from './patience.ts';
import { test } from './provider.ts';
import { comeBack } from './steps.ts';
import { listen, openSteady, watchShifts } from './watched.ts';

type Look = { theme: 'light' | 'dark'; widths: readonly [number, ...number[]] };

/** Opens each page once on a phone; a whole run also on a desktop in the other theme. */
const looks: readonly Look[] = [
  { theme: 'dark', widths: [320, 390, 1440] },
  ...(isWhole ? [{ theme: 'light', widths: [1440] } as const] : []),
];

/** Checks the open page: title, accessibility, width; on a phone also target sizes and large text. */
async function look(page: Page, where: string, widths: Look['widths']): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/.+ \| Bélier$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
  const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  expect.soft(await violationsOf(page, rules), where).toEqual([]);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${where} is wider than its window of ${width} px`).toBeLessThanOrEqual(0);
    if (width > 390) continue;
    const beyond = await beyondWithLargeText(page);
    expect.soft(beyond, `${where} at ${width} px with text at 200 %`).toEqual([]);
  }
  await page.setViewportSize({ width: widths[0], height: 800 });
}

for (const { theme, widths } of looks) {
  test.describe(`at ${widths.join(' and ')} px in the ${theme} theme`, () => {
    test.use({
      colorScheme: theme,
      viewport: { width: widths[0], height: 800 },
      contextOptions: { reducedMotion: 'reduce' },
    });
    test.setTimeout(240_000 * patience);

    /** Opens a page, waits until it is hydrated, and checks that it logged nothing and did not shift. */
    const visit = (page: Page, said: string[], path: string): Promise<void> =>
      test.step(path, async () => {
        await openSteady(page, path);
        await look(page, path, widths);
        expect.soft(said.splice(0), path).toEqual([]);
      });

    test('every page of a visitor is hydrated as it was made, is accessible, fits, and breaks no policy', {
      tag: '@always',
    }, async ({ page, root }) => {
      const said = listen(page);
      await watchShifts(page);
      const named = await forNamed(root);
      const paths = seededSample('every page of a visitor', [
        ...forVisitors,
        ...named,
        '/shop?affichage=list',
      ]);
      for (const path of paths) await visit(page, said, path);
      if (theme === 'light') return;
      await page.goto('/shop');
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
      await look(page, 'the menu', widths);
    });

    test('every page of a customer and each step of the checkout too', { tag: '@always' }, async ({
      page,
      root,
    }) => {
      const said = listen(page);
      await watchShifts(page);
      await (await comeBack(page, root)).fillCart('Bélier Bali-Bali', 1);
      const known = ['/', '/shop', '/faq', '/dashboard?onglet=securite', '/cart/'];
      const paths = seededSample('every page of a customer', [...known, ...forCustomers]);
      for (const path of paths) await visit(page, said, path);
      await visit(page, said, '/checkout');
      await page.getByRole('button', { name: 'Suivant' }).press('Enter');
      await page.getByRole('radio', { name: /Paiement à la livraison/ }).check();
      await look(page, 'step 2', widths);
      await page.getByRole('button', { name: 'Suivant' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Commander' })).toBeVisible();
      await look(page, 'step 3', widths);
      expect(said).toEqual([]);
    });
  });
}
