// §6 Roles: Checkout uses the profile of the logged-in user

import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type OwnedKey, ownedKey } from '#browser/storage/device-store.ts';
import { at } from '#machines/at.ts';
import { cartStatusOf } from '#machines/cart/cart.machine.ts';
import { prepareAttempt, requestOf } from '#machines/checkout/order-attempt.ts';
import { firstVisit, sessionMachine } from '#machines/session/session.machine.ts';
import { emptyCheckout } from '#rules/checkout.ts';
import { settleAwaited } from './awaited-payment.ts';
import { checkoutEffects } from './checkout.ts';
import { attemptLock, serializedAttempt } from './place-attempt.ts';
import {
  type Answers,
  announcing,
  answeringApp as answering,
  type Given,
  pendingAnswer,
  sessionOf,
} from './testing/answering-app.ts';
import { attemptOf as orderedBy } from './testing/ordering-device.ts';

const { signal } = new AbortController();

/** An app with the shared cart, which badge and checkout both read. */
function answeringApp(answers: Answers) {
  const tab = answering(answers);
  tab.openCart();
  return tab;
}
const profile = {
  first_name: 'Aminata',
  last_name: 'Traoré',
  email: 'client@exemple.ci',
  username: 'aminata',
  numero_telephone: '0701020304',
};
const line = (id: string) => ({
  id: `line-${id}`,
  quantity: 1,
  product: { id, name: id, price: 95_000, promo_price: null },
});
const product = (id: string) => ({
  ...{ id, name: id, description: '', price: 95_000, promo_price: null, taille: null },
  category: { id: 'moutons', nom_categorie: 'Moutons' },
  origine: { id: 'ml', libelle: 'Mali', flag: '', code: 'ML' },
  ...{ quantity_initial: 3, quantity_vendu: 1, created_at: '2026-10-01T08:00:00Z' },
});
const attemptOf = (email: string) =>
  prepareAttempt({ ...emptyCheckout, email, phone: '0701020304', address: 'Cocody', ville: 'Abidjan' }, [], {
    key: 'earlier',
    knownOrders: [],
  });
const answers: Record<string, Given> = {
  'GET auth/me/': [200, profile],
  'GET ecommerce/panier/': [200, [line('ladoum'), line('sahel')]],
  'GET ecommerce/orders/': [200, []],
  'GET ecommerce/products-betails/ladoum': [200, product('ladoum')],
  'GET ecommerce/products-betails/sahel': [200, product('sahel')],
};

describe('opening the checkout', () => {
  it('loads profile, cart, and what the device stores of this customer', async () => {
    const { app, stored } = answeringApp(answers);
    const draft = { values: { notes: 'Sonner.' }, isIdNumberWithheld: false };
    stored.set('order_attempt', serializedAttempt(attemptOf(profile.email)));
    stored.set(ownedKey(profile.email, 'checkout_draft'), JSON.stringify(draft));
    expect(await checkoutEffects(app).calls.load(undefined, signal)).toMatchObject({
      kind: 'loaded',
      profile,
      attempt: { key: 'earlier' },
      draft,
    });
  });

  it('erases another customer’s attempt and draft on the device', async () => {
    const { app, stored } = answeringApp(answers);
    stored.set('order_attempt', serializedAttempt(attemptOf('autre@exemple.ci')));
    const secret = JSON.stringify({ email: 'autre@exemple.ci', values: { address: 'Secret' } });
    stored.set(ownedKey('autre@exemple.ci', 'checkout_draft'), secret);
    // As a build before stored it.
    stored.set('checkout_draft' as OwnedKey, secret);
    expect(await checkoutEffects(app).calls.load(undefined, signal)).toMatchObject({
      attempt: null,
      draft: null,
    });
    expect([...stored.keys()]).toEqual(['provider_accepts']);
  });

  it.each(['GET auth/me/', 'GET ecommerce/panier/'])('fails if %s is refused', async (call) => {
    const { app } = answeringApp({ ...answers, [call]: [503] });
    expect(await checkoutEffects(app).calls.load(undefined, signal)).toEqual({ kind: 'refused' });
  });
});

