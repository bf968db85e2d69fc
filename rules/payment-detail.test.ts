import { describe, expect, it } from 'vitest';
import { namedPayment, paymentDetailOf, restOf } from './payment-detail.ts';

const url = 'https://pay.wave.com/c/1';
const detail = (payment: Omit<Parameters<typeof paymentDetailOf>[0], 'order_number'>) =>
  paymentDetailOf({ order_number: 'BL-1', ...payment }, url);

describe('the detail of a payment', () => {
  it('is read from the provider’s answer', () => {
    expect(
      detail({
        amount: '107400.00',
        total_amount: '358000.00',
        type_paiement: 'livraison',
        moyen_paiement: 'wave',
        expires_at: '2026-03-12T10:00:00Z',
        transaction_id: 'T-1',
      }),
    ).toEqual({
      orderNumber: 'BL-1',
      url,
      amount: 107_400,
      remainder: 250_600,
      expiresAt: '2026-03-12T10:00:00Z',
      means: 'wave',
      transaction: 'T-1',
      order: null,
    });
  });

  it.each([
    [null, 250_600],
    ['PENDING', 250_600],
    ['SHIPPED', 250_600],
    ['PAID', null],
    ['DELIVERED', null],
    ['CANCELLED', null],
    ['REFUNDED', null],
  ])('leaves a rest to pay on delivery only where its order is under way: %s', (order, rest) => {
    expect(restOf({ ...namedPayment('BL-1'), remainder: 250_600, order })).toBe(rest);
  });

  it('contains how far the device’s clock was ahead, if known', () => {
    expect(paymentDetailOf({ order_number: 'BL-1' }, url, null, 1_500_000).ahead).toBe(1_500_000);
    expect(detail({})).not.toHaveProperty('ahead');
  });

  it('is only the order number if the answer contains no more', () => {
    expect(namedPayment('BL-1')).toStrictEqual({
      orderNumber: 'BL-1',
      url: null,
      amount: null,
      remainder: null,
      expiresAt: null,
      means: null,
      transaction: null,
      order: null,
    });
    expect(paymentDetailOf({ order_number: 'BL-1' }, null)).toStrictEqual(namedPayment('BL-1'));
  });

  it.each([
    ['the whole is asked at once', { type_paiement: 'mobile', amount: '100', total_amount: '300' }],
    ['nothing is left', { type_paiement: 'livraison', amount: '300', total_amount: '300' }],
    ['more is asked than the whole', { type_paiement: 'livraison', amount: '400', total_amount: '300' }],
    ['the whole is not known', { type_paiement: 'livraison', amount: '300' }],
    ['the sum is not known', { type_paiement: 'livraison', total_amount: '300' }],
  ] as const)('leaves nothing to pay on delivery where %s', (_, payment) => {
    expect(detail(payment).remainder).toBeNull();
  });

  it.each(['0.00', '-5', 'abc'])('treats the sum %j as unknown', (amount) => {
    expect(detail({ amount }).amount).toBeNull();
  });
});
