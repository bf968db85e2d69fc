import { expect, type Locator, type Page } from '@playwright/test';
import {
  heading,
  loseOrders,
  next,
  openCheckout,
  order,
  pressOrder,
  recap,
  unanswered,
  watchOrders,
} from './checkout-steps.ts';
import { administrator, providerFor, test } from './provider.ts';
import { centreOf, tap } from './taps.ts';

/** Taps on the spot of a button, each held for 150 ms: with 300 ms between the starts, as fast as a person taps habitually. */
async function tapHere(page: Page, target: Locator, times: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await tap(page, await centreOf(target), { times, held: 150, gap: 300 });
}

test('two taps on Suivant’s spot order nothing: Commander must not have moved first @phone-alone', async ({
  page,
  root,
}) => {
  await page.clock.install();
  await openCheckout(page, root, 'Brebis Mossi', 1, 2);
  const sent = watchOrders(page);
  await expect(next(page)).toBeVisible();
  await tapHere(page, next(page), 3);
  await expect(order(page)).toBeEnabled();
  await expect(order(page)).toHaveAttribute('data-ready', 'true');
  await expect(heading(page, /Tout est bon/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('eight taps on Commander’s spot agree to no other price, and order nothing that was not read @phone-alone', async ({
  page,
  root,
}) => {
  const backOffice = await providerFor(root, administrator);
  const animal = await backOffice.findAnimal('Bélier Balami');
  await page.clock.install();
  await openCheckout(page, root, animal.name, 1, 3);
  const sent = watchOrders(page);
  // The spot of the later taps: after a scroll the button waits again until it has not moved.
  await order(page).scrollIntoViewIfNeeded();
  await expect(order(page)).toHaveAttribute('data-ready', 'true');
  await backOffice.change(animal, { price: animal.price + 150_000, promo_price: null });
  await tapHere(page, order(page), 8);
  await expect(heading(page, 'Votre commande a changé')).toBeVisible();
  expect(sent).toEqual([]);

  await pressOrder(page, page.getByRole('button', { name: 'J’accepte ces changements' }));
  await pressOrder(page);
  await page.waitForURL('**/sandbox/paiement/**');
  expect(sent).toHaveLength(1);
  await backOffice.change(animal, { price: animal.price, promo_price: animal.promo_price });
});

/** Starts with an unanswered order that the provider did not receive. */
async function loseOrder(page: Page, root: string, animal: string) {
  const provider = await openCheckout(page, root, animal, 1, 3);
  const before = (await provider.orders()).length;
  const arriveAgain = await loseOrders(page);
  await pressOrder(page);
  await expect(heading(page, unanswered)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reprendre' })).toBeVisible();
  await arriveAgain();
  return { provider, before };
}

test('« Reprendre » never orders another animal of the same price that the cart holds by now', async ({
  page,
  root,
}) => {
  const backOffice = await providerFor(root, administrator);
  const [agreed, other] = [
    await backOffice.findAnimal('Chèvre Mossi'),
    await backOffice.findAnimal('Brebis Mossi'),
  ];
  await backOffice.change(other, { price: agreed.price, promo_price: agreed.promo_price });
  const { provider, before } = await loseOrder(page, root, agreed.name);
  await provider.fillCart(other.name, 1);
  await pressOrder(page, page.getByRole('button', { name: 'Reprendre' }));
  await expect(heading(page, 'Votre panier a changé depuis cette tentative')).toBeVisible();
  expect(await provider.orders()).toHaveLength(before);
  await backOffice.change(other, { price: other.price, promo_price: other.promo_price });

  await page.getByRole('button', { name: 'Abandonner cette tentative' }).click();
  await expect(order(page)).toBeVisible();
  await expect(recap(page)).toContainText(other.name);
  await expect(page.getByText('Rien n’a été payé')).toHaveCount(0);
});

test('« Abandonner » looks again: an order that was kept in that moment is said', async ({ page, root }) => {
  const { provider, before } = await loseOrder(page, root, 'Bouc nain Djallonké');
  const stored = await page.evaluate(() => localStorage.getItem('order_attempt'));
  const { key, body }: { key: string; body: object } = JSON.parse(stored ?? '{}');
  const late = await fetch(`${root}/api/v1/ecommerce/checkout/`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${provider.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
  expect(late.status).toBe(201);
  await page.getByRole('button', { name: 'Abandonner cette tentative' }).click();
  await expect(heading(page, 'Votre commande est enregistrée')).toBeVisible();
  await expect(page.getByText('Rien n’a été payé')).toHaveCount(0);
  expect(await provider.orders()).toHaveLength(before + 1);
});
