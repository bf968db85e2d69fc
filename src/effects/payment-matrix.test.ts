import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { awa, json, openTab, settle } from '#boot/testing/fake-tab.ts';
import { awaitedPaymentMachine } from '#machines/orders/awaited-payment.machine.ts';
import { paymentResultMachine } from '#machines/orders/payment-result.machine.ts';
import { withEffects } from '#machines/with-effects.ts';
import type { MeansOfPayment, PaymentType } from '#openapi/schemas.ts';
import { everyMeansOfPayment, everyOrderStatus, everyPaymentType } from '#openapi/words.ts';
import type { ReadStatus } from '#rules/order-status.ts';
import { isReorderable } from '#rules/payment-detail.ts';
import { paymentInterval, paymentPauses, paymentWithin } from '#rules/waits.ts';
import { awaitedPaymentEffects } from './awaited-payment.ts';
import { paymentResultEffects, paymentResultInput } from './payment-result.ts';

const number = 'BL-9';
const url = 'https://pay.test/c/9';
const total = 330_000;

/** The provider's state of one order, and a log of the requests. */
function provider(type: PaymentType, moyen_paiement: MeansOfPayment) {
  const amount = type === 'livraison' ? total * 0.3 : total;
  const truth = { status: 'PENDING' as ReadStatus, charged: 0 };
  const payment = () => ({
    ...{ order_number: number, status: truth.status, amount: `${amount}.00`, total_amount: `${total}.00` },
    ...{ transaction_id: 'TX-9', moyen_paiement, type_paiement: type },
    ...(truth.status === 'PENDING' ? { payment_url: url, expires_at: '2026-11-04T10:45:00Z' } : {}),
  });
  // With pay on delivery the order stays in progress until the full amount is paid.
  const orderStatus = () => (type === 'livraison' && truth.status === 'PAID' ? 'PENDING' : truth.status);
  const order = () => ({
    ...{ order_number: number, created_at: '2026-11-04T10:15:00Z', total_amount: `${total}.00`, items: [] },
    ...{ status: orderStatus(), client: awa },
  });
  /** The provider's payment page: repeated payments charge once. */
  const pay = () => {
    if (truth.status !== 'PENDING') return;
    truth.status = 'PAID';
    truth.charged += 1;
  };
  return { amount, truth, pay, payment, order };
}

type Keeps = 'payment' | 'nothing';
const storedPayment = (amount: number) =>
  JSON.stringify({ owner: awa.email, orderNumber: number, url, amount });

/** One browser of the customer: the real machines of the pages that show the order, with the real effects. */
function browser(world: ReturnType<typeof provider>, keeps: Keeps, device: Record<string, string> = {}) {
  const tab = openTab({
    ...(keeps === 'payment'
      ? { access_token: 'good', user: JSON.stringify(awa), awaited_payment: storedPayment(world.amount) }
      : {}),
    ...device,
  });
  tab.provider.answers.set(`/ecommerce/get-detail-payment-order/${number}`, () => json(200, world.payment()));
  tab.provider.answers.set('/ecommerce/orders/', () => json(200, [world.order()]));
  tab.provider.answers.set(`/ecommerce/get-detail-order/${number}`, () => json(200, world.order()));
  const clock = new SimulatedClock();
  const rest = async () => {
    for (let turn = 0; turn < 8; turn += 1) await settle();
  };
  const pass = async (ms: number) => {
    clock.increment(ms);
    await rest();
  };
  const openResult = async () => {
    const result = createActor(withEffects(paymentResultMachine, paymentResultEffects(tab.app)), {
      clock,
      input: paymentResultInput(tab.app, number),
    }).start();
    await rest();
    return result;
  };
  const openCart = async () => {
    const line = createActor(withEffects(awaitedPaymentMachine, awaitedPaymentEffects(tab.app)), {
      clock,
      input: { orderNumber: null },
    }).start();
    await rest();
    return line;
  };
  /** Advances past the three early requests. */
  const wait = async () => {
    for (const pause of paymentPauses) await pass(pause);
  };
  const charges = () => tab.asked.filter((path) => path.includes('checkout')).length;
  return { ...tab, charges, openCart, openResult, pass, rest, wait };
}

type World = ReturnType<typeof provider>;

/** The final state for each situation, and the one way on. */
const outcomes: Record<
  string,
  (world: World) => Promise<{ state: unknown; tab: ReturnType<typeof browser> }>
