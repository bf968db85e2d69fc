import { describe, expect, it } from 'vitest';
import { awaitedPaymentIn } from './awaited-payment.ts';

const owner = 'awa@exemple.ci';
const hosts = { secure: ['pay.wave.com'], plain: [] };
const stored = {
  ...{ owner, orderNumber: 'BL-1', url: 'https://pay.wave.com/c/1', amount: 107_400 },
  isUnclear: false,
};
const read = (change: object, asking: string | null = owner) =>
  awaitedPaymentIn(JSON.stringify({ ...stored, ...change }), asking, hosts);

describe('awaitedPaymentIn', () => {
  it('returns the customer’s own payment, without fields that a newer version added', () => {
    expect(read({})).toEqual(stored);
    expect(read({ version: 2, orderNumber: 'B'.repeat(100) })).toEqual({
      ...stored,
      orderNumber: 'B'.repeat(100),
    });
  });

  it.each([undefined, null, 'yes'])(
    'reads one of an earlier version, whose status is known: %j',
    (isUnclear) => {
      expect(read({ isUnclear })).toEqual(stored);
    },
  );

  it.each([
    ['another customer', 'yao@exemple.ci'],
    ['nobody', null],
  ])('gives none to %s', (_, asking) => {
    expect(read({}, asking)).toBeNull();
  });

  it.each([
    ['of a host where the shop does not go', { url: 'https://evil.example/c/1' }],
    ['without a page', { url: undefined }],
    ['without an order', { orderNumber: '' }],
    ['of too long an order number', { orderNumber: 'B'.repeat(101) }],
  ])('refuses one %s', (_, change) => {
    expect(read(change)).toBeNull();
  });

  it('returns one of any https page if no host is configured, and of no other scheme', () => {
    const anywhere = (url: string) =>
      awaitedPaymentIn(JSON.stringify({ ...stored, url }), owner, { secure: 'any', plain: [] });
    expect(anywhere('https://secure.cinetpay.com/c/1')?.url).toBe('https://secure.cinetpay.com/c/1');
    expect(anywhere('http://secure.cinetpay.com/c/1')).toBeNull();
    expect(anywhere('javascript:alert(1)')).toBeNull();
  });

  it('refuses one without an owner, even for a customer without an e-mail', () => {
    expect(read({ owner: '' }, '')).toBeNull();
  });

  it.each([0, -1, 0.5, '107400', null, undefined])('treats the sum %j as unknown', (amount) => {
    expect(read({ amount })).toEqual({ ...stored, amount: null });
  });

  it.each([null, '', '{', 'null', '[]', '12'])('returns null for %j', (text) => {
    expect(awaitedPaymentIn(text, owner, hosts)).toBeNull();
  });
});
