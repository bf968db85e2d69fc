import { describe, expect, it } from 'vitest';
import type { StorageKey } from '#app/device-store.ts';
import type { OrderStatus } from '#openapi/schemas.ts';
import { namedPayment } from '#rules/payment-detail.ts';
import { detailOf, leaveForPayment, settleAwaited } from './awaited-payment.ts';
import { sessionOf, storeOf } from './testing/answering-app.ts';

const paymentHosts = { secure: ['pay.wave.com'], plain: [] };
const email = 'client@exemple.ci';
const own = 'https://pay.wave.com/own';
const given = 'https://pay.wave.com/given';
const hostile = 'https://pay.wave.com.evil.test/c/1';

/** A device that keeps the payment of BL-1 and the form it came of. */
function device(url = own) {
  const stored = new Map<StorageKey, string>([
    ['awaited_payment', JSON.stringify({ owner: email, orderNumber: 'BL-1', url, amount: 330_000 })],
    ['checkout_draft', '{}'],
  ]);
  return {
    stored,
    paymentHosts,
    session: sessionOf('token', email),
    store: storeOf(stored),
  };
}

describe('the way back to a payment', () => {
  it.each([own, hostile, 'http://pay.wave.com/own', 'javascript:alert(1)', '/checkout', null])(
    'leaves the shop for a page on an allowed host alone: %s',
    (url) => {
      const left: string[] = [];
      const navigation = { leave: (to: string) => void left.push(to) };
      const app = { navigation, paymentHosts } as unknown as Parameters<typeof leaveForPayment>[0];
      leaveForPayment(app, { url });
      expect(left).toEqual(url === own ? [own] : []);
    },
  );

  it('leaves for nowhere without a payment', () => {
    const navigation = { leave: () => expect.unreachable() };
    leaveForPayment({ navigation, paymentHosts } as unknown as Parameters<typeof leaveForPayment>[0], null);
  });

  it.each<[OrderStatus, string[]]>([
    ['PENDING', ['awaited_payment', 'checkout_draft']],
    ['CANCELLED', ['checkout_draft']],
    ['PAID', []],
    ['SHIPPED', []],
    ['DELIVERED', []],
  ])('keeps, once its payment is %s, of payment and form: %j', (status, left) => {
    const app = device();
    settleAwaited(app, { order_number: 'BL-1', status });
    expect([...app.stored.keys()]).toEqual(left);
  });

  it('is kept where the settled payment is another order’s, and so is the form', () => {
    const app = device();
    settleAwaited(app, { order_number: 'BL-2', status: 'PAID' });
    expect([...app.stored.keys()]).toEqual(['awaited_payment', 'checkout_draft']);
  });

  it.each([
    ['the provider’s page', 'BL-1', 'PENDING', given, own, given],
    ['the kept page of this very order, where the provider names none', 'BL-1', 'PENDING', null, own, own],
    ['the kept page, where the provider’s is hostile', 'BL-1', 'PENDING', hostile, own, own],
    ['nowhere, where both are hostile', 'BL-1', 'PENDING', hostile, hostile, null],
    ['nowhere, where the kept page is another order’s', 'BL-2', 'PENDING', null, own, null],
    ['nowhere, once it is paid', 'BL-1', 'PAID', given, own, null],
  ] as const)('leads to %s', (_, order_number, status, payment_url, storedUrl, url) => {
    expect(detailOf(device(storedUrl), { order_number, status, payment_url }, null)).toEqual({
      ...namedPayment(order_number),
      url,
    });
  });

  it.each<[OrderStatus, string | null]>([
    ['PENDING', given],
    ['SHIPPED', given],
    ['DELIVERED', given],
    ['PAID', null],
    ['CANCELLED', null],
  ])('of an order that is %s leads to %s', (order, url) => {
    const payment = { order_number: 'BL-1', status: 'PENDING', payment_url: given } as const;
    expect(detailOf(device(), payment, order)).toMatchObject({ order, url });
  });
});
