import { describe, expect, it } from 'vitest';
import type { PaymentType } from '#openapi/schemas.ts';
import type { ReadStatus } from './order-status.ts';
import { paidSoFar, paidWith } from './paid-so-far.ts';

const order = (status: ReadStatus) => ({ status, total_amount: '583000.00' });
const payment = (status: ReadStatus, type_paiement: PaymentType, amount: string) => ({
  ...{ order_number: 'BL-1', status, type_paiement, amount },
  total_amount: '583000.00',
});
const deposit = payment('PAID', 'livraison', '174900.00');
const whole = payment('PAID', 'mobile', '583000.00');

describe('the sum paid of an order', () => {
  it.each([
    ['the total of a paid order, whatever its payment record says', 'PAID', null, { paid: 583_000, rest: 0 }],
    ['the deposit of one that is under way', 'PENDING', deposit, { paid: 174_900, rest: 408_100 }],
    ['the deposit of one that was sent', 'SHIPPED', deposit, { paid: 174_900, rest: 408_100 }],
    ['the whole of one that was sent', 'SHIPPED', whole, { paid: 583_000, rest: 0 }],
    ['the whole of one that was delivered', 'DELIVERED', whole, { paid: 583_000, rest: 0 }],
    [
      'nothing where the payment waits',
      'PENDING',
      payment('PENDING', 'mobile', '583000.00'),
      { paid: 0, rest: 583_000 },
    ],
  ] as const)('is %s', (_, status, given, paid) => {
    expect(paidSoFar(order(status), given)).toEqual(paid);
  });

  it.each([
    ['its payment could not be read', 'PENDING', null],
    ['it was cancelled', 'CANCELLED', whole],
    ['its payment was refused', 'PENDING', payment('CANCELLED', 'mobile', '583000.00')],
    ['a deposit came before a delivery', 'DELIVERED', deposit],
    ['its payment names no sum', 'SHIPPED', { order_number: 'BL-1', status: 'PAID' }],
    ['its status is not in the contract', 'REFUNDED', whole],
    [
      'the status of its payment is not in the contract',
      'PENDING',
      payment('REFUNDED', 'mobile', '583000.00'),
    ],
  ] as const)('is not known where %s', (_, status, given) => {
    expect(paidSoFar(order(status), given)).toBeNull();
  });
});

describe('the sum paid of an order with a payment that has arrived', () => {
  const part = { amount: 174_900, remainder: 408_100 };

  it.each([
    ['PENDING', part, { paid: 174_900, rest: 408_100 }],
    ['PAID', part, { paid: 583_000, rest: 0 }],
    ['DELIVERED', part, null],
    ['CANCELLED', part, null],
    ['PENDING', null, null],
  ] as const)('of one that is %s: %o', (status, given, paid) => {
    expect(paidWith(order(status), given)).toEqual(paid);
  });
});
