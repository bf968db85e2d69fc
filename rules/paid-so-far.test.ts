import { describe, expect, it } from 'vitest';
import type { PaymentType } from '#openapi/schemas.ts';
import { meaningOf, type ReadStatus } from './order-status.ts';
import { type KnownPayment, standingOf } from './paid-so-far.ts';
import { paymentDetailOf } from './payment-detail.ts';

const order = (status: ReadStatus) => ({ status, total_amount: '583000.00' });
const payment = (
  status: ReadStatus,
  type_paiement: PaymentType,
  amount: string,
  answeredAt: number | undefined = 1,
): KnownPayment => {
  const times = {
    expires_at: '2027-05-08T13:00:00Z',
    paid_at: status === 'PAID' ? '2027-05-08T12:00:00Z' : null,
  };
  const given = {
    ...{ order_number: 'BL-1', status, type_paiement, amount },
    total_amount: '583000.00',
    ...times,
  };
  return {
    payment: paymentDetailOf(given, null, null, 2000, answeredAt),
    outcome: meaningOf(status).payment,
  };
};
const deposit = payment('PAID', 'livraison', '174900.00');
const whole = payment('PAID', 'mobile', '583000.00');
const at = '2027-05-08T12:00:00Z';
const until = '2027-05-08T13:00:00Z';

describe('the money of an order', () => {
  it.each([
    ['PAID', null, { kind: 'paid', amount: 583_000, rest: 0, at: null }],
    ['PENDING', deposit, { kind: 'paid', amount: 174_900, rest: 408_100, at }],
    ['SHIPPED', deposit, { kind: 'paid', amount: 174_900, rest: 408_100, at }],
    ['SHIPPED', whole, { kind: 'paid', amount: 583_000, rest: 0, at }],
    ['DELIVERED', whole, { kind: 'paid', amount: 583_000, rest: 0, at }],
    // It came in two parts: the date is that of the first.
    ['PAID', deposit, { kind: 'paid', amount: 583_000, rest: 0, at: null }],
    [
      'PENDING',
      payment('PENDING', 'livraison', '174900.00'),
      { kind: 'due', amount: 174_900, rest: 408_100, until, ahead: 2000 },
    ],
    [
      'PENDING',
      payment('PENDING', 'mobile', '583000.00'),
      { kind: 'due', amount: 583_000, rest: 0, until, ahead: 2000 },
    ],
  ] as const)('of one that is %s', (status, given, standing) => {
    const isDeposit = (given?.payment.remainder ?? null) !== null;
    expect(standingOf(order(status), given)).toEqual({ ...standing, isDeposit });
  });

  it.each([
    ['it was cancelled', 'CANCELLED', whole],
    ['it was cancelled while its payment waits', 'CANCELLED', payment('PENDING', 'mobile', '583000.00')],
    ['it is paid while its payment waits', 'PAID', payment('PENDING', 'mobile', '583000.00')],
    ['its payment was refused', 'PENDING', payment('CANCELLED', 'mobile', '583000.00')],
    ['a deposit came before a delivery', 'DELIVERED', deposit],
    ['its payment names no sum', 'SHIPPED', payment('PAID', 'mobile', '')],
    ['its status is not in the contract', 'REFUNDED', whole],
    [
      'the status of its payment is not in the contract',
      'PENDING',
      payment('REFUNDED', 'mobile', '583000.00'),
    ],
  ] as const)('is neither due nor paid, as far as is known, where %s', (_, status, given) => {
    expect(standingOf(order(status), given)).toMatchObject({ kind: 'none', rest: null });
  });

  it.each([
    ['PENDING', 'unread'],
    ['SHIPPED', 'unread'],
    ['DELIVERED', 'none'],
    ['CANCELLED', 'none'],
  ] as const)('of one that is %s, whose payment was not read, is %s', (status, kind) => {
    expect(standingOf(order(status), null)).toMatchObject({ kind, rest: null });
  });

  it.each([
    ['names no sum', payment('PENDING', 'livraison', '0')],
    ['is known by the device alone', payment('PENDING', 'mobile', '583000.00', 0)],
  ])('waits without a sum where its payment %s', (_, { payment: { answeredAt, ...stored }, outcome }) => {
    const known = { payment: answeredAt === 0 ? stored : { ...stored, answeredAt: 1 }, outcome };
    expect(standingOf(order('PENDING'), known)).toMatchObject({ kind: 'pending', rest: null });
  });
});

describe('what is due is late', () => {
  const { payment: asked, outcome } = payment('PENDING', 'livraison', '174900.00');
  const standing = (change: Partial<typeof asked>) =>
    standingOf(order('PENDING'), { payment: { ...asked, ...change }, outcome });
  // The device's clock is two seconds ahead.
  const end = Date.parse(until) + 2000;
  const due = { kind: 'due', isDeposit: true, amount: 174_900, rest: 408_100, until, ahead: 2000 };
  it.each([
    [-1, 'due'],
    [0, 'late'],
    [86_400_000, 'late'],
  ])('where the provider said so from its deadline on, by its own clock: %i ms after it', (after, kind) => {
    expect(standing({ answeredAt: end + after })).toEqual({ ...due, kind });
  });

  it.each([
    ['without a deadline', { expiresAt: null }],
    ['with one that cannot be read', { expiresAt: 'demain' }],
    ['whose sum is not known', { amount: null }],
  ])('never %s', (_, change) => {
    expect(standing({ answeredAt: end * 2, ...change }).kind).toBe('amount' in change ? 'pending' : 'due');
  });

  it('never by the device’s own clock', () => {
    const { ahead: _, ...unknown } = asked;
    const known = { payment: { ...unknown, answeredAt: end * 2 }, outcome };
    expect(standingOf(order('PENDING'), known).kind).toBe('due');
  });
});
