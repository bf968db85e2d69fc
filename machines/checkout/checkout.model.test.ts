import { describe, expect, it } from 'vitest';
import { storedDraftIn } from '#rules/stored-checkout.ts';
import { checkoutErrors, draftOf, prefilledFrom, requireAttempt, requireOrder } from './checkout.model.ts';
import { profile } from './testing/checkout-fixtures.ts';

const values = prefilledFrom(profile);

it('a missing attempt or order throws, and nothing is sent', () => {
  expect(() => requireAttempt({ attempt: null })).toThrow('There is no attempt to send.');
  expect(() => requireOrder({ order: null })).toThrow('There is no order yet.');
});

describe('checkoutErrors', () => {
  it('has none for a form that is complete, touched or not', () => {
    expect(checkoutErrors({ today: '2027-05-08', values, touched: ['phone', 'ville'] })).toEqual({});
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
    const { email: _, ...stored } = draft;
    expect(storedDraftIn(JSON.stringify(stored))).toEqual(stored);
    const same = draftOf({ values, prefilled: values, isIdNumberAsked: false });
    expect(same).toEqual({ email: profile.email, values: {}, isIdNumberWithheld: false });
  });
});
