import { expect, type Page } from '@playwright/test';
import { next, openCheckout, order, recap } from './checkout-steps.ts';
import { test } from './provider.ts';
import { comeBack } from './steps.ts';
import { placeOf } from './watched.ts';

/* Where the buttons, sums and messages of cart and checkout stand, at each size of a window. */

/** The lesser distance in px: from the header to the first invalid field's label, or from its message to the bar. */
const roomAround = (page: Page) =>
  page.locator('[aria-invalid=true]:focus').evaluate((control) => {
    const place = (control.parentElement ?? control).getBoundingClientRect();
    const error = document.getElementById(`${control.id}-error`)?.getBoundingClientRect();
    const bar = document.querySelector('[data-at-bottom]:not([role=status])');
    const isFixed = bar !== null && getComputedStyle(bar).position === 'sticky';
    const foot = isFixed ? bar.getBoundingClientRect().top : innerHeight;
    const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const below = foot - (error?.bottom ?? Number.POSITIVE_INFINITY);
    return Math.round(Math.min(place.top - Math.max(0, head), below));
  });

test('the first faulty field and its message are above the bar at each size, on a slow processor too', async ({
  page,
  root,
}) => {
  const provider = await openCheckout(page, root, 'Brebis Mossi');
  const throttled = await page.context().newCDPSession(page);
  for (const [width, height, processor] of [
    [360, 640, 1],
    [390, 844, 4],
    [768, 1024, 1],
    [1440, 900, 1],
  ] as const) {
    const where = `${width} × ${height}`;
    const seen = () => expect.poll(() => roomAround(page), where).toBeGreaterThanOrEqual(0);
    await page.setViewportSize({ width, height });
    await throttled.send('Emulation.setCPUThrottlingRate', { rate: processor });
    const address = page.getByLabel('Adresse de livraison');
    const town = page.getByLabel('Ville');
    await address.fill('Cocody Angré');
    for (const field of [town, address]) {
      await field.fill('');
      await page.evaluate(() => window.scrollTo(0, 0));
      await next(page).press('Enter');
      await expect(field, where).toBeFocused();
      await seen();
      // The on-screen keyboard covers the lower part of the window.
      await page.setViewportSize({ width, height: Math.round(height * 0.66) });
      await seen();
      await page.setViewportSize({ width, height });
      await town.press('Enter');
      await expect(field, where).toBeFocused();
      await seen();
    }
  }
  await provider.fillCart('', 0);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the total and its deposit are on one line with Commander', async ({ page, root }) => {
    const provider = await openCheckout(page, root, 'Brebis Mossi', 1, 2);
    await page.getByRole('radio', { name: /Paiement à la livraison/ }).check();
    await next(page).press('Enter');
    await expect(order(page)).toBeVisible();
    const previous = await placeOf(page.getByRole('button', { name: 'Précédent' }));
    const total = await placeOf(page.locator('#montant strong').last());
    const main = await placeOf(order(page));
    expect(main.top).toBe(previous.top);
    expect(total.top).toBeLessThan(main.bottom);
    expect(total.right).toBeLessThan(main.left);
    await provider.fillCart('', 0);
  });
});

test('Commander is in the first window and both parts of an instalment look alike, at each size', async ({
  page,
  root,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const provider = await openCheckout(page, root, 'Brebis Mossi', 1, 2);
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check();
  await next(page).press('Enter');
  await expect(order(page)).toBeInViewport({ ratio: 1 });
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [1440, 900],
  ] as const) {
    const where = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(order(page), where).toBeInViewport({ ratio: 1 });
    const drops = await recap(page)
      .locator('dl')
      .last()
      .evaluate((parts) =>
        [...parts.children].map((part) => {
          const [label, amount] = [...part.children].map((one) => one.getBoundingClientRect());
          return (amount?.top ?? 0) >= (label?.bottom ?? 0);
        }),
      );
    expect(drops, where).toEqual([false, false]);
  }
  await provider.fillCart('', 0);
});

/** The distance of the bar with this button from the bottom of the window, in px. */
const belowBar = (page: Page, button: string) =>
  page.evaluate((text) => {
    const bars = [...document.querySelectorAll('main *')].filter(
      (bar) => bar.textContent.includes(text) && getComputedStyle(bar).position === 'sticky',
    );
    return bars.map((bar) => Math.round(innerHeight - bar.getBoundingClientRect().bottom));
  }, button);

test('on a phone and a tablet the next step is at the bottom of the window under a short cart, and under a short step of the checkout', async ({
  page,
  root,
}) => {
  const atBottom = async (button: string) => {
    for (const [width, height] of [
      [768, 1024],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => belowBar(page, button), `${button} at ${width} px`).toEqual([0]);
    }
  };
  await (await comeBack(page, root)).fillCart('Brebis Mossi', 1);
  await page.goto('/cart/');
  await page.evaluate(() => document.fonts.ready);
  await atBottom('caisse');
  await page.getByRole('link', { name: 'Passer à la caisse' }).first().click();
  await next(page).press('Enter');
  await expect(page).toHaveURL('/checkout?etape=2');
  await atBottom('Suivant');
});