> = {
  paid: async (world) => {
    const tab = browser(world, 'payment');
    world.pay();
    return { state: (await tab.openResult()).getSnapshot().value, tab };
  },
  refused: async (world) => {
    const tab = browser(world, 'payment');
    world.truth.status = 'CANCELLED';
    return { state: (await tab.openResult()).getSnapshot().value, tab };
  },
  pending: async (world) => {
    const tab = browser(world, 'payment');
    const result = await tab.openResult();
    await tab.wait();
    result.send({ type: 'payment.resumed' });
    return { state: result.getSnapshot().value, tab };
  },
  'paid late': async (world) => {
    const tab = browser(world, 'payment');
    const result = await tab.openResult();
    await tab.wait();
    expect(result.getSnapshot().value).toEqual({ unconfirmed: 'waiting' });
    world.pay();
    await tab.pass(paymentInterval);
    return { state: result.getSnapshot().value, tab };
  },
  expired: async (world) => {
    const tab = browser(world, 'payment');
    const result = await tab.openResult();
    await tab.wait();
    world.truth.status = 'CANCELLED';
    tab.restored();
    await tab.rest();
    return { state: result.getSnapshot().value, tab };
  },
  'window closed': async (world) => {
    const tab = browser(world, 'payment');
    const line = await tab.openCart();
    line.send({ type: 'payment.resumed' });
    return { state: line.getSnapshot().value, tab };
  },
  'success address opened directly': async (world) => {
    const tab = browser(world, 'payment');
    const result = await tab.openResult();
    expect(result.getSnapshot().hasTag('busy')).toBe(true);
    await tab.wait();
    result.send({ type: 'payment.resumed' });
    return { state: result.getSnapshot().value, tab };
  },
  'back in another browser': async (world) => {
    const visitor = browser(world, 'nothing');
    expect((await visitor.openResult()).getSnapshot().value).toBe('loggedOut');
    const tab = browser(world, 'nothing', { access_token: 'good', user: JSON.stringify(awa) });
    const line = await tab.openCart();
    line.send({ type: 'payment.resumed' });
    return { state: line.getSnapshot().value, tab };
  },
  'Back with the back-forward cache': async (world) => {
    const tab = browser(world, 'payment');
    const line = await tab.openCart();
    line.send({ type: 'payment.resumed' });
    world.pay();
    tab.restored();
    await tab.rest();
    return { state: line.getSnapshot().value, tab };
  },
  'Back without the back-forward cache': async (world) => {
    const tab = browser(world, 'payment');
    const line = await tab.openCart();
    line.send({ type: 'payment.resumed' });
    return { state: line.getSnapshot().value, tab };
  },
  'paid a second time': async (world) => {
    const tab = browser(world, 'payment');
    const elsewhere = browser(world, 'nothing', { access_token: 'good', user: JSON.stringify(awa) });
    const lines = [await tab.openCart(), await elsewhere.openCart()];
    // Both show the same page; the second has not been notified of the first.
    for (const line of lines) {
      line.send({ type: 'payment.resumed' });
      world.pay();
    }
    expect(elsewhere.went).toContain(`leave ${url}`);
    for (const one of [tab, elsewhere]) {
      one.restored();
      await one.rest();
    }
    // A completed payment can no longer be resumed.
    for (const line of lines) line.send({ type: 'payment.resumed' });
    expect(lines.map((line) => line.getSnapshot().value)).toEqual(['paid', 'paid']);
    expect(elsewhere.went.filter((path) => path.startsWith('leave'))).toHaveLength(1);
    elsewhere.stop();
    return { state: lines[0]?.getSnapshot().value, tab };
  },
};

const ends: Record<string, { state: unknown; leaves: number; keeps: boolean }> = {
  paid: { state: 'paid', leaves: 0, keeps: false },
  refused: { state: { cancelled: 'idle' }, leaves: 0, keeps: false },
  pending: { state: { unconfirmed: 'leaving' }, leaves: 1, keeps: true },
  'paid late': { state: 'paid', leaves: 0, keeps: false },
  expired: { state: { cancelled: 'idle' }, leaves: 0, keeps: false },
  'window closed': { state: { waiting: 'leaving' }, leaves: 1, keeps: true },
  'success address opened directly': { state: { unconfirmed: 'leaving' }, leaves: 1, keeps: true },
  'back in another browser': { state: { waiting: 'leaving' }, leaves: 1, keeps: false },
  'Back with the back-forward cache': { state: 'paid', leaves: 1, keeps: false },
  'Back without the back-forward cache': { state: { waiting: 'leaving' }, leaves: 1, keeps: true },
  'paid a second time': { state: 'paid', leaves: 1, keeps: false },
};

