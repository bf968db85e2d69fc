import { describe, expect, it } from 'vitest';
import { sellerText } from './seller.ts';
import { termsWording } from './terms.ts';

const seller = { name: 'Exemple SARL', rccm: 'CI-ABJ-03-2026-B12-00001', address: 'Cocody Angré, Abidjan' };
const unknown = { name: '', rccm: '', address: '' };
const firstPart = (of: typeof seller) => termsWording.sections('Bélier', 'bonjour@belier.ci', of)[0]?.text;

describe('the seller', () => {
  it('is written with name, RCCM and address, as far as they are known', () => {
    expect(sellerText(seller)).toBe(
      'Exemple SARL · RCCM\u00a0CI-ABJ-03-2026-B12-00001 · Cocody Angré, Abidjan',
    );
    expect(sellerText({ ...seller, rccm: '' })).toBe('Exemple SARL · Cocody Angré, Abidjan');
    expect(sellerText(unknown)).toBe('');
  });

  it('is named in the terms, which name no seller while it is unknown', () => {
    expect(firstPart(seller)).toContain(`Vendeur\u00a0: ${sellerText(seller)}.`);
    expect(firstPart(unknown)).toHaveLength(1);
  });
});
