import { describe, expect, it } from 'vitest';
import { withAddressOffer, withEmailOffer, withPhoneOffer } from './field-offers.ts';

const field: { label: string; error?: string } = { label: 'Champ' };
const refused = { ...field, error: 'Entrez un numéro valide' };

describe('what a field offers below it, for one press', () => {
  it.each([
    ['+225 07 00 00 00 01', '0700000001'],
    ['00221 77 123 45 67', '221771234567'],
  ])('the accepted form of the phone number %s, once it is refused', (typed, value) => {
    expect(withPhoneOffer(refused, typed).offer).toEqual({ accept: `Utiliser ${value}`, value });
    expect(withPhoneOffer(field, typed).offer).toBeUndefined();
    expect(withPhoneOffer(refused, value).offer).toBeUndefined();
  });

  it.each(['+225 07 12 34 56', '00225 07123456', '22507123456'])(
    'the ten digits of a number of before 2021, %s, refused or accepted',
    (typed) => {
      const offer = { accept: 'Utiliser 0707123456', value: '0707123456' };
      expect(withPhoneOffer(field, typed).offer).toEqual({ ...offer, untilLeft: true });
      if (typed !== '22507123456') expect(withPhoneOffer(refused, typed).offer).toEqual(offer);
    },
  );

  it('nothing for a number whose ten digits are not certain, or that has no country code', () => {
    for (const typed of ['+225 60 12 34 56', '22560123456', '07123456', '22377123456'])
      expect([withPhoneOffer(field, typed).offer, withPhoneOffer(refused, typed).offer], typed).toEqual([
        undefined,
        undefined,
      ]);
  });

  it('the address of an earlier order below an empty field, and fills nothing in itself', () => {
    const offer = { accept: 'Utiliser Cocody Angré', value: 'Cocody Angré' };
    expect(withAddressOffer(field, ' ', 'Cocody Angré').offer).toMatchObject(offer);
    expect(withAddressOffer(field, 'Plateau', 'Cocody Angré')).toEqual(field);
    expect(withAddressOffer(field, '', null)).toEqual(field);
  });

  it('the likely name of a mail host', () => {
    expect(withEmailOffer(field, 'awa@gmial.com').offer?.value).toBe('awa@gmail.com');
    expect(withEmailOffer(field, 'awa@gmail.com')).toMatchObject({
      ...field,
      type: 'email',
      spellCheck: false,
    });
    expect(withEmailOffer(field, 'awa@gmail.com').offer).toBeUndefined();
  });
});
