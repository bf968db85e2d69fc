import { describe, expect, it } from 'vitest';
import { awa } from '#boot/testing/fake-tab.ts';
import { ownedKey } from '#browser/storage/device-store.ts';
import type { ReadStatus } from '#rules/order-status.ts';
import { namedPayment } from '#rules/payment-detail.ts';
import {
  awaitedPaymentEffects,
  detailOf,
  leaveForPayment,
  paymentsInTurn,
  settleAwaited,
} from './awaited-payment.ts';
import { answeringApp, pendingAnswer, sessionOf, storeOf } from './testing/answering-app.ts';

const paymentHosts = { secure: ['pay.wave.com'], plain: [] };
const email = 'client@exemple.ci';
const own = 'https://pay.wave.com/own';
const given = 'https://pay.wave.com/given';
const hostile = 'https://pay.wave.com.evil.test/c/1';

const form = ownedKey(email, 'checkout_draft');

/** A device that stores the payment of BL-1 and its checkout form. */
function device(url = own) {
  const stored = new Map<string, string>([
    ['awaited_payment', JSON.stringify({ owner: email, orderNumber: 'BL-1', url, amount: 330_000 })],
    [form, '{}'],
  ]);
  return {
    stored,
    paymentHosts,
    session: sessionOf('token', email),
    store: storeOf(stored),
    now: () => 1,
  };
}

describe('the way back to a payment', () => {
  it.each([
    [paymentHosts, [own]],
    [{ secure: 'any', plain: [] } as const, [own, hostile]],
  ])('with the hosts %j leaves the shop for %j alone', (allowed, expected) => {
    const left: string[] = [];
    const navigation = { leave: (to: string) => void left.push(to) };
    const app = { navigation, paymentHosts: allowed } as unknown as Parameters<typeof leaveForPayment>[0];
    for (const url of [own, hostile, 'http://pay.wave.com/own', 'javascript:alert(1)', '/checkout', null]) {
      leaveForPayment(app, { url });
    }
    expect(left).toEqual(expected);
  });

  it('leaves for nowhere without a payment', () => {
    const navigation = { leave: () => expect.unreachable() };
    leaveForPayment({ navigation, paymentHosts } as unknown as Parameters<typeof leaveForPayment>[0], null);
  });

  it.each<[ReadStatus, string[]]>([
    ['PENDING', ['awaited_payment', form]],
    ['CANCELLED', [form]],
    ['PAID', []],
    ['SHIPPED', []],
    ['DELIVERED', []],
    ['REFUNDED', ['awaited_payment', form]],
  ])('keeps, once its payment is %s, of payment and form: %j', (status, left) => {
    const app = device();
    settleAwaited(app, { order_number: 'BL-1', status });
    expect([...app.stored.keys()]).toEqual(left);
  });

  it('is kept where the settled payment is another order’s, and so is the form', () => {
    const app = device();
    settleAwaited(app, { order_number: 'BL-2', status: 'PAID' });
    expect([...app.stored.keys()]).toEqual(['awaited_payment', form]);
  });

  it.each([
    ['the provider’s page', 'BL-1', 'PENDING', given, own, given],
    ['the kept page of this very order, where the provider names none', 'BL-1', 'PENDING', null, own, own],
    ['the kept page, where the provider’s is hostile', 'BL-1', 'PENDING', hostile, own, own],
    ['nowhere, where both are hostile', 'BL-1', 'PENDING', hostile, hostile, null],
    ['nowhere, where the kept page is another order’s', 'BL-2', 'PENDING', null, own, null],
    ['nowhere, once it is paid', 'BL-1', 'PAID', given, own, null],
    ['nowhere, while its status is not in the contract', 'BL-1', 'REFUNDED', given, own, null],
  ] as const)('leads to %s', (_, order_number, status, payment_url, storedUrl, url) => {
    expect(detailOf(device(storedUrl), { order_number, status, payment_url }, null)).toEqual({
      ...namedPayment(order_number),
      url,
      answeredAt: 1,
    });
  });

  it.each<[ReadStatus, string | null]>([
    ['PENDING', given],
    ['SHIPPED', given],
    ['DELIVERED', given],
    ['PAID', null],
    ['CANCELLED', null],
    ['REFUNDED', null],
  ])('for an order that is %s, the way leads to %s', (order, url) => {
    const payment = { order_number: 'BL-1', status: 'PENDING', payment_url: given } as const;
    expect(detailOf(device(), payment, order)).toMatchObject({ order, url });
  });
});

describe('a payment that the device does not store', () => {
  const order = (order_number: string, day: number, of: string, numero_telephone = '') => ({
    ...{ order_number, created_at: `2026-10-0${day}T08:00:00Z`, status: 'PENDING', total_amount: '95000.00' },
    client: { first_name: 'Aminata', last_name: 'Traoré', email: of, numero_telephone },
    items: [],
  });
  const other = order('BL-2', 2, 'autre@exemple.ci');

  it.each([
    ['their e-mail', order('BL-1', 1, 'Client@exemple.ci')],
    ['their number, under a former e-mail', order('BL-1', 1, 'avant@exemple.ci', awa.numero_telephone)],
  ])('is that of an order of the customer’s own, by %s, where staff are given all', async (_, own) => {
    const tab = answeringApp({
      'GET ecommerce/orders/': [200, [other, own]],
      'GET ecommerce/get-detail-payment-order/BL-1': [200, { order_number: 'BL-1', status: 'PENDING' }],
      'GET ecommerce/get-detail-payment-order/BL-2': [200, { order_number: 'BL-2', status: 'PENDING' }],
    });
    const { calls } = awaitedPaymentEffects({ ...tab.app, session: sessionOf('token', email) });
    const any = { orderNumber: null, payment: null };
    expect(await calls.findPayment(any, new AbortController().signal)).toMatchObject({
      kind: 'waiting',
      payment: { orderNumber: 'BL-1' },
    });
  });
});