describe('the address of an earlier order', () => {
  const recalled = async (given: Given, isWanted = true) => {
    const { app, asked } = answeringApp({ ...answers, 'GET ecommerce/orders/': given });
    const { calls } = checkoutEffects(app);
    await calls.load(undefined, signal);
    return { address: await calls.recallAddress({ isWanted }, signal), asked };
  };
  const ordered = (adresse1: string | null, email: string = profile.email) => ({
    ...{ order_number: 'BL-1', created_at: '2026-10-01T08:00:00Z', status: 'PAID', total_amount: '95000.00' },
    client: { first_name: 'Aminata', last_name: 'Traoré', email, adresse1 },
    items: [],
  });

  it('is read only if the form needs an address', async () => {
    expect(await recalled([200, [ordered('Cocody')]])).toMatchObject({ address: 'Cocody' });
    const { address, asked } = await recalled([200, [ordered('Cocody')]], false);
    expect(address).toBeNull();
    expect(asked).not.toContain('GET ecommerce/orders/');
  });

  it.each([
    ['no order has one', [200, [ordered(null)]]],
    ['it is another customer’s', [200, [ordered('Cocody', 'autre@exemple.ci')]]],
    ['the orders are refused', [503]],
  ] as const)('is null if %s', async (_, given) => {
    expect(await recalled(given as Given)).toMatchObject({ address: null });
  });
});

describe('a cart that another tab changes during a call', () => {
  const waitingFor = (call: string) => {
    const answer = pendingAnswer();
    let cart = [line('ladoum')];
    const tab = answeringApp({
      ...answers,
      'GET ecommerce/panier/': async () => [200, cart],
      [call]: answer.given,
    });
    const changed = async (now: typeof cart) => {
      await expect.poll(() => tab.asked).toContain(call);
      await waitFor(tab.app.cart, (snapshot) => cartStatusOf(snapshot) === 'settled');
      cart = now;
      tab.app.cart.send({ type: 'cart.changedElsewhere' });
      await waitFor(tab.app.cart, (snapshot) => snapshot.context.lines.length === now.length);
    };
    return { answer, calls: checkoutEffects(tab.app).calls, changed, stored: tab.stored };
  };

  it('is the cart that the checkout opens with', async () => {
    const { answer, calls, changed } = waitingFor('GET auth/me/');
    const loading = calls.load(undefined, signal);
    await changed([]);
    answer.give([200, profile]);
    expect(await loading).toMatchObject({ kind: 'loaded', lines: [] });
  });

  it('is the cart that is compared with an attempt', async () => {
    const { answer, calls, changed, stored } = waitingFor('GET ecommerce/orders/');
    stored.set('order_attempt', serializedAttempt(orderedBy('key-1')));
    const looking = calls.lookUpOrders(undefined, signal);
    await changed([]);
    answer.give([200, []]);
    expect(await looking).toMatchObject({ kind: 'listed', lines: [] });
  });

  it('is the cart whose products are read before an order', async () => {
    const { answer, calls, changed } = waitingFor('GET ecommerce/products-betails/ladoum');
    await calls.load(undefined, signal);
    const reading = calls.reread({ email: profile.email }, signal);
    await changed([line('ladoum'), line('sahel')]);
    answer.give([200, product('ladoum')]);
    expect(await reading).toMatchObject({
      kind: 'read',
      lines: [{ product: { id: 'ladoum' } }, { product: { id: 'sahel' } }],
      products: [{ id: 'ladoum' }, { id: 'sahel' }],
    });
  });
});

