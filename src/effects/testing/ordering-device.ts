import { browserLocks } from '#browser/locks.ts';
import type { StorageKey } from '#browser/storage/device-store.ts';
import { createClient } from '#data/client.ts';
import { type OrderAttempt, prepareAttempt, requestOf } from '#machines/checkout/order-attempt.ts';
import { everyAddition } from '#openapi/words.ts';
import { type CheckoutValues, emptyCheckout } from '#rules/checkout.ts';
import { placeAttempt } from '../place-attempt.ts';
import { cartOf, storeOf } from './answering-app.ts';

export const values: CheckoutValues = {
  ...emptyCheckout,
  ...{ first_name: 'Aminata', last_name: 'Traoré', email: 'client@exemple.ci' },
  ...{ phone: '0701020304', address: 'Cocody', ville: 'Abidjan' },
};

export const attemptOf = (key: string): OrderAttempt =>
  prepareAttempt(values, [], { key, knownOrders: [], accepts: everyAddition });

/**
 * For tests: a device whose tabs order from a provider that answers each key as given; `caller` is the sender's signal. Two tabs
 * of one device are one app here: they share storage and locks, as in a browser.
 */
export function orderingDevice(
  answer: (key: string, signal: AbortSignal, caller: AbortSignal) => Promise<Response> | Response,
  timeoutMs = 20,
) {
  const stored = new Map<StorageKey, string>();
  const sent: { key: string; body: unknown; wasStored: boolean }[] = [];
  let caller = new AbortController().signal;
  const app = {
    store: storeOf(stored),
    locks: browserLocks(undefined),
    newKey: () => 'fresh-key',
    cart: cartOf(),
    visibility: { isVisible: () => true, watch: () => () => undefined, watchRestored: () => () => undefined },
    api: createClient({
      root: 'https://shop.test/api/v1',
      token: () => 'token',
      csrf: () => [],
      timeoutMs,
      fetch: async (request, { signal }) => {
        const key = request.headers.get('Idempotency-Key') ?? '';
        sent.push({ key, body: await request.json(), wasStored: stored.has('order_attempt') });
        return answer(key, signal, caller);
      },
    }),
  };
  const isOwn = { now: true };
  const place = (attempt: OrderAttempt, signal = new AbortController().signal) =>
    placeAttempt(app, async () => {
      caller = signal;
      return isOwn.now;
    })({ attempt, body: requestOf(attempt) }, signal);
  return { app, isOwn, stored, sent, place };
}
