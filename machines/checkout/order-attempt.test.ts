import { describe, expect, it } from 'vitest';
import { prefilledFrom } from './checkout-values.ts';
import { newAttempt, orderOf } from './order-attempt.ts';
import { cartLine, lines, order, profile } from './testing/checkout-by-hand.ts';

const values = prefilledFrom(profile);
const attempt = newAttempt(values, lines, { key: 'key-1', knownOrders: ['BL-1'] });

describe('newAttempt', () => {
  it('makes none of a form that may not be sent', () => {
    expect(() => newAttempt({ ...values, ville: '' }, lines, attempt)).toThrow(
      'The checkout form was not checked before it was sent.',
    );
  });
});

describe('orderOf', () => {
  it('finds the order that was not there before, without any clock', () => {
    const late = { ...order('BL-2', lines), created_at: '1999-01-01T00:00:00Z' };
    expect(orderOf(attempt, [order('BL-1', lines), late])).toBe(late);
  });

  it('does not take an earlier order of the same animals for it', () => {
    expect(orderOf(attempt, [order('BL-1', lines)])).toBeUndefined();
  });

  it('does not take an order of other animals or quantities for it', () => {
    expect(orderOf(attempt, [order('BL-2', [cartLine('ladoum', 3)])])).toBeUndefined();
    expect(orderOf(attempt, [order('BL-2', [...lines, cartLine('sahel', 1)])])).toBeUndefined();
  });

  it('does not care for the order of the lines', () => {
    const two = [cartLine('ladoum', 2), cartLine('sahel', 1)];
    const both = newAttempt(values, two, attempt);
    expect(orderOf(both, [order('BL-2', [...two].reverse())])?.order_number).toBe('BL-2');
  });
});