describe('reading the cart again before an order', () => {
  const reread = async (given: Record<string, Given>) => {
    const { app } = answeringApp({ ...answers, ...given });
    const { calls } = checkoutEffects(app);
    await calls.load(undefined, signal);
    return calls.reread({ email: profile.email }, signal);
  };

  it('sends no request in another session than the one that opened the checkout', async () => {
    const { app, asked } = answeringApp(answers);
    const { calls } = checkoutEffects(app);
    await calls.load(undefined, signal);
    asked.length = 0;
    // The session has ended, also where another login followed; another tab's token is another customer's.
    for (const [token, change] of [
      [null],
      ['another', { epoch: 'later' }],
      ['another', { customers: 1 }],
    ] as const) {
      Object.assign(app, { session: sessionOf(token, 'autre@exemple.ci', change) });
      expect(await calls.reread({ email: profile.email }, signal)).toEqual({ kind: 'ended' });
    }
    // A tab of an older build stores a token in the same epoch, whose customer could not be read, or is another one.
    for (const email of [undefined, 'autre@exemple.ci']) {
      Object.assign(app, { session: sessionOf('another', email) });
      expect(await calls.reread({ email: profile.email }, signal)).toEqual({ kind: 'ended' });
    }
    expect(asked).toEqual([]);
    for (const session of [
      sessionOf('renewed', profile.email),
      sessionOf('token'),
      // A refresh while the customer is not known, and an e-mail that another device has changed.
      sessionOf('renewed', undefined, { replaced: ['token'] }),
      sessionOf('token', 'former@exemple.ci'),
    ]) {
      Object.assign(app, { session });
      expect(await calls.reread({ email: profile.email }, signal)).toMatchObject({ kind: 'read' });
    }
  });

  it('writes no attempt where the checkout is left while the session’s customer is read', async () => {
    const { app, asked, stored } = answeringApp(answers);
    const { calls } = checkoutEffects(app);
    await calls.load(undefined, signal);
    const reading = { authenticated: { profile: 'loading', access: 'valid' } } as const;
    app.session = createActor(sessionMachine, {
      input: firstVisit,
      snapshot: at(sessionMachine, reading, app.session.getSnapshot().context),
    });
    const left = new AbortController();
    const attempt = attemptOf(profile.email);
    const placing = calls.placeOrder({ attempt, body: requestOf(attempt) }, left.signal);
    const settled = expect(placing).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => app.locks.isHeld(attemptLock)).toBe(true);
    left.abort();
    await settled;
    expect(await app.locks.isHeld(attemptLock)).toBe(false);
    expect(stored.has('order_attempt')).toBe(false);
    expect(asked).not.toContain('POST ecommerce/checkout/');
  });

  it('loads every product of the cart, the known orders and a new key', async () => {
    const order = {
      order_number: 'BL-1',
      created_at: '2026-10-01T08:00:00Z',
      status: 'PAID',
      total_amount: '1.00',
      items: [],
    };
    const client = { ...profile, adresse1: null };
    expect(await reread({ 'GET ecommerce/orders/': [200, [{ ...order, client }]] })).toMatchObject({
      kind: 'read',
      products: [{ id: 'ladoum' }, { id: 'sahel' }],
      knownOrders: ['BL-1'],
      key: 'fresh-key',
    });
  });

  it('loads the additions that the cart’s answer names', async () => {
    expect(await reread({})).toMatchObject({ accepts: [] });
    const cart: Given = [200, [line('ladoum'), line('sahel')], announcing];
    expect(await reread({ 'GET ecommerce/panier/': cart })).toMatchObject({
      accepts: ['Idempotency-Key', 'expected_total', 'expected_items'],
    });
  });

  it('requests the product of two lines once, and keeps both lines', async () => {
    const { app, asked } = answeringApp({
      ...answers,
      'GET ecommerce/panier/': [
        200,
        [
          { ...line('ladoum'), id: 'l1' },
          { ...line('ladoum'), id: 'l2', quantity: 2 },
        ],
      ],
    });
    const { calls } = checkoutEffects(app);
    await calls.load(undefined, signal);
    expect(await calls.reread({ email: profile.email }, signal)).toMatchObject({
      kind: 'read',
      lines: [{ id: 'l1' }, { id: 'l2' }],
    });
    expect(asked.filter((call) => call === 'GET ecommerce/products-betails/ladoum')).toHaveLength(1);
  });

  it('is refused if the cart still changes after three rounds, with a pause between the rounds', async () => {
    let quantity = 0;
    const tab = answeringApp({
      ...answers,
      'GET ecommerce/panier/': async () => {
        quantity += 1;
        return [200, [{ ...line('ladoum'), quantity }]];
      },
      'GET ecommerce/products-betails/ladoum': async () => {
        tab.app.cart.send({ type: 'cart.changedElsewhere' });
        return [200, product('ladoum')];
      },
    });
    const { calls } = checkoutEffects(tab.app);
    await calls.load(undefined, signal);
    tab.asked.length = 0;
    expect(await calls.reread({ email: profile.email }, signal)).toEqual({
      kind: 'refused',
      refusal: { code: 'checkout-cart-unsettled' },
    });
    expect(tab.asked.filter((call) => call === 'GET ecommerce/products-betails/ladoum')).toHaveLength(3);
  });

  it('leaves out a product that is gone, so that it counts as without stock', async () => {
    expect(await reread({ 'GET ecommerce/products-betails/sahel': [404] })).toMatchObject({
      kind: 'read',
      products: [{ id: 'ladoum' }],
    });
  });

  it('sends no request while an earlier attempt of this customer is unanswered', async () => {
    const { app, asked, stored } = answeringApp(answers);
    stored.set('order_attempt', serializedAttempt(attemptOf(profile.email)));
    const { calls } = checkoutEffects(app);
    await calls.load(undefined, signal);
    asked.length = 0;
    expect(await calls.reread({ email: profile.email }, signal)).toMatchObject({
      kind: 'preceded',
      attempt: { key: 'earlier' },
    });
    expect(asked).toEqual([]);
  });

  it('is refused if the cart cannot be read', async () => {
    expect(await reread({ 'GET ecommerce/panier/': [503, { message: 'Plus tard.' }] })).toEqual({
      kind: 'refused',
      refusal: { code: 'checkout-failed' },
    });
  });

  it.each(['GET ecommerce/orders/', 'GET ecommerce/products-betails/sahel'])(
    'is refused if %s is refused, and leaves a 401 to the session',
    async (call) => {
      expect(await reread({ [call]: [503, { message: 'Plus tard.' }] })).toEqual({
        kind: 'refused',
        refusal: { code: 'checkout-failed', message: 'Plus tard.' },
      });
      expect(await reread({ [call]: [401] })).toEqual({ kind: 'unauthorized' });
    },
  );
});

