// §3 Entities: Checkout form: read-only
// §5 Checkout: address: required, at
// §5 Checkout: phone: at least
// §5 Checkout: ville: required, at
// §5 Checkout: numero_cni: optional, exactly
// §5 Checkout: code_postal: optional, exactly
// §5 Checkout: notes: at most
// §5 Checkout: The read-only e-mail

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CheckoutValues,
  checkoutStepErrors,
  emptyCheckout,
  reachableStep,
  validateCheckout,
} from './checkout.ts';

const complete: CheckoutValues = {
  ...emptyCheckout,
  first_name: 'Awa',
  last_name: 'Koné',
  email: 'client@exemple.ci',
  phone: '0701020304',
  address: 'Cocody, rue des Jardins',
  ville: 'Abidjan',
};

const errorsOf = (change: Partial<CheckoutValues>) => {
  const checked = validateCheckout({ ...complete, ...change });
  return checked.ok ? {} : checked.errors;
};

describe('the checkout form', () => {
  it('starts with the defaults of the specification', () => {
    expect(emptyCheckout).toEqual({
      first_name: '',
      last_name: '',
      email: '',
      phone: '',
      address: '',
      ville: '',
      numero_cni: '',
      code_postal: '',
      notes: '',
      wished_day: '',
      wished_time: '',
      delivery_method: 'domicile',
      type_paiement: 'mobile',
      moyen_paiement: 'wave',
    });
  });

  it('is complete without its optional fields', () => {
    expect(validateCheckout(complete)).toEqual({ ok: true, values: complete });
  });

  it('reports a phone number as required under 8 characters, and as invalid otherwise', () => {
    expect(errorsOf({ phone: '' })).toEqual({ phone: 'phone-required' });
    expect(errorsOf({ phone: '0701020' })).toEqual({ phone: 'phone-required' });
    expect(errorsOf({ phone: '+22507010203' })).toEqual({ phone: 'phone-invalid' });
    expect(errorsOf({ phone: '1'.repeat(16) })).toEqual({ phone: 'phone-invalid' });
    expect(errorsOf({ phone: '1'.repeat(8) })).toEqual({});
    expect(errorsOf({ phone: '1'.repeat(15) })).toEqual({});
  });

  it('requires an address of at most 200 characters', () => {
    expect(errorsOf({ address: '   ' })).toEqual({ address: 'address-required' });
    expect(errorsOf({ address: 'a'.repeat(200) })).toEqual({});
    expect(errorsOf({ address: 'a'.repeat(201) })).toEqual({ address: 'address-long' });
  });

  it('requires a city of at most 50 characters', () => {
    expect(errorsOf({ ville: '' })).toEqual({ ville: 'city-required' });
    expect(errorsOf({ ville: 'a'.repeat(50) })).toEqual({});
    expect(errorsOf({ ville: 'a'.repeat(51) })).toEqual({ ville: 'city-long' });
  });

  it('accepts an ID number of exactly 11 alphanumerics, a postal code of exactly 5 digits, or none', () => {
    expect(errorsOf({ numero_cni: 'CI001234567', code_postal: '22500' })).toEqual({});
    expect(errorsOf({ numero_cni: 'CI00123456' })).toEqual({ numero_cni: 'id-number-invalid' });
    expect(errorsOf({ numero_cni: 'CI0012345678' })).toEqual({ numero_cni: 'id-number-invalid' });
    expect(errorsOf({ numero_cni: 'CI-01234567' })).toEqual({ numero_cni: 'id-number-invalid' });
    expect(errorsOf({ code_postal: '2250' })).toEqual({ code_postal: 'postal-code-invalid' });
    expect(errorsOf({ code_postal: '2250A' })).toEqual({ code_postal: 'postal-code-invalid' });
  });

  it('accepts notes of at most 200 characters, and the profile’s e-mail unchecked', () => {
    expect(errorsOf({ notes: 'a'.repeat(200) })).toEqual({});
    expect(errorsOf({ notes: 'a'.repeat(201) })).toEqual({ notes: 'notes-long' });
    // « Jour souhaité : 10 mai 2027, le soir » and the end of its line are 37 characters.
    const wish = { wished_day: '2027-05-10', wished_time: 'soir' } as const;
    expect(errorsOf({ ...wish, notes: 'a'.repeat(163) })).toEqual({});
    expect(errorsOf({ ...wish, notes: 'a'.repeat(164) })).toEqual({ notes: 'notes-long' });
    expect(errorsOf({ wished_day: '10/05/2027' })).toEqual({ wished_day: 'day-unusable' });
    expect(errorsOf({ email: "koffi.n'guessan@élevage.ci" })).toEqual({});
  });

  it('accepts no other time or means of payment', () => {
    const unknown = { type_paiement: JSON.parse('"troc"'), moyen_paiement: JSON.parse('"cauris"') };
    expect(errorsOf(unknown)).toEqual({
      type_paiement: 'payment-type-unknown',
      moyen_paiement: 'payment-means-unknown',
    });
  });

  it('blocks a step only by its own errors, and the last step by all', () => {
    const wrong = { ...complete, ville: '', moyen_paiement: JSON.parse('"cauris"') };
    expect(checkoutStepErrors(1, wrong)).toEqual({ ville: 'city-required' });
    expect(checkoutStepErrors(2, wrong)).toEqual({ moyen_paiement: 'payment-means-unknown' });
    expect(checkoutStepErrors(3, wrong)).toEqual({
      ville: 'city-required',
      moyen_paiement: 'payment-means-unknown',
    });
    const reached = (values: CheckoutValues) =>
      ([1, 2, 3] as const).map((asked) => reachableStep(values, asked));
    expect(reached(wrong)).toEqual([1, 1, 1]);
    expect(reached({ ...wrong, ville: 'Bouaké' })).toEqual([1, 2, 2]);
    expect(reached(complete)).toEqual([1, 2, 3]);
  });

  it('never throws on any input', () => {
    const typed = fc.string({ unit: 'grapheme', maxLength: 250 });
    fc.assert(
      fc.property(fc.record({ phone: typed, address: typed, ville: typed, notes: typed }), (change) => {
        const checked = validateCheckout({ ...complete, ...change });
        expect(checked.ok || Object.keys(checked.errors).length > 0).toBe(true);
      }),
    );
  });
});
