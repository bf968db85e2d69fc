import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { awa, json, openTab } from '#boot/testing/fake-tab.ts';
import { ownedKey } from '#browser/storage/device-store.ts';
import { storedPayment } from './awaited-payment.ts';
import { checkoutEffects } from './checkout.ts';
import { attemptLock, earlierAttempt, serializedAttempt } from './place-attempt.ts';
import { rereadCart } from './settled-cart.ts';
import { attemptOf, values as ordered, orderingDevice } from './testing/ordering-device.ts';

/*
 * Keys and texts to the letter as the build of 2026-11-28 writes and reads them: an update, an open tab of it, and a return
 * to it lose no order.
 */
const attempt = {
  key: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  body: {
    ...{ first_name: 'Awa', last_name: 'Koné', email: awa.email, phone: '0701020304' },
    ...{ address: 'Cocody', ville: 'Abidjan', code_postal: '', notes: 'Sonner.' },
    ...{ delivery_method: 'domicile', is_payement_echolone: false },
    ...{ type_paiement: 'mobile', moyen_paiement: 'wave', expected_total: 330_000 },
  },
  items: [{ productId: 'ladoum', quantity: 2 }],
  knownOrders: ['BL-1'],
  isIdNumberWithheld: true,
};
const payment = {
  ...{ owner: awa.email, orderNumber: 'BL-2', url: 'https://pay.test/2' },
  ...{ amount: 330_000, isUnclear: false },
};
const draft = { email: awa.email, values: { notes: 'Sonner.' }, isIdNumberWithheld: true };
const wish = { owner: awa.email, orderNumber: 'BL-2', day: '2027-05-10', time: 'matin' };
const written = Object.entries({
  order_attempt: attempt,
  checkout_draft: draft,
  awaited_payment: payment,
  wished_delivery: wish,
}).map(([key, value]) => [key, JSON.stringify(value)] as const);
/** What an expiry leaves there. */
const expired: Readonly<Record<string, string>> = {
  ...Object.fromEntries(written),
  session_ended: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  redirect_url: '/checkout?step=2',
  redirect_owner: awa.email,
};
const second = { ...awa, email: 'aya@exemple.ci', username: 'aya' };
const { signal } = new AbortController();

/** The customer logs in on a device with these texts, and opens the checkout. */
async function checkout(device: Readonly<Record<string, string>>, user = awa) {
  const tab = openTab({ ...device });
  tab.provider.answers.set('/auth/me/', () => json(200, user));
  tab.logIn('good');
  await waitFor(tab.app.session, (session) => session.matches({ authenticated: { profile: 'loaded' } }));
  return { ...tab, loaded: await checkoutEffects(tab.app).calls.load(undefined, signal) };
}

describe('what the build before has stored, after an expiry', () => {
  it('is found by its customer: the unanswered order, the payment that waits, the unsent form, the wished day', async () => {
    const { app, loaded, values } = await checkout(expired);
    const { isIdNumberWithheld: _, ...sent } = attempt;
    expect(loaded).toMatchObject({ attempt: { ...sent, idNumber: null }, draft: { values: draft.values } });
    expect(storedPayment(app)).toEqual(payment);
    expect(JSON.parse(values.get(ownedKey(awa.email, 'wished_delivery')) ?? '')).toEqual(wish);
    // The old build finds both, too.
    for (const key of ['order_attempt', 'awaited_payment']) expect(values.get(key)).toBe(expired[key]);
  });

  it('is nobody else’s: not a visitor’s, not another customer’s', async () => {
    const visitor = openTab({ ...expired });
    expect(storedPayment(visitor.app)).toBeNull();
    const { app, loaded, values } = await checkout(expired, second);
    expect(loaded).toMatchObject({ attempt: null, draft: null });
    expect(storedPayment(app)).toBeNull();
    expect([...values].filter(([, text]) => text.includes(awa.email) || text.includes('Sonner'))).toEqual([]);
  });
});