const cells = everyMeansOfPayment.flatMap((means) =>
  everyPaymentType.flatMap((type) => Object.keys(outcomes).map((outcome) => ({ means, type, outcome }))),
);

describe('no cell of the payment matrix is a dead end or a second charge', () => {
  it.each(cells)('$means, $type, $outcome', async ({ means, type, outcome }) => {
    const world = provider(type, means);
    const { state, tab } = await (outcomes[outcome] as (typeof outcomes)[string])(world);
    const end = ends[outcome];
    expect(state).toEqual(end?.state);
    const left = tab.went.filter((path) => path.startsWith('leave'));
    expect(left).toEqual(Array.from({ length: end?.leaves ?? 0 }, () => `leave ${url}`));
    expect(tab.values.has('awaited_payment')).toBe(end?.keeps);
    expect(tab.charges()).toBe(0);
    expect(world.truth.charged).toBe(end?.state === 'paid' ? 1 : 0);
    tab.stop();
  });
});

/** Those of the contract, and words that a provider may have besides. */
const everyWord: readonly ReadStatus[] = [...everyOrderStatus, 'REFUNDED', 'unknown', 'toString'];
const statuses = everyWord.flatMap((payment) => everyWord.map((order) => ({ payment, order })));

describe('payment and order are two facts', () => {
  const openBoth = async (payment: ReadStatus, order: ReadStatus | null, name = number) => {
    const world = provider('livraison', 'wave');
    const tab = browser(world, 'payment');
    world.truth.status = payment;
    tab.provider.answers.set(`/ecommerce/get-detail-payment-order/${name}`, () =>
      json(200, { ...world.payment(), payment_url: url }),
    );
    const readOrder = () => (order === null ? json(503, {}) : json(200, { ...world.order(), status: order }));
    tab.provider.answers.set(`/ecommerce/get-detail-order/${number}`, readOrder);
    return { tab, world };
  };

  it.each(statuses)('payment $payment, order $order: both are known', async ({ payment, order }) => {
    const { tab } = await openBoth(payment, order);
    const result = (await tab.openResult()).getSnapshot();
    const isOpen = payment === 'PENDING' && ['PENDING', 'SHIPPED', 'DELIVERED'].includes(order);
    expect(result.context.payment).toMatchObject({ order, url: isOpen ? url : null });
    expect(isReorderable(result.context.payment) && result.matches('cancelled')).toBe(
      payment === 'CANCELLED' && order === 'CANCELLED',
    );
    const { tab: other } = await openBoth(payment, order);
    expect((await other.openCart()).getSnapshot().context.payment).toEqual(result.context.payment);
    tab.stop();
    other.stop();
  });

  it.each(everyWord)('payment %s, and an order that cannot be read: no second order', async (payment) => {
    const { tab } = await openBoth(payment, null);
    const result = (await tab.openResult()).getSnapshot();
    expect(result.context.payment?.order).toBeNull();
    expect(isReorderable(result.context.payment)).toBe(false);
    tab.stop();
  });

  it('knows the order of a payment that was asked about by its transaction', async () => {
    const { tab } = await openBoth('CANCELLED', 'SHIPPED', 'TX-9');
    tab.provider.answers.set('/ecommerce/get-detail-order/TX-9', () => json(404, {}));
    const result = createActor(withEffects(paymentResultMachine, paymentResultEffects(tab.app)), {
      input: paymentResultInput(tab.app, 'TX-9'),
    }).start();
    await tab.rest();
    expect(result.getSnapshot().context.payment?.order).toBe('SHIPPED');
    result.stop();
    tab.stop();
  });
});

