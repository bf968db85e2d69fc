// §8 Checkout: Failure: the message
// §8 Checkout: « Erreur lors
// §8 Checkout: « Réponse inattendue

import { describe, expect, it } from 'vitest';
import { createClient } from '#api/client.ts';
import { browserLocks } from '#app/browser-locks.ts';
import type { StorageKey } from '#app/device-store.ts';
import { newAttempt, type OrderAttempt, requestOf } from '#machines/checkout/order-attempt.ts';
import type { CheckoutValues } from '#rules/checkout.ts';
import { emptyCheckout } from '#rules/checkout.ts';
import { earlierAttempt, forgetAttempt } from './kept-attempt.ts';
import { placeAttempt } from './order-attempt.ts';

const values: CheckoutValues = {
  ...emptyCheckout,
  ...{ first_name: 'Aminata', last_name: 'Traoré', email: 'client@exemple.ci' },
  ...{ phone: '0701020304', address: 'Cocody', ville: 'Abidjan' },
};
const attemptOf = (key: string): OrderAttempt => newAttempt(values, [], { key, knownOrders: [] });

/** Two tabs of one device are one app here: they share storage and locks, as they do in a browser. */
function device(answer: (key: string) => Promise<Response> | Response) {
  const kept = new Map<StorageKey, string>();
  const sent: { key: string; body: unknown; wasKept: boolean }[] = [];
  const app = {
    store: {
      read: (key: StorageKey) => kept.get(key) ?? null,
      write: (key: StorageKey, value: string) => {
        kept.set(key, value);
      },
      remove: (key: StorageKey) => {
        kept.delete(key);
      },
      watch: () => () => undefined,
    },
    locks: browserLocks(undefined),
    api: createClient({
      root: 'https://shop.test/api/v1',
      token: () => 'token',
      csrf: () => undefined,
      timeoutMs: 20,
      fetch: async (request) => {
        const key = request.headers.get('Idempotency-Key') ?? '';
        sent.push({ key, body: await request.json(), wasKept: kept.has('order_attempt') });
        return answer(key);
      },
    }),
  };
  const place = (attempt: OrderAttempt, signal = new AbortController().signal) =>
    placeAttempt(app)({ attempt, body: requestOf(attempt) }, signal);
  return { app, kept, sent, place };
}

const answering = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });

describe('placing an attempt', () => {
  it('has its key on the device before the request leaves, and off it once the order is known', async () => {
    const { kept, place, sent } = device(
      answering(201, { order_number: 'BL-2', payment_url: 'https://pay.wave.com/c/1' }),
    );
    expect(await place(attemptOf('key-1'))).toEqual({
      kind: 'placed',
      number: 'BL-2',
      paymentUrl: 'https://pay.wave.com/c/1',
    });
    expect(sent).toEqual([{ key: 'key-1', body: requestOf(attemptOf('key-1')), wasKept: true }]);
    expect(kept.has('order_attempt')).toBe(false);
  });

  it.each([{}, { payment_url: null }, { payment_url: '' }])('without a payment address: %j', async (body) => {
    const { place } = device(answering(200, body));
    expect(await place(attemptOf('key-1'))).toEqual({ kind: 'placed', number: null, paymentUrl: null });
  });

  it.each([400, 403, 404, 409, 422, 423])('drops the key at the definite answer %d', async (status) => {
    const { kept, place } = device(answering(status, { message: 'Non.' }));
    expect(await place(attemptOf('key-1'))).toEqual({
      kind: 'refused',
      refusal: { code: 'checkout-failed', message: 'Non.' },
    });
    expect(kept.has('order_attempt')).toBe(false);
  });

  it.each([408, 425, 429, 500, 502, 503])(
    'keeps the key at %d, which says nothing of the order',
    async (status) => {
      const { kept, place } = device(answering(status, { message: 'Plus tard.' }));
      expect(await place(attemptOf('key-1'))).toEqual({
        kind: 'unanswered',
        refusal: { code: 'checkout-failed', message: 'Plus tard.' },
      });
      expect(kept.has('order_attempt')).toBe(true);
    },
  );

  it('keeps the key at 401 and says nothing: the notice is the session’s', async () => {
    const { kept, place } = device(answering(401, { message: 'Non.' }));
    expect(await place(attemptOf('key-1'))).toEqual({ kind: 'unauthorized' });
    expect(kept.has('order_attempt')).toBe(true);
  });

  it.each(['"bonjour"', '[]', '3', 'null', '<html>Connectez-vous au Wi-Fi</html>'])(
    'keeps the key at a 2xx answer that is not an object, and says so: %s',
    async (text) => {
      const { kept, place } = device(() => new Response(text, { status: 200 }));
      expect(await place(attemptOf('key-1'))).toMatchObject({
        kind: 'unanswered',
        refusal: { code: 'checkout-unexpected-answer' },
      });
      expect(kept.has('order_attempt')).toBe(true);
    },
  );

  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('network'))],
    ['a call that never answers', () => new Promise<Response>(() => undefined)],
  ])('keeps the key at %s', async (_, answer) => {
    const { kept, place } = device(answer);
    expect(await place(attemptOf('key-1'))).toMatchObject({
      kind: 'unanswered',
      refusal: { code: 'checkout-failed' },
    });
    expect(kept.has('order_attempt')).toBe(true);
  });

  it('sends nothing once the checkout was left, and keeps the key where it was sent before that', async () => {
    const left = new AbortController();
    const { kept, place, sent } = device(() => new Promise<Response>(() => left.abort()));
    await expect(place(attemptOf('key-1'), left.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(kept.has('order_attempt')).toBe(true);
    await expect(place(attemptOf('key-1'), left.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toHaveLength(1);
  });
});

describe('two tabs', () => {
  it('never have two attempts under way: the second meets the first, unanswered one', async () => {
    const { place, sent } = device(answering(503, {}));
    const [first, second] = await Promise.all([place(attemptOf('key-1')), place(attemptOf('key-2'))]);
    expect(first).toEqual({ kind: 'unanswered', refusal: { code: 'checkout-failed' } });
    expect(second).toMatchObject({ kind: 'preceded', attempt: { key: 'key-1' } });
    expect(sent.map(({ key }) => key)).toEqual(['key-1']);
  });

  it('resume one attempt with one key and one body', async () => {
    let isDown = true;
    const { app, place, sent } = device(() =>
      isDown ? new Response('{}', { status: 503 }) : new Response('{"order_number":"BL-2"}', { status: 200 }),
    );
    await place(attemptOf('key-1'));
    isDown = false;
    const other = earlierAttempt(app, values.email);
    if (other === null) throw new Error('The other tab sees no attempt.');
    await Promise.all([place(attemptOf('key-1')), place(other)]);
    expect(new Set(sent.map((request) => JSON.stringify([request.key, request.body]))).size).toBe(1);
  });

  it('forget only the attempt they mean', async () => {
    const { app, kept, place } = device(answering(503, {}));
    await place(attemptOf('key-2'));
    forgetAttempt(app, 'key-1');
    expect(kept.has('order_attempt')).toBe(true);
    forgetAttempt(app, 'key-2');
    expect(kept.has('order_attempt')).toBe(false);
  });
});