describe('an attempt that another tab has under way', () => {
  const elsewhere = () => {
    const tab = answeringApp(answers);
    tab.stored.set('order_attempt', serializedAttempt(orderedBy('key-1')));
    let end: () => void = () => undefined;
    const work = tab.app.locks.hold('order_attempt', () => new Promise<void>((resolve) => (end = resolve)));
    return { ...tab, calls: checkoutEffects(tab.app).calls, end: () => end(), work };
  };

  it('is under way until that tab has the answer, without a request for the orders', async () => {
    const { asked, calls, end, work } = elsewhere();
    expect(await calls.lookUpOrders(undefined, signal)).toEqual({ kind: 'underWay' });
    expect(asked).toEqual([]);
    const answer = calls.awaitAnswer(undefined, signal);
    end();
    await Promise.all([answer, work]);
    expect(await calls.lookUpOrders(undefined, signal)).toMatchObject({ kind: 'listed' });
  });

  it('is under way if that tab sent it again while the orders were read', async () => {
    const { give, given } = pendingAnswer();
    const { app, stored, asked } = answeringApp({ ...answers, 'GET ecommerce/orders/': given });
    stored.set('order_attempt', serializedAttempt(orderedBy('key-1')));
    const looking = checkoutEffects(app).calls.lookUpOrders(undefined, signal);
    await expect.poll(() => asked).toContain('GET ecommerce/orders/');
    void app.locks.hold('order_attempt', () => new Promise<void>(() => undefined));
    give([200, []]);
    expect(await looking).toEqual({ kind: 'underWay' });
  });

  it('is settled if it is no longer on the device', async () => {
    const { calls, end, stored, work } = elsewhere();
    stored.delete('order_attempt');
    await Promise.resolve();
    end();
    await work;
    expect(await calls.lookUpOrders(undefined, signal)).toEqual({ kind: 'settled' });
  });

  it('is no longer awaited after its lock was taken over', async () => {
    const { calls } = elsewhere();
    await calls.takeOver(undefined, signal);
    expect(await calls.lookUpOrders(undefined, signal)).toMatchObject({ kind: 'listed' });
  });

  it('causes a notice at a logout, which deletes it, and at no other end of the session, which keeps it', () => {
    const { app, stored } = answeringApp({});
    const notices: unknown[] = [];
    const { reportUnanswered } = checkoutEffects({
      ...app,
      notify: (notice) => void notices.push(notice),
    }).actions;
    stored.set('order_attempt', serializedAttempt(orderedBy('key-1')));
    reportUnanswered(undefined);
    expect(notices).toEqual([]);
    stored.delete('order_attempt');
    reportUnanswered(undefined);
    expect(notices).toEqual([{ code: 'order-unheard' }]);
  });
});