describe('a payment whose status is not in the contract', () => {
  const refunded = async () => {
    const world = provider('mobile', 'wave');
    const tab = browser(world, 'payment');
    world.truth.status = 'REFUNDED';
    return { world, tab };
  };

  it('has no way to pay or to order again, and stays on the device', async () => {
    const { tab } = await refunded();
    const [result, line] = [await tab.openResult(), await tab.openCart()];
    for (const one of [result, line]) one.send({ type: 'payment.resumed' });
    expect(result.getSnapshot().value).toEqual({ processing: 'waiting' });
    expect(line.getSnapshot().value).toEqual({ unclear: 'idle' });
    await tab.wait();
    await tab.pass(paymentWithin);
    for (let passed = 0; passed < paymentWithin; passed += paymentInterval) await tab.pass(paymentInterval);
    result.send({ type: 'payment.resumed' });
    expect(result.getSnapshot().value).toBe('unclear');
    expect(tab.went.filter((path) => path.startsWith('leave'))).toEqual([]);
    expect(tab.charges()).toBe(0);
    expect(tab.values.has('awaited_payment')).toBe(true);
    tab.stop();
  });

  it('has none either on a page that opens while the provider does not answer', async () => {
    const { tab } = await refunded();
    await tab.openCart();
    tab.provider.answers.set(`/ecommerce/get-detail-payment-order/${number}`, () => json(503, {}));
    const line = await tab.openCart();
    line.send({ type: 'payment.resumed' });
    expect(line.getSnapshot().value).toEqual({ unclear: 'idle' });
    expect(tab.went.filter((path) => path.startsWith('leave'))).toEqual([]);
    tab.stop();
  });

  it('leads back to its page once it is pending again, and is settled once it is paid', async () => {
    const { world, tab } = await refunded();
    const line = await tab.openCart();
    world.truth.status = 'PENDING';
    tab.restored();
    await tab.rest();
    expect(line.getSnapshot().value).toEqual({ waiting: 'idle' });
    world.truth.status = 'PAID';
    tab.restored();
    await tab.rest();
    expect(line.getSnapshot().value).toBe('paid');
    expect(tab.values.has('awaited_payment')).toBe(false);
    tab.stop();
  });
});

describe('the payment that a device keeps', () => {
  const open = async (device: Record<string, string>, answers: Record<string, Response> = {}) => {
    const world = provider('mobile', 'wave');
    const tab = browser(world, 'payment', device);
    for (const [path, answer] of Object.entries(answers))
      tab.provider.answers.set(path, () => answer.clone());
    const line = await tab.openCart();
    return { line, tab, world };
  };
  const path = `/ecommerce/get-detail-payment-order/${number}`;

  it('leads back with a provider that names no page, and while it does not answer', async () => {
    const payment = { order_number: number, status: 'PENDING', amount: '330000.00' };
    for (const answer of [json(200, payment), json(503, {})]) {
      const { line, tab } = await open({}, { [path]: answer });
      line.send({ type: 'payment.resumed' });
      expect(tab.went).toContain(`leave ${url}`);
    }
  });

  it.each([
    [
      'another customer’s',
      JSON.stringify({ owner: 'autre@exemple.ci', orderNumber: 'BL-8', url, amount: 1 }),
    ],
    [
      'hostile',
      JSON.stringify({ owner: awa.email, orderNumber: 'BL-8', url: 'https://pay.test.evil/', amount: 1 }),
    ],
    ['unreadable', '{"orderNumber":8}'],
  ])('is as if it were not there where it is %s', async (_, text) => {
    const { line, tab } = await open({ awaited_payment: text }, { '/ecommerce/orders/': json(200, []) });
    expect(line.getSnapshot().value).toBe('none');
    expect(tab.asked.filter((asked) => asked.includes('payment-order'))).toEqual([]);
  });

  it('never leads to a hostile page of the provider’s answer', async () => {
    const payment = {
      order_number: number,
      status: 'PENDING',
      amount: '1.00',
      payment_url: 'https://evil.test/',
    };
    const { line, tab } = await open({}, { [path]: json(200, payment) });
    line.send({ type: 'payment.resumed' });
    expect(tab.went.filter((one) => one.startsWith('leave'))).toEqual([`leave ${url}`]);
  });

  it('goes with a logout, and where the order is nobody’s', async () => {
    const { tab } = await open({});
    tab.app.session.send({ type: 'logout.requested' });
    await settle();
    expect(tab.values.has('awaited_payment')).toBe(false);
    const gone = await open({}, { [path]: json(404, {}) });
    expect(gone.line.getSnapshot().value).toBe('none');
    expect(gone.tab.values.has('awaited_payment')).toBe(false);
  });

  it('is completed in this tab when another one was notified', async () => {
    const { line, tab, world } = await open({});
    world.truth.status = 'PAID';
    tab.otherTab('awaited_payment', null);
    await tab.rest();
    expect(line.getSnapshot().value).toBe('paid');
    expect(line.getSnapshot().context.orderNumber).toBe(number);
  });

  it('says a deposit as such', async () => {
    const world = provider('livraison', 'wave');
    world.truth.status = 'PAID';
    const tab = browser(world, 'payment');
    const { payment } = (await tab.openCart()).getSnapshot().context;
    expect([payment?.amount, payment?.remainder]).toEqual([99_000, 231_000]);
  });
});
