import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prefilledFrom } from '#machines/checkout/checkout.model.ts';
import { isKeyed, prepareAttempt, requestOf } from '#machines/checkout/order-attempt.ts';
import { lines, profile } from '#machines/checkout/testing/checkout-fixtures.ts';
import { keyOfStored, restoredAttempt, serializedAttempt } from './place-attempt.ts';

const values = prefilledFrom(profile);
const attempt = prepareAttempt(values, lines, { key: 'key-1', knownOrders: ['BL-1'] });

describe('an attempt on the device', () => {
  it('never holds the ID number, and says that one was withheld', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{11}$/), (numero_cni) => {
        const stored = serializedAttempt(prepareAttempt({ ...values, numero_cni }, lines, attempt));
        expect(stored).not.toContain(numero_cni);
        expect(restoredAttempt(stored, profile.email)?.idNumber).toBeNull();
      }),
    );
  });

  it('is restored completely, so that the same key sends the same body', () => {
    const anonymous = prepareAttempt({ ...values, numero_cni: '' }, lines, attempt);
    const restored = restoredAttempt(serializedAttempt(anonymous), profile.email);
    expect(restored).toEqual(anonymous);
    expect(JSON.stringify(restored && requestOf(restored))).toBe(JSON.stringify(requestOf(anonymous)));
  });

  it('an attempt that the previous version stored is sent as that version sent it: the same key never sends another body', () => {
    const { email, first_name, last_name } = profile;
    const body = {
      ...{ first_name, last_name, email, phone: '2250701020304', address: 'Cocody', ville: 'Abidjan' },
      ...{ code_postal: '', notes: '', delivery_method: 'domicile', is_payement_echolone: false },
      ...{ type_paiement: 'mobile', moyen_paiement: 'wave', expected_total: 330_000 },
    };
    const stored = {
      ...{ key: 'key-1', body, items: [{ productId: 'ladoum', quantity: 2 }] },
      ...{ knownOrders: [], isIdNumberWithheld: false },
    };
    const restored = restoredAttempt(JSON.stringify(stored), email);
    if (restored === null) throw new Error('The attempt was not read.');
    const sent = { ...body, expected_items: [{ product_id: 'ladoum', quantity: 2 }], numero_cni: '' };
    expect(JSON.stringify(requestOf(restored))).toBe(JSON.stringify(sent));
    expect(isKeyed(restored)).toBe(true);
    // Storing it again with this version does not change it.
    const again = restoredAttempt(serializedAttempt(restored), email);
    expect(JSON.stringify(again && requestOf(again))).toBe(JSON.stringify(sent));
  });

  it.each([[[]], [['expected_total']], [['Idempotency-Key', 'expected_total', 'expected_items']]] as const)(
    'comes back with what its provider had announced: %j',
    (accepts) => {
      const made = prepareAttempt({ ...values, numero_cni: '' }, lines, { ...attempt, accepts });
      const restored = restoredAttempt(serializedAttempt(made), profile.email);
      expect(JSON.stringify(restored && requestOf(restored))).toBe(JSON.stringify(requestOf(made)));
      expect(restored && isKeyed(restored)).toBe(isKeyed(made));
    },
  );

  it('an attempt of another customer is ignored', () => {
    expect(restoredAttempt(serializedAttempt(attempt), 'autre@exemple.ci')).toBeNull();
    expect(keyOfStored(serializedAttempt(attempt))).toBe('key-1');
  });

  it('an unreadable attempt counts as absent', () => {
    for (const stored of [null, '', '{', 'null', '1', '[]', '{"key":1}', '{"key":"k","body":null}']) {
      expect(restoredAttempt(stored, profile.email)).toBeNull();
      expect(keyOfStored(stored)).toBeNull();
    }
  });
});