describe('a payment of an order from another device', () => {
  it.each([
    ['PAID', 'PENDING', 'BL-1'],
    ['REFUNDED', 'PENDING', 'BL-1'],
    ['PENDING', 'PENDING', 'BL-2'],
    ['PAID', 'PAID', undefined],
  ])(
    'waits only where its payment is pending, the newest first: %s, before it %s',
    async (second, first, waits) => {
      const order = (number: number) => ({
        ...{ order_number: `BL-${number}`, status: 'PENDING', total_amount: '95000.00', items: [] },
        ...{ created_at: `2026-11-2${number}T08:00:00Z`, client: { ...awa, adresse1: '' } },
      });
      const payment = (number: number, status: string) =>
        [200, { order_number: `BL-${number}`, status, amount: 95_000 }] as const;
      const { app } = answeringApp({
        'GET ecommerce/orders/': [200, [order(1), order(2)]],
        'GET ecommerce/get-detail-payment-order/BL-1': [...payment(1, first)],
        'GET ecommerce/get-detail-payment-order/BL-2': [...payment(2, second)],
      });
      const { findPayment } = awaitedPaymentEffects({
        ...app,
        paymentHosts,
        session: sessionOf('token', awa.email),
      }).calls;
      const unknown = { orderNumber: null, order: undefined, payment: null };
      const found = await findPayment(unknown, new AbortController().signal);
      expect(found).toMatchObject(
        waits === undefined ? { kind: 'none' } : { kind: 'waiting', payment: { orderNumber: waits } },
      );
    },
  );
});

describe('the payments of a list of orders', () => {
  const path = (number: number) => `GET ecommerce/get-detail-payment-order/BL-${number}`;
  const numbers = Array.from({ length: 5 }, (_, index) => index + 1);

  function list() {
    const pending = numbers.map(() => pendingAnswer());
    const tab = answeringApp(
      Object.fromEntries(pending.map(({ given }, index) => [path(index + 1), given] as const)),
    );
    const payments = paymentsInTurn();
    const app = { ...tab.app, paymentHosts, session: sessionOf('token', email) };
    /** The answer for an order's row, requested as its machine does. */
    const ask = (number: number, signal = new AbortController().signal) =>
      payments(app)
        .calls.findPayment({ orderNumber: `BL-${number}`, order: 'PENDING', payment: null }, signal)
        .then(({ kind }) => kind)
        .catch(() => 'gone');
    const answer = (number: number, status = 'PENDING') =>
      pending[number - 1]?.give([200, { order_number: `BL-${number}`, status }]);
    /** The press on an order's row that opens its payment page. */
    const leave = (orderNumber: string) =>
      payments(app).actions.leaveForPayment({ payment: { ...namedPayment(orderNumber), url: given } });
    return { ...tab, ask, answer, leave };
  }

  it('are asked for one after the other, and each once', async () => {
    const { ask, answer, asked } = list();
    const answers = numbers.map((number) => ask(number));
    for (const number of numbers) {
      await expect.poll(() => asked).toEqual(numbers.slice(0, number).map(path));
      answer(number);
    }
    expect(await Promise.all(answers)).toEqual(numbers.map(() => 'waiting'));
    expect(await ask(3)).toBe('waiting');
    expect(asked).toHaveLength(numbers.length);
  });

  it('are asked for once where a row is drawn twice', async () => {
    const { ask, answer, asked } = list();
    const answers = [ask(1), ask(1), ask(2)];
    await expect.poll(() => asked).toEqual([path(1)]);
    answer(1);
    await expect.poll(() => asked.length).toBe(2);
    answer(2);
    expect(await Promise.all(answers)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(asked).toEqual([path(1), path(2)]);
  });

  it('are not asked for where their rows are gone before their turn', async () => {
    const { ask, answer, asked } = list();
    const left = new AbortController();
    const [first, second, third] = [ask(1), ask(2, left.signal), ask(3)];
    await expect.poll(() => asked).toEqual([path(1)]);
    left.abort();
    answer(1);
    answer(3);
    expect(await Promise.all([first, second, third])).toEqual(['waiting', 'gone', 'waiting']);
    expect(asked).toEqual([path(1), path(3)]);
  });

  it('are asked for again where the device keeps the payment, which may have been made since', async () => {
    const { ask, answer, asked, stored } = list();
    answer(1);
    await ask(1);
    stored.set(
      'awaited_payment',
      JSON.stringify({ owner: email, orderNumber: 'BL-1', url: own, amount: 330_000 }),
    );
    await ask(1);
    expect(asked).toEqual([path(1), path(1)]);
  });

  it('are asked for again, at each return, where their page was opened from their row', async () => {
    const { ask, answer, asked, leave, went } = list();
    answer(1);
    answer(2);
    await ask(1);
    await ask(2);
    leave('BL-1');
    await ask(1);
    await ask(2);
    await ask(1);
    expect(asked).toEqual([path(1), path(2), path(1), path(1)]);
    expect(went).toEqual([given]);
  });

  it('are asked for again where they were refused, for the money may arrive late', async () => {
    const { ask, answer, asked } = list();
    answer(1, 'CANCELLED');
    expect(await ask(1)).toBe('cancelled');
    await ask(1);
    expect(asked).toEqual([path(1), path(1)]);
  });
});
