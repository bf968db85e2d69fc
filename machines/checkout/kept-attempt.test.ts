import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf, prefilledFrom, restoredDraft } from './checkout-values.ts';
import { keptAttempt, keyOfKept, restoredAttempt } from './kept-attempt.ts';
import { newAttempt, requestOf } from './order-attempt.ts';
import { lines, profile } from './testing/checkout-by-hand.ts';

const values = prefilledFrom(profile);
const attempt = newAttempt(values, lines, { key: 'key-1', knownOrders: ['BL-1'] });

describe('an attempt on the device', () => {
  it('never holds the ID number, and says that one was withheld', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{11}$/), (numero_cni) => {
        const kept = keptAttempt(newAttempt({ ...values, numero_cni }, lines, attempt));
        expect(kept).not.toContain(numero_cni);
        expect(restoredAttempt(kept, profile.email)?.idNumber).toBeNull();
      }),
    );
  });

  it('comes back whole, so that the same key brings the same body', () => {
    const anonymous = newAttempt({ ...values, numero_cni: '' }, lines, attempt);
    const restored = restoredAttempt(keptAttempt(anonymous), profile.email);
    expect(restored).toEqual(anonymous);
    expect(JSON.stringify(restored && requestOf(restored))).toBe(JSON.stringify(requestOf(anonymous)));
  });

  it('of another customer is not taken over', () => {
    expect(restoredAttempt(keptAttempt(attempt), 'autre@exemple.ci')).toBeNull();
    expect(keyOfKept(keptAttempt(attempt))).toBe('key-1');
  });

  it('that cannot be read is none', () => {
    for (const kept of [null, '', '{', 'null', '1', '[]', '{"key":1}', '{"key":"k","body":null}']) {
      expect(restoredAttempt(kept, profile.email)).toBeNull();
      expect(keyOfKept(kept)).toBeNull();
    }
  });
});

describe('a draft on the device', () => {
  it('holds what differs from the profile, and never an ID number', () => {
    const typed = { ...values, numero_cni: 'SECRET12345', notes: 'Sonner.', ville: 'Bouaké' };
    const draft = draftOf({ values: typed, prefilled: values, isIdNumberAsked: false });
    expect(draft).toEqual({
      email: profile.email,
      values: { notes: 'Sonner.', ville: 'Bouaké' },
      isIdNumberWithheld: true,
    });
    expect(restoredDraft(JSON.stringify(draft), profile.email)).toEqual(draft);
    const same = draftOf({ values, prefilled: values, isIdNumberAsked: false });
    expect(same).toEqual({ email: profile.email, values: {}, isIdNumberWithheld: false });
  });

  it('of another customer, or one that cannot be read, is none', () => {
    expect(
      restoredDraft(
        JSON.stringify(draftOf({ values, prefilled: values, isIdNumberAsked: false })),
        'autre@exemple.ci',
      ),
    ).toBeNull();
    expect(restoredDraft('{', profile.email)).toBeNull();
    expect(restoredDraft(null, profile.email)).toBeNull();
  });

  it('brings back nothing but text of its own fields, whatever the storage holds', () => {
    const kept = {
      email: profile.email,
      values: { ville: 3, notes: 'Sonner.', numero_cni: 'X', first_name: 'X' },
    };
    expect(restoredDraft(JSON.stringify(kept), profile.email)?.values).toEqual({ notes: 'Sonner.' });
    expect(restoredDraft(JSON.stringify({ ...kept, values: null }), profile.email)?.values).toEqual({});
  });
});
