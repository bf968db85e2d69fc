import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Product } from '#openapi/schemas.ts';
import { openCheckout } from './checkout-steps.ts';
import { firstOf, test } from './provider.ts';

/** Texts of less than 7 : 1 on the open page. */
async function faintTexts(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withRules(['color-contrast-enhanced'])
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`where more contrast is asked for every text is 7 : 1, in the ${colorScheme} theme`, async ({
    page,
    root,
  }) => {
    // The palette itself is a test of its own (src/ui/contrast.test.ts).
    test.skip(process.env.HEARD_AND_SEEN !== 'all', 'in the scorecard');
    await page.emulateMedia({ contrast: 'more', colorScheme, reducedMotion: 'reduce' });
    const { id } = await firstOf<Product>(root, 'products-betails/');
    for (const path of ['/', '/shop', `/product/${id}`, '/login', '/contact']) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo').first()).toBeAttached();
      expect.soft(await faintTexts(page), path).toEqual([]);
    }
  });
}

test('in forced colours the chosen card and the current step look like no other', async ({ page, root }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const shopper = await openCheckout(page, root, 'Bélier Bali-Bali', 1, 2);
  await expect(page.getByRole('radio').first()).toBeVisible();
  const look = (marks: string) =>
    page
      .locator(marks)
      .evaluateAll((all) =>
        all.map((one) => [getComputedStyle(one).borderWidth, getComputedStyle(one).backgroundColor].join()),
      );
  const cards = await look('label > [aria-hidden=true]:has(+ input[name=moyen_paiement])');
  const steps = await look('ol:has([aria-current=step]) > li > span:first-child');
  expect(cards.length).toBeGreaterThan(2);
  expect(cards.filter((card) => card === cards[0])).toHaveLength(1);
  expect(steps).toHaveLength(3);
  expect(steps.filter((step) => step === steps[1])).toHaveLength(1);
  await shopper.fillCart('', 0);
});
