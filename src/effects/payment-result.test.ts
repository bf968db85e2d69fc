// §2 Payment result: No order found:
// §7 Answers: Orders list feeds

import { describe, expect, it } from 'vitest';
import { namedPayment } from '#rules/payment-detail.ts';
import { paymentAnswerOf } from './payment-result.ts';

const detail = ({ order_number }: { order_number: string }) => namedPayment(order_number);

describe('paymentAnswerOf', () => {
  it.each([
    [400, 'missing'],
    [404, 'missing'],
    [401, 'unauthorized'],
    [403, 'refused'],
    [429, 'refused'],
    [500, 'refused'],
    [503, 'refused'],
  ])('reads %d as %s', (status, kind) => {
    expect(paymentAnswerOf({ kind: 'refused', status }, detail)).toEqual({ kind });
  });

  it.each([
    ['PENDING', 'pending'],
    ['PAID', 'paid'],
    ['SHIPPED', 'paid'],
    ['DELIVERED', 'paid'],
    ['CANCELLED', 'cancelled'],
    ['REFUNDED', 'unclear'],
  ])('takes the status of the payment: %s is %s', (status, outcome) => {
    const data = { order_number: 'BL-1', status };
    expect(paymentAnswerOf({ kind: 'ok', status: 200, data }, detail)).toEqual({
      kind: 'found',
      outcome,
      payment: namedPayment('BL-1'),
    });
  });
});
