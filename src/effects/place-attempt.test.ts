// §8 Checkout: Failure: the message
// §8 Checkout: « Erreur lors
// §8 Checkout: « Réponse inattendue

import { describe, expect, it } from 'vitest';
import { LockLate } from '#browser/locks.ts';
import { browserStore } from '#browser/storage/browser-store.ts';
import { requestOf } from '#machines/checkout/order-attempt.ts';
import { earlierAttempt, forgetAttempt } from './place-attempt.ts';
import { attemptOf, orderingDevice as device, values } from './testing/ordering-device.ts';

const answering = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });

describe('placing an attempt', () => {
  it('has its key on the device before the request leaves, and off it once the order is known', async () => {
    const { stored, place, sent } = device(
      answering(201, { order_number: 'BL-2', payment_url: 'https://pay.wave.com/c/1' }),
    );
    expect(await place(attemptOf('key-1'))).toEqual({
      kind: 'placed',
      number: 'BL-2',
      paymentUrl: 'https://pay.wave.com/c/1',
    });
    expect(sent).toEqual([{ key: 'key-1', body: requestOf(attemptOf('key-1')), wasStored: true }]);
    expect(stored.has('order_attempt')).toBe(false);
  });

  it('has no key in its request where the provider did not ask for one', async () => {
    const { place, sent } = device(answering(201, { order_number: 'BL-2' }));
    await place({ ...attemptOf('key-1'), accepts: [] });
    expect(sent).toMatchObject([{ key: '', wasStored: true }]);
    expect(sent[0]?.body).not.toHaveProperty('expected_total');
  });

  it('sends nothing without its lock, and says which attempt is under way', async () => {
    const { app, stored, place, sent } = device(answering(201, {}));
    app.locks.hold = () => Promise.reject(new LockLate());
    expect(await place(attemptOf('key-1'))).toEqual({ kind: 'preceded', attempt: attemptOf('key-1') });
    expect([sent, stored.size]).toEqual([[], 0]);
  });

  it('sends nothing once the session is another one: it would be an order in another name', async () => {
    const { isOwn, stored, place, sent } = device(answering(201, {}));
    isOwn.now = false;
    expect(await place(attemptOf('key-1'))).toEqual({ kind: 'ended' });
    expect(sent).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it.each([{}, { payment_url: null }, { payment_url: '' }])('without a payment address: %j', async (body) => {
    const { place } = device(answering(200, body));
    expect(await place(attemptOf('key-1'))).toEqual({ kind: 'placed', number: null, paymentUrl: null });
  });

  it.each([{ payment_url: 12 }, { payment_url: ['https://pay.wave.com/1'] }, { payment_url: {} }])(
    'never takes a payment address that is no text for none, which would say that all is done: %j',
    async (body) => {
      const { stored, place } = device(answering(201, body));
      expect(await place(attemptOf('key-1'))).toEqual({
        kind: 'unanswered',
        refusal: { code: 'checkout-unexpected-answer' },
      });
      expect(stored.has('order_attempt')).toBe(true);
    },
  );

  it.each([400, 403, 404, 409, 422, 423])('drops the key at the definite answer %d', async (status) => {
    const { stored, place } = device(answering(status, { message: 'Non.' }));
    expect(await place(attemptOf('key-1'))).toEqual({
      kind: 'refused',
      refusal: { code: 'checkout-failed', message: 'Non.' },
    });
    expect(stored.has('order_attempt')).toBe(false);
  });

  it.each([408, 425, 500, 502, 503])(
    'keeps the key at %d, which says nothing of the order',
    async (status) => {
      const { stored, place } = device(answering(status, { message: 'Plus tard.' }));
      expect(await place(attemptOf('key-1'))).toEqual({
        kind: 'unanswered',
        refusal: { code: 'checkout-failed', message: 'Plus tard.' },
      });
      expect(stored.has('order_attempt')).toBe(true);
    },
  );

  it('keeps the key at 429, of which nothing was taken: it is sent again, and no answer was lost', async () => {
    const { stored, place } = device(answering(429, { message: 'Plus tard.' }));
    expect(await place(attemptOf('key-1'))).toEqual({
      kind: 'postponed',
      refusal: { code: 'checkout-failed', message: 'Plus tard.' },
    });
    expect(stored.has('order_attempt')).toBe(true);
  });

  it('keeps the key at 401 and says nothing: the notice is the session’s', async () => {
    const { stored, place } = device(answering(401, { message: 'Non.' }));
    expect(await place(attemptOf('key-1'))).toEqual({ kind: 'unauthorized' });
    expect(stored.has('order_attempt')).toBe(true);
  });

  it.each(['"bonjour"', '[]', '3', 'null', '<html>Connectez-vous au Wi-Fi</html>'])(
    'keeps the key at a 2xx answer that is not an object, and says so: %s',
    async (text) => {
      const { stored, place } = device(() => new Response(text, { status: 200 }));
      expect(await place(attemptOf('key-1'))).toMatchObject({
        kind: 'unanswered',
        refusal: { code: 'checkout-unexpected-answer' },
      });
      expect(stored.has('order_attempt')).toBe(true);
    },
  );

  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('network'))],
    ['a call that never answers', () => new Promise<Response>(() => undefined)],
  ])('keeps the key at %s', async (_, answer) => {
    const { stored, place } = device(answer);
    expect(await place(attemptOf('key-1'))).toMatchObject({
      kind: 'unanswered',
      refusal: { code: 'checkout-failed' },
    });
    expect(stored.has('order_attempt')).toBe(true);
  });

  it('sends nothing once the checkout was left, and keeps the key where it was sent before that', async () => {
    const left = new AbortController();
    const { stored, place, sent } = device(() => new Promise<Response>(() => left.abort()));
    await expect(place(attemptOf('key-1'), left.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(stored.has('order_attempt')).toBe(true);
    await expect(place(attemptOf('key-1'), left.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toHaveLength(1);
  });
});

describe('a device that stores nothing', () => {
  it.each(['denied', 'full'])('orders once from its page all the same: %s', async (mood) => {
    let isDown = true;
    const { app, place, sent } = device(() =>
      isDown ? new Response('{}', { status: 503 }) : new Response('{"order_number":"BL-2"}', { status: 200 }),
    );
    const store = browserStore({
      events: new EventTarget(),
      storage: () => {
        if (mood === 'denied') throw new Error('SecurityError');
        const setItem = (): never => {
          throw new Error('QuotaExceededError');
        };
        return { getItem: () => null, setItem, removeItem: () => undefined, key: () => null, length: 0 };
      },
    });
    Object.assign(app, { store });
    expect(await place(attemptOf('key-1'))).toMatchObject({ kind: 'unanswered' });
    const answer = await place(attemptOf('key-2'));
    expect(answer).toMatchObject({ kind: 'preceded', attempt: { key: 'key-1' } });
    isDown = false;
    expect(await place(attemptOf('key-1'))).toMatchObject({ kind: 'placed' });
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    expect(earlierAttempt(app, values.email)).toBeNull();
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

  it('send one attempt one after the other where both resume it: the lock is around the whole sending', async () => {
    let [running, most] = [0, 0];
    const { place, sent } = device(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return new Response(JSON.stringify({ order_number: 'BL-2' }), { status: 200 });
      // A call that is given up on a busy machine would run beside the next one.
    }, 60_000);
    await Promise.all([place(attemptOf('key-1')), place(attemptOf('key-1'))]);
    expect(sent).toHaveLength(2);
    expect(most).toBe(1);
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
    const { app, stored, place } = device(answering(503, {}));
    await place(attemptOf('key-2'));
    forgetAttempt(app, 'key-1');
    expect(stored.has('order_attempt')).toBe(true);
    forgetAttempt(app, 'key-2');
    expect(stored.has('order_attempt')).toBe(false);
  });
});
