import { describe, expect, it } from 'vitest';
import type { CheckoutValues } from '#rules/checkout.ts';
import { checkoutErrors, draftOf, prefilledFrom, reachableStep, restoredDraft } from './checkout-values.ts';
import { profile } from './testing/checkout-fixtures.ts';

const values = prefilledFrom(profile);

describe('reachableStep', () => {
  it('is the requested step, limited by the first incomplete one', () => {
    const asked = [1, 2, 3] as const;
    const reached = (form: CheckoutValues) => asked.map((step) => reachableStep(form, step));
    const unpayable = { ...values, moyen_paiement: JSON.parse('"cauris"') };
    expect(reached(values)).toEqual([1, 2, 3]);
    expect(reached(unpayable)).toEqual([1, 2, 2]);
    expect(reached({ ...values, ville: '' })).toEqual([1, 1, 1]);
  });
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
    expect(restoredDraft(JSON.stringify(draft), profile.email)).toEqual(draft);
    const same = draftOf({ values, prefilled: values, isIdNumberAsked: false });
    expect(same).toEqual({ email: profile.email, values: {}, isIdNumberWithheld: false });
  });

  it('a draft of another customer, or one that cannot be parsed, is null', () => {
    expect(
      restoredDraft(
        JSON.stringify(draftOf({ values, prefilled: values, isIdNumberAsked: false })),
        'autre@exemple.ci',
      ),
    ).toBeNull();
    expect(restoredDraft('{', profile.email)).toBeNull();
    expect(restoredDraft(null, profile.email)).toBeNull();
  });

  it('restores only strings of its own fields, whatever the storage holds', () => {
    const stored = {
      email: profile.email,
      values: { ville: 3, notes: 'Sonner.', numero_cni: 'X', first_name: 'X' },
    };
    expect(restoredDraft(JSON.stringify(stored), profile.email)?.values).toEqual({ notes: 'Sonner.' });
    expect(restoredDraft(JSON.stringify({ ...stored, values: null }), profile.email)?.values).toEqual({});
  });
});
