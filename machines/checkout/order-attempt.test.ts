import { describe, expect, it } from 'vitest';
import type { Addition } from '#openapi/schemas.ts';
import { storedAttemptIn } from '#rules/stored-checkout.ts';
import { prefilledFrom } from './checkout.model.ts';
import { findOrder, isKeyed, isOfItems, prepareAttempt, requestOf } from './order-attempt.ts';
import { cartLine, lines, order, profile } from './testing/checkout-fixtures.ts';

const values = prefilledFrom(profile);
const attempt = prepareAttempt(values, lines, { key: 'key-1', knownOrders: ['BL-1'] });

describe('prepareAttempt', () => {
  it('throws for an invalid form', () => {
    expect(() => prepareAttempt({ ...values, ville: '' }, lines, attempt)).toThrow(
      'The checkout form was not checked before it was sent.',
    );
  });

  it('agrees to the total that is shown, in whole francs, and is read again where a price has a fraction', () => {
    const dear = lines.map((line) => ({ ...line, product: { ...line.product, promo_price: 83_212.25 } }));
    const { idNumber: _, ...made } = prepareAttempt(values, dear, { key: 'key-1', knownOrders: [] });
    expect(made.body.expected_total).toBe(166_425);
    expect(storedAttemptIn(JSON.stringify({ ...made, isIdNumberWithheld: true }))).toEqual({
      ...{ ...made, isIdNumberWithheld: true },
    });
  });
});

describe('requestOf', () => {
  const bare = { ...values, numero_cni: '', code_postal: '', notes: '' };
  const made = (accepts: readonly Addition[], form = bare) =>
    requestOf(prepareAttempt(form, lines, { key: 'key-1', knownOrders: [], accepts }));
  const form = [
    ...['first_name', 'last_name', 'email', 'phone', 'address', 'ville', 'delivery_method'],
    ...['type_paiement', 'moyen_paiement', 'is_payement_echolone'],
  ];

  it('contains the filled fields of the form only, for a provider that announces no additions', () => {
    expect(Object.keys(made([]))).toEqual(form);
    expect(made([], { ...values, notes: 'Portail bleu' })).toMatchObject({
      notes: 'Portail bleu',
      numero_cni: 'CI012345678',
      code_postal: '00225',
    });
  });

  it('contains each addition that the provider announces, and no other', () => {
    expect(made(['expected_total'])).toMatchObject({ expected_total: 330_000 });
    expect(made(['expected_total'])).not.toHaveProperty('expected_items');
    expect(made(['expected_items'])).toMatchObject({
      expected_items: [{ product_id: 'ladoum', quantity: 2 }],
    });
    expect(made(['expected_items'])).not.toHaveProperty('expected_total');
  });

  it('contains every field, empty ones too, for an attempt that an earlier version stored', () => {
    const { accepts: _, ...earlier } = prepareAttempt(bare, lines, attempt);
    expect(requestOf(earlier)).toMatchObject({
      ...{ notes: '', code_postal: '', numero_cni: '', expected_total: 330_000 },
      expected_items: [{ product_id: 'ladoum', quantity: 2 }],
    });
    const keyed = prepareAttempt(bare, lines, { ...attempt, accepts: ['Idempotency-Key'] });
    expect([earlier, attempt, keyed].map(isKeyed)).toEqual([true, false, true]);
  });
});

describe('findOrder', () => {
  it('finds the order that was not there before, without any clock', () => {
    const late = { ...order('BL-2', lines), created_at: '1999-01-01T00:00:00Z' };
    expect(findOrder(attempt, [order('BL-1', lines), late])).toBe(late);
  });

  it('ignores another customer’s order of the same animals, which staff are shown too', () => {
    const of = (number: string, email: string) => {
      const one = order(number, lines);
      return { ...one, client: { ...one.client, email } };
    };
    const own = of('BL-3', profile.email.toUpperCase());
    expect(findOrder(attempt, [of('BL-2', 'autre@exemple.ci')])).toBeUndefined();
    expect(findOrder(attempt, [of('BL-2', 'autre@exemple.ci'), own])).toBe(own);
  });

  it('ignores an earlier order of the same animals', () => {
    expect(findOrder(attempt, [order('BL-1', lines)])).toBeUndefined();
  });

  it('ignores an order of other animals or quantities', () => {
    expect(findOrder(attempt, [order('BL-2', [cartLine('ladoum', 3)])])).toBeUndefined();
    expect(findOrder(attempt, [order('BL-2', [...lines, cartLine('sahel', 1)])])).toBeUndefined();
  });

  it('matches lines of one product that the provider has merged or split', () => {
    const two = [
      { ...cartLine('ladoum', 1), id: 'l1' },
      { ...cartLine('ladoum', 2), id: 'l2' },
    ];
    const split = prepareAttempt(values, two, attempt);
    expect(findOrder(split, [order('BL-2', [cartLine('ladoum', 3)])])?.order_number).toBe('BL-2');
    expect(findOrder(split, [order('BL-2', [cartLine('ladoum', 2)])])).toBeUndefined();
    expect(isOfItems(split, [cartLine('ladoum', 3)])).toBe(true);
    expect(isOfItems(prepareAttempt(values, [cartLine('ladoum', 3)], attempt), two)).toBe(true);
  });

  it('ignores the order of the lines', () => {
    const two = [cartLine('ladoum', 2), cartLine('sahel', 1)];
    const both = prepareAttempt(values, two, attempt);
    expect(findOrder(both, [order('BL-2', [...two].reverse())])?.order_number).toBe('BL-2');
  });
});