describe('the return from the payment page', () => {
  it.each(['seen again', 'restored by Back'])(
    'is noticed once the shop is %s, but not after the page is left',
    async (how) => {
      const { app, watchers } = answeringApp({});
      const left = new AbortController();
      const back = checkoutEffects(app).calls.awaitReturn(undefined, left.signal);
      for (const hear of watchers.visible) hear(true);
      if (how === 'seen again') for (const isVisible of [false, true]) watchers.visible[0]?.(isVisible);
      else watchers.restored[0]?.();
      await back;
      left.abort();
      expect([...watchers.visible, ...watchers.restored]).toEqual([]);
    },
  );
});

describe('the payment of an order', () => {
  const ask = (answer: Given, orderNumber: string | null = 'BL-2') =>
    checkoutEffects(
      answeringApp({ 'GET ecommerce/get-detail-payment-order/BL-2': answer }).app,
    ).calls.askPayment({ orderNumber }, signal);
  const payment = { order_number: 'BL-2', status: 'PENDING' };

  it('is waiting, with the payment page that the provider names, or is settled', async () => {
    const paymentUrl = 'https://pay.wave.com/c/1';
    expect(await ask([200, { ...payment, payment_url: paymentUrl }])).toEqual({
      kind: 'waiting',
      paymentUrl,
    });
    expect(await ask([200, payment])).toEqual({ kind: 'waiting', paymentUrl: null });
    expect(await ask([200, { ...payment, status: 'PAID' }])).toEqual({ kind: 'settled' });
  });

  it.each([
    ['https://pay.wave.com/c/1', ['https://pay.wave.com/c/1']],
    ['https://pay.wave.com.evil.test/c/1', []],
  ])('is made at %s only if its host is allowed', (url, expected) => {
    const { app, went } = answeringApp({});
    checkoutEffects(app).actions.leaveForPayment({ url });
    expect(went).toEqual(expected);
  });

  it('follows an order that has changed the stock: the lists are read again', () => {
    const { app } = answeringApp({});
    let times = 0;
    const recheck = async () => {
      times += 1;
    };
    const { refreshLists } = checkoutEffects({ ...app, navigation: { ...app.navigation, recheck } }).actions;
    refreshLists(undefined);
    expect(times).toBe(1);
  });

  it('without a page leads to the orders, whose rows say what waits', () => {
    const { app, went } = answeringApp({});
    checkoutEffects(app).actions.leaveForDashboard(undefined);
    expect(went).toEqual(['/dashboard?onglet=commandes instead']);
  });

  it('of a status outside of the contract leads to no payment page: the result page is asked, also where nobody answers', async () => {
    const url = 'https://pay.wave.com/c/1';
    const email = 'client@exemple.ci';
    const answers: Given[] = [[200, { ...payment, status: 'REFUNDED' }], [503]];
    const { app, stored } = answeringApp({
      'GET ecommerce/get-detail-payment-order/BL-2': async () => answers.shift() ?? [599],
    });
    const awaited = { owner: email, orderNumber: 'BL-2', url, amount: 330_000, isUnclear: false };
    stored.set('awaited_payment', JSON.stringify(awaited));
    const { askPayment } = checkoutEffects({ ...app, session: sessionOf('token', email) }).calls;
    for (const _ of [1, 2])
      expect(await askPayment({ orderNumber: 'BL-2' }, signal)).toEqual({ kind: 'settled' });
    expect(JSON.parse(stored.get('awaited_payment') ?? '')).toEqual({ ...awaited, isUnclear: true });
  });

  it.each([
    ['forgets the form of its order', [], []],
    ['keeps what was typed for another order since', ['Portail bleu.'], ['Portail bleu.']],
  ])('%s once it is paid', (_, typed, left) => {
    const email = 'client@exemple.ci';
    const { app: answered, stored } = answeringApp({});
    const app = { ...answered, session: sessionOf('token', email) };
    const { storeDraft, storePayment } = checkoutEffects(app).actions;
    const typeNotes = (notes: string) => storeDraft({ email, values: { notes }, isIdNumberWithheld: false });
    typeNotes('Sonner.');
    storePayment({
      ...{ owner: email, orderNumber: 'BL-2', url: 'https://pay.wave.com/c/1', amount: 330_000 },
      isUnclear: false,
    });
    for (const notes of typed) typeNotes(notes);
    settleAwaited(app, { order_number: 'BL-2', status: 'PENDING' });
    settleAwaited(app, { order_number: 'BL-2', status: 'PAID' });
    const form = stored.get(ownedKey(email, 'checkout_draft'));
    expect(form === undefined ? [] : [JSON.parse(form).values.notes]).toEqual(left);
    expect(stored.has('awaited_payment')).toBe(false);
  });

  it('is waiting if its status cannot be read', async () => {
    const unknown = { kind: 'waiting', paymentUrl: null };
    expect(await ask([503])).toEqual(unknown);
    expect(await ask([404])).toEqual(unknown);
    expect(await ask([200, payment], null)).toEqual(unknown);
  });
});

