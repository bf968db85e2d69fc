import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settledCart } from './settled-cart.ts';
import { answeringApp } from './testing/answering-app.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const { signal } = new AbortController();
const line = { id: 'a', quantity: 1, product: { id: 'p', name: 'Ladoum', price: 95_000, promo_price: null } };

it('a cart that does not settle, since a change of it waits for the connection, is waited for 30 s', async () => {
  const { app, connect, openCart } = answeringApp({
    'GET ecommerce/panier/': [200, [line]],
    'PATCH ecommerce/panier/a/': async () => {
      connect(false);
      throw new TypeError('network');
    },
  });
  openCart();
  expect(await settledCart(app, signal)).toEqual({ lines: [line], isComplete: true });
  app.cart.send({ type: 'quantity.requested', lineId: 'a', quantity: 2 });
  let settled: unknown = 'waiting';
  void settledCart(app, signal).then((cart) => {
    settled = cart;
  });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(settled).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toBeNull();
});
