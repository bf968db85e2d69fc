import { expect, type Locator, type Page } from '@playwright/test';
import { isWhole } from '../../tools/seeded-sample.ts';
import { forCustomers, forNamed, forVisitors } from './addresses.ts';
import { violationsOf } from './axe.ts';
import { openCheckout, order, recap } from './checkout-steps.ts';
import { patience } from './patience.ts';
import { test } from './provider.ts';
import { comeBack } from './steps.ts';
import { openUnfolded } from './tab-places.ts';

/** The texts of the open page with a contrast below 7 : 1. */
const faintTexts = (page: Page): Promise<string[]> => violationsOf(page, ['color-contrast-enhanced']);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`if the user prefers more contrast, every text has 7 : 1, in the ${colorScheme} theme`, async ({
    page,
    root,
  }) => {
    // src/ui/contrast.test.ts tests the palette itself.
    test.skip(!isWhole, 'in npm run journeys');
    test.setTimeout(600_000 * patience);
    await page.emulateMedia({ contrast: 'more', colorScheme, reducedMotion: 'reduce' });
    await (await comeBack(page, root)).fillCart('Bélier Bali-Bali', 1);
    const steps = ['/checkout', '/checkout?etape=2', '/checkout?etape=3'];
    for (const path of [...forCustomers, '/dashboard?onglet=securite', ...steps]) {
      await openUnfolded(page, path);
      expect.soft(await faintTexts(page), path).toEqual([]);
    }
    await page.evaluate(() => localStorage.clear());
    for (const path of [...forVisitors, ...(await forNamed(root))]) {
      await openUnfolded(page, path);
      expect.soft(await faintTexts(page), path).toEqual([]);
    }
  });
}

test('below 26 rem of height no bar sticks to the bottom of the window; the order is seen before Commander, and on a phone before what was typed', async ({
  page,
  root,
}) => {
  const [product = ''] = await forNamed(root);
  const bars = page.locator('[data-at-bottom]:not([role=status])');
  const positions = () => bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).position));
  const shopper = await openCheckout(page, root, 'Bélier Bali-Bali', 1, 3);
  for (const path of ['/cart/', product, '/checkout?etape=3']) {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(path);
    await expect(bars).toHaveCount(1);
    await expect.poll(positions, path).toEqual(['sticky']);
    for (const [width, height] of [
      [720, 400],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(positions, `${path} at ${width} × ${height}`).not.toContain('sticky');
    }
  }
  const edgesOf = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().toJSON());
  const [read, pressed] = [await edgesOf(recap(page)), await edgesOf(order(page))];
  expect(read.bottom).toBeLessThanOrEqual(pressed.top);
  await page.setViewportSize({ width: 390, height: 844 });
  const [title, typed] = await Promise.all(
    [
      page.getByRole('main').getByRole('heading', { level: 2 }),
      page.getByRole('region', { name: 'Livraison', exact: true }),
    ].map(edgesOf),
  );
  const above = await edgesOf(recap(page));
  expect(title?.bottom).toBeLessThanOrEqual(above.top);
  expect(above.bottom).toBeLessThanOrEqual(typed?.top);
  // The Tab key and a screen reader follow the same order; on a desktop one column, then the other.
  const isSummaryFirst = () =>
    recap(page).evaluate((summary) => {
      const edit = summary.ownerDocument.querySelector('[aria-label="Modifier la livraison"]');
      return edit !== null && summary.compareDocumentPosition(edit) === Node.DOCUMENT_POSITION_FOLLOWING;
    });
  expect(await isSummaryFirst()).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(isSummaryFirst).toBe(false);
  await shopper.fillCart('', 0);
});

for (const forcedColors of ['none', 'active'] as const) {
  test(`the selected card and the current step are distinguishable with forced colours ${forcedColors}`, async ({
    page,
    root,
  }) => {
    await page.emulateMedia({ forcedColors });
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
}
