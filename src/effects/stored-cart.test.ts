import { expect, it } from 'vitest';
import { awa, json, openTab, settle } from '#boot/testing/fake-tab.ts';
import { ownedKey } from '#browser/storage/device-store.ts';
import { storedCart } from './stored-cart.ts';

const line = {
  id: 'line-1',
  quantity: 2,
  product: { id: 'ladoum', name: 'Ladoum', image1: null, price: 165_000, promo_price: null, taille: 'grand' },
};
const second = { ...awa, email: 'aminata@exemple.ci' };

/** A tab of this customer whose provider has a cart of one line. */
const openCustomer = (user: typeof awa, device: Map<string, string>) => {
  const tab = openTab(device, {}, '/cart/');
  tab.provider.answers.set('/ecommerce/panier/', () => json(200, [line]));
  tab.provider.answers.set('/auth/me/', () => json(200, user));
  // The first request is answered without a line.
  tab.app.cart.send({ type: 'cart.changedElsewhere' });
  return tab;
};

it('a cart that was read is kept with its hour for its customer', async () => {
  const { app, clock } = openCustomer(awa, new Map([['access_token', 'good']]));
  clock.now = 1_790_000_000_000;
  await settle();
  await settle();
  expect(storedCart(app)).toEqual({ at: clock.now, lines: [line] });
});

it('a logout deletes it; a cart that is still being read is not put back', async () => {
  const device = new Map([['access_token', 'good']]);
  const { app } = openCustomer(awa, device);
  await settle();
  await settle();
  app.cart.send({ type: 'cart.changedElsewhere' });
  app.session.send({ type: 'logout.requested' });
  await settle();
  await settle();
  expect([...device.keys()].filter((key) => key.includes('kept_cart'))).toEqual([]);
  expect(storedCart(app)).toBeUndefined();
});

it('is shown neither without a session nor to another customer', async () => {
  const device = new Map([['access_token', 'good']]);
  openCustomer(awa, device);
  await settle();
  await settle();
  const key = ownedKey(awa.email, 'kept_cart');
  const kept = device.get(key) ?? '';
  expect(kept).toContain('Ladoum');

  const visitor = openTab(
    new Map([
      [key, kept],
      ['user', JSON.stringify(awa)],
    ]),
    {},
    '/cart/',
  );
  expect(storedCart(visitor.app)).toBeUndefined();

  const entries = new Map([
    ['access_token', 'good'],
    [key, kept],
    ['user', JSON.stringify(second)],
  ]);
  expect(storedCart(openTab(entries, {}, '/cart/').app)).toBeUndefined();
});