describe('a tab of the build before, which orders after this build has taken over the device', () => {
  it.each(written)(
    'stores %s where this build finds it at its next reading, for the same customer',
    async (key, text) => {
      const { app, values } = await checkout({});
      values.set(key, text);
      const loaded = await checkoutEffects(app).calls.load(undefined, signal);
      const found = {
        order_attempt: () => 'attempt' in loaded && loaded.attempt?.key === attempt.key,
        checkout_draft: () => 'draft' in loaded && loaded.draft?.values.notes === 'Sonner.',
        awaited_payment: () => storedPayment(app)?.orderNumber === 'BL-2',
        wished_delivery: () => values.get(ownedKey(awa.email, 'wished_delivery')) === text,
      };
      expect(found[key as keyof typeof found]()).toBe(true);
    },
  );

  it('is waited for by the lock of both; then its order comes first, and is sent again with its key and body', async () => {
    const { app, place, sent, stored } = orderingDevice(() => Response.json({ order_number: 'BL-2' }));
    const own = attemptOf('key-2');
    const older = JSON.stringify({ ...attempt, body: { ...attempt.body, email: ordered.email } });
    let lose = (): void => undefined;
    const underWay = app.locks.hold('order_attempt', async () => {
      await new Promise<void>((resolve) => {
        lose = resolve;
      });
      stored.set('order_attempt', older);
    });
    await Promise.resolve();
    const placing = place(own);
    await Promise.resolve();
    expect([await app.locks.isHeld(attemptLock), sent]).toEqual([true, []]);
    lose();
    await underWay;
    const answer = await placing;
    expect([answer, sent]).toMatchObject([{ kind: 'preceded', attempt: { key: attempt.key } }, []]);
    expect(stored.get('order_attempt')).toBe(older);
    if (answer.kind !== 'preceded') return;
    expect(await rereadCart({ ...app, now: () => 0 }, ordered.email, signal)).toMatchObject(answer);
    await place({ ...answer.attempt, idNumber: '' });
    expect(sent).toMatchObject([{ key: attempt.key, body: { expected_total: 330_000, notes: 'Sonner.' } }]);
    expect(stored.has('order_attempt')).toBe(false);
  });
});

describe('the build before, to which the shop returns', () => {
  it('finds an unanswered order: under its key, in its shape, in its lock', async () => {
    const held: boolean[] = [];
    const { app, place, stored } = orderingDevice(async () => {
      held.push(await app.locks.isHeld('order_attempt'));
      return new Response('{}', { status: 503 });
    });
    await place(attemptOf('key-1'));
    expect(held).toEqual([true]);
    // It refuses any other field of the body, and needs each of these.
    const { key, body, items, knownOrders, accepts, isIdNumberWithheld, ...others } = JSON.parse(
      stored.get('order_attempt') ?? '',
    );
    expect([key, items, knownOrders, isIdNumberWithheld, others]).toEqual(['key-1', [], [], false, {}]);
    expect(accepts).toEqual(['Idempotency-Key', 'expected_total', 'expected_items']);
    expect(Object.keys(body).sort()).toEqual(Object.keys(attempt.body).sort());
  });

  it('finds it and a payment that waits after an expiry in this build, too', async () => {
    const { app, provider, values } = await checkout({});
    const { actions } = checkoutEffects(app);
    const order = serializedAttempt(attemptOf('key-1'));
    values.set('order_attempt', order);
    actions.storePayment(payment);
    provider.accepts.clear();
    await app.api({ signal }).GET('/ecommerce/orders/', {});
    expect(app.session.getSnapshot().matches('visitor')).toBe(true);
    expect(earlierAttempt(app, ordered.email)?.key).toBe('key-1');
    expect(values.get('order_attempt')).toBe(order);
    // It drops any other field.
    expect(JSON.parse(values.get('awaited_payment') ?? '')).toMatchObject(payment);
    // Its epochs are of these characters.
    expect(values.get('session_ended')).toMatch(/^[\w-]{1,64}$/);
  });
});
