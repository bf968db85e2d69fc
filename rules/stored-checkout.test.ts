import { describe, expect, it } from 'vitest';
import { storedAttemptIn, storedDraftIn } from './stored-checkout.ts';

const body = {
  first_name: 'Awa',
  last_name: 'Koné',
  email: 'awa@exemple.ci',
  phone: '0701020304',
  address: 'Cocody',
  ville: 'Abidjan',
  code_postal: '',
  notes: '',
  delivery_method: 'domicile',
  is_payement_echolone: false,
  type_paiement: 'mobile',
  moyen_paiement: 'wave',
  expected_total: 165_000,
};
const attempt = {
  key: 'key-1',
  body,
  items: [{ productId: 'ladoum', quantity: 1 }],
  knownOrders: ['BL-1'],
  isIdNumberWithheld: true,
};
const read = (change: object) => storedAttemptIn(JSON.stringify({ ...attempt, ...change }));

describe('storedAttemptIn', () => {
  it('returns an attempt that this version would send, without fields that a newer version added', () => {
    expect(read({ version: 2 })).toEqual(attempt);
    const wished = { ...body, notes: 'Jour souhaité : 10 mai 2027, le matin\nAppeler.' };
    expect(read({ body: wished })).toEqual({ ...attempt, body: wished });
  });

  it('knows the additions of this version alone: a newer one may have stored more, before a return to this', () => {
    expect(read({ accepts: ['landmark', 'Idempotency-Key'] })?.accepts).toEqual(['Idempotency-Key']);
    expect(read({ accepts: [1] })).toBeNull();
  });

  it('returns the body as it was stored, field by field: the same key never sends another one', () => {
    const reversed = Object.fromEntries(Object.entries(body).reverse());
    expect(JSON.stringify(read({ body: reversed })?.body)).toBe(JSON.stringify(reversed));
  });

  it.each([
    ['an empty line', { items: [null] }],
    ['a line of half an animal', { items: [{ productId: 'ladoum', quantity: 0.5 }] }],
    ['no items', { items: undefined }],
    ['a number among the orders', { knownOrders: [1] }],
    ['a key that no header carries', { key: 'é\n' }],
    ['a key that begins with an accent', { key: 'é-1' }],
    ['a key that ends with a space', { key: 'key-1 ' }],
    ['a key of 129 characters', { key: '1'.repeat(129) }],
    ['no value for isIdNumberWithheld', { isIdNumberWithheld: undefined }],
    ['only the e-mail of the form', { body: { email: body.email } }],
    ['a field of a newer form', { body: { ...body, express: true } }],
    ['a wished day as a field', { body: { ...body, wished_day: '2027-05-10' } }],
    ['an ID number', { body: { ...body, numero_cni: 'C0123456789' } }],
    ['a total as text', { body: { ...body, expected_total: '165000' } }],
    ['a phone as it is typed', { body: { ...body, phone: '07 01 02 03 04' } }],
    ['an address that is too long', { body: { ...body, address: 'a'.repeat(201) } }],
    ['an unknown way to pay', { body: { ...body, moyen_paiement: 'cash' } }],
  ])('refuses an attempt with %s', (_, change) => {
    expect(read(change)).toBeNull();
  });

  it.each([null, '', '{', 'null', '12'])('returns null for %j', (text) => {
    expect(storedAttemptIn(text)).toBeNull();
    expect(storedDraftIn(text)).toBeNull();
  });
});

describe('storedDraftIn', () => {
  it('drops each invalid field, and keeps the others', () => {
    const values = {
      notes: 'Sonner.',
      ville: 3,
      type_paiement: 'troc',
      moyen_paiement: 'wave',
      wished_time: 'midi',
      numero_cni: 'CI012345678',
      toString: 'X',
      first_name: 'X',
    };
    const stored = JSON.stringify({ values, isIdNumberWithheld: 1 });
    expect(storedDraftIn(stored)).toStrictEqual({
      values: { notes: 'Sonner.', moyen_paiement: 'wave' },
      isIdNumberWithheld: false,
    });
    expect(storedDraftIn('{"values":null}')?.values).toEqual({});
  });
});
