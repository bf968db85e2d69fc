import { expect, type Locator } from '@playwright/test';
import { isWhole } from '../../tools/seeded-sample.ts';
import {
  heading,
  holdOrders,
  openCheckout,
  order,
  pressOrder,
  recap,
  watchOrders,
} from './checkout-steps.ts';
import { administrator, providerFor, test } from './provider.ts';
import { phone } from './steps.ts';
import { centreOf, hold, stopClock, tap } from './taps.ts';
import { placeOf } from './watched.ts';

/** Pauses between two taps in ms, with the number of cart lines. */
const every = [700, 900, 1200].flatMap((gap) => [1, 3].map((lines) => ({ gap, lines })));
const runs = isWhole ? every : [{ gap: 900, lines: 3 }];
const taps = 5;
const pressMs = 100;
/** As fast as a person taps habitually. */
const quick = { times: 8, held: 150, gap: 300 };
const names = ['Bélier Ara-ara des Touareg', 'Brebis Mossi', 'Chèvre Mossi'] as const;

test.describe('on a phone', () => {
  test.use(phone);

  for (const { gap, lines } of runs) {
    test(`one spot tapped every ${gap} ms from Commander on, eight times every 300 ms before, ${lines} animals in the cart, a price changed meanwhile: nothing is ordered that was not agreed to at its amount`, {
      tag: '@always',
    }, async ({ page, root }) => {
      await page.clock.install();
      const backOffice = await providerFor(root, administrator);
      const [first, ...others] = await Promise.all(names.slice(0, lines).map(backOffice.findAnimal));
      if (first === undefined) throw new Error('There is no animal to order.');
      const provider = await openCheckout(page, root, first.name, 1, 3);
      for (const { id } of others) await provider.addToCart(id, 1);
      await page.reload();
      await expect(recap(page).getByRole('listitem')).toHaveCount(lines);
      const sent = watchOrders(page);
      const raised = first.price + 150_000;
      await order(page).scrollIntoViewIfNeeded();
      await expect(order(page)).toHaveAttribute('data-ready', 'true');
      const spot = await centreOf(order(page));

      await backOffice.change(first, { price: raised, promo_price: null });
      try {
        await tap(page, spot, quick);
        await tap(page, spot, { times: taps, held: pressMs, gap });
        await expect(heading(page, 'Votre commande a changé')).toBeVisible();
        await expect(page.getByRole('main')).toContainText('le prix passe de');
        expect(sent).toEqual([]);

        const agree = page.getByRole('button', { name: 'J’accepte ces changements' });
        const [shown = ''] =
          (await page.getByText(/^Le total est maintenant de/).innerText()).match(/\d[\d\s]*/) ?? [];
        expect(shown.trim()).not.toBe('');
        await expect(agree).toContainText(shown.trim());
        const there = await centreOf(agree);
        await pressOrder(page, agree);
        // The pointer stays at the agreement's button and continues to tap: Commander is elsewhere.
        await tap(page, there, { times: 2, held: pressMs, gap });
        await expect(heading(page, 'Votre commande a changé')).toHaveCount(0);
        expect(sent).toEqual([]);

        await pressOrder(page);
        await page.waitForURL('**/sandbox/paiement/**');
        await tap(page, spot, { times: 2, held: pressMs, gap });
        expect(sent).toHaveLength(1);
        const [placed] = (await provider.orders()).toSorted((a, b) =>
          b.created_at.localeCompare(a.created_at),
        );
        expect(Number(placed?.total_amount)).toBeGreaterThanOrEqual(raised);
        expect(placed?.status).toBe('PENDING');
      } finally {
        await backOffice.change(first, { price: first.price, promo_price: first.promo_price });
      }
    });
  }

  for (const gap of [60, 450]) {
    test(`a double tap on Suivant, ${gap} ms apart, skips no step`, async ({ page, root }) => {
      await page.clock.install();
      await openCheckout(page, root, 'Brebis Mossi', 1, 1);
      const next = page.getByRole('button', { name: 'Suivant' });
      await next.scrollIntoViewIfNeeded();
      await stopClock(page);
      const { x, y } = await centreOf(next);
      for (let times = 0; times < 3; times += 1) {
        await page.touchscreen.tap(x, y);
        await page.clock.runFor(gap);
      }
      await page.clock.resume();
      await expect(page).toHaveURL('/checkout?etape=2');
      await expect(heading(page, /Comment souhaitez-vous payer/)).toBeVisible();
    });
  }

  test('taps on Suivant’s spot order nothing, and Commander says that it takes another one', async ({
    page,
    root,
  }) => {
    await page.clock.install();
    await openCheckout(page, root, 'Brebis Mossi', 1, 2);
    const sent = watchOrders(page);
    const next = page.getByRole('button', { name: 'Suivant' });
    await next.scrollIntoViewIfNeeded();
    await tap(page, await centreOf(next), { ...quick, times: 3 });
    await expect(order(page)).toHaveAttribute('data-ready', 'true');
    await expect(heading(page, /Tout est bon/)).toBeVisible();
    expect(sent).toEqual([]);

    await page.getByRole('button', { name: 'Précédent' }).click();
    await next.scrollIntoViewIfNeeded();
    await stopClock(page);
    await hold(page, await centreOf(next), pressMs);
    await expect(order(page)).toBeVisible();
    const sizeOf = async () => {
      const { width, height } = await placeOf(order(page));
      return [width, height];
    };
    const before = await sizeOf();
    await hold(page, await centreOf(order(page)), pressMs);
    const said = page.getByRole('status').filter({ hasText: 'Appuyez encore pour commander' });
    await expect(said).toHaveCount(1);
    expect(await sizeOf()).toEqual(before);
    expect(sent).toEqual([]);
    await page.clock.runFor(3000);
    await expect(said).toHaveCount(0);
    await page.clock.resume();
    await expect(order(page)).toHaveAttribute('data-ready', 'true');
  });
});

for (const width of [320, 360]) {
  test(`Précédent and Commander keep their line and their height while an order is sent, at ${width} px`, async ({
    page,
    root,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openCheckout(page, root, 'Brebis Mossi', 1, 3);
    // In the last step the recap has its heading above it, as on a desktop.
    await expect(recap(page).getByRole('heading', { name: 'Votre commande' })).toBeVisible();
    const previous = page.getByRole('button', { name: 'Précédent' });
    const places = async (main: Locator) => {
      const [one, other] = [await placeOf(previous), await placeOf(main)];
      return { above: one.top, below: other.top, height: other.height, tall: one.height };
    };
    const release = await holdOrders(page);
    await expect(order(page)).toHaveAttribute('data-ready', 'true');
    // The font is loaded.
    await page.evaluate(() => document.fonts.ready);
    const idle = await places(order(page));
    await pressOrder(page);
    const busy = page.locator('button[aria-busy=true]');
    await expect(busy).toBeVisible();
    expect(await places(busy)).toEqual(idle);
    expect(idle.above).toBe(idle.below);
    release();
    await page.waitForURL('**/sandbox/paiement/**');
  });
}
