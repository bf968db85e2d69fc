import { describe, expect, it } from 'vitest';
import type { CheckoutValues } from '#rules/checkout.ts';
import { checkoutErrors, prefilledFrom, reachOf } from './checkout-values.ts';
import { profile } from './testing/checkout-by-hand.ts';

const values = prefilledFrom(profile);

describe('reachOf', () => {
  it('is the step asked for, as far as the steps before it are complete', () => {
    const asked = [1, 2, 3] as const;
    const reached = (form: CheckoutValues) => asked.map((step) => reachOf(form, step));
    const unpayable = { ...values, moyen_paiement: JSON.parse('"cauris"') };
    expect(reached(values)).toEqual([1, 2, 3]);
    expect(reached(unpayable)).toEqual([1, 2, 2]);
    expect(reached({ ...values, ville: '' })).toEqual([1, 1, 1]);
  });
});

describe('checkoutErrors', () => {
  it('has none for a form that is complete, touched or not', () => {
    expect(checkoutErrors({ values, touched: ['phone', 'ville'] })).toEqual({});
  });
});