describe('the steps in the URL', () => {
  it('are three, and the open step is not opened again', () => {
    const { app, went } = answeringApp({});
    const { showStep } = checkoutEffects(app).actions;
    showStep({ step: 1, replace: false });
    showStep({ step: 2, replace: true });
    expect(went).toEqual(['/checkout', '/checkout?etape=2 instead']);
    const open = { ...app, navigation: { ...app.navigation, path: () => '/checkout?etape=3' } };
    checkoutEffects(open).actions.showStep({ step: 3, replace: true });
    expect(went).toHaveLength(2);
  });
});

describe('an unreadable record', () => {
  const broken = { ...line('sahel'), product: null };
  const incompleteCart = { ...answers, 'GET ecommerce/panier/': [200, [line('ladoum'), broken]] as Given };

  it('in the cart refuses the checkout, unless an attempt is unanswered', async () => {
    const { app, stored } = answeringApp(incompleteCart);
    const { calls } = checkoutEffects(app);
    expect(await calls.load(undefined, signal)).toEqual({ kind: 'incomplete' });
    stored.set('order_attempt', serializedAttempt(attemptOf(profile.email)));
    expect(await calls.load(undefined, signal)).toMatchObject({
      kind: 'loaded',
      attempt: { key: 'earlier' },
    });
    // Its order is looked for; only a cart that is known may be sent again.
    expect(await calls.lookUpOrders(undefined, signal)).toEqual({ kind: 'listed', orders: [], lines: null });
  });

  it('that enters the cart after the checkout was opened refuses Commander, without a request for products', async () => {
    let lines: unknown[] = [line('ladoum')];
    const { app, asked } = answeringApp({ ...answers, 'GET ecommerce/panier/': async () => [200, lines] });
    const { calls } = checkoutEffects(app);
    await calls.load(undefined, signal);
    lines = [line('ladoum'), broken];
    expect(await calls.reread({ email: profile.email }, signal)).toEqual({
      kind: 'refused',
      refusal: { code: 'checkout-cart-incomplete' },
    });
    expect(asked).not.toContain('GET ecommerce/products-betails/ladoum');
  });

  it('in the orders is known by its number if it existed before the attempt; a new one may be the attempt’s order', async () => {
    let orders: unknown[] = [{ order_number: 'BL-1', status: 'LOST' }];
    const { app, stored } = answeringApp({ ...answers, 'GET ecommerce/orders/': async () => [200, orders] });
    const { calls } = checkoutEffects(app);
    await calls.load(undefined, signal);
    expect(await calls.reread({ email: profile.email }, signal)).toMatchObject({ knownOrders: ['BL-1'] });
    stored.set('order_attempt', serializedAttempt({ ...attemptOf(profile.email), knownOrders: ['BL-1'] }));
    expect(await calls.lookUpOrders(undefined, signal)).toMatchObject({ kind: 'listed' });
    for (const hiding of [{ order_number: 'BL-2' }, { status: 'PENDING' }]) {
      orders = [hiding];
      expect(await calls.lookUpOrders(undefined, signal)).toEqual({ kind: 'refused' });
    }
  });
});
