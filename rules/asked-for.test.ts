import { describe, expect, it } from 'vitest';
import { askedForIn, askedListing } from './asked-for.ts';
import { queryOf } from './catalogue-query.ts';
import { animal } from './testing/animals.ts';

describe('the criteria in a search text', () => {
  it.each([
    ['100000', 100_000],
    ['100 000', 100_000],
    ['100\u202f000 FCFA', 100_000],
    ['moins de 100.000f', 100_000],
    ['moins de 100 000 CFA', 100_000],
    ['mouton 75 mille', 75_000],
    ['bélier 150k', 150_000],
    ['bœuf à 1,5 million', 1_500_000],
    ['entre 50000 et 90000', 90_000],
    ['2 béliers', undefined],
    ['plus de 90 kg', undefined],
    ['99999999999', undefined],
  ])('%s: a price of %s at most', (q, most) => {
    expect(askedForIn(q)).toEqual({ sizes: [], most, isCheap: false });
  });

  it.each(['pas cher', 'Mouton pas chère', 'moins chers', 'bon marché', 'petit prix', 'pas trop cher'])(
    '%s: the cheapest first, and no size',
    (q) => {
      expect(askedForIn(q)).toEqual({ sizes: [], most: undefined, isCheap: true });
    },
  );

  it.each([
    ['petit mouton', ['petit']],
    ['petites chèvres', ['petit']],
    ['bélier moyen', ['moyen']],
    ['grande vache', ['grand']],
    ['gros mouton', ['grand', 'extra']],
    ['mouton', []],
    ['cherche bélier', []],
  ])('%s: the sizes %j', (q, sizes) => {
    expect(askedForIn(q)).toEqual({ sizes, most: undefined, isCheap: false });
  });
});

describe('the listing of a search text', () => {
  const sheep = { id: 'ovins', nom_categorie: 'Moutons' };
  const goats = { id: 'caprins', nom_categorie: 'Chèvres' };
  const mali = { id: 'mali', label: 'Mali' };
  const herd = [
    animal({ price: 90_000, taille: 'petit' }),
    animal({ price: 200_000 }),
    animal({ price: 60_000, taille: 'petit', category: goats, origine: { id: 'niger' } }),
  ];
  const asked = (q: string, countries = [] as (typeof mali)[]) => {
    const listing = askedListing(q, herd, [sheep, goats], countries);
    return listing && { ...queryOf(listing.state), count: listing.count };
  };

  it('filters by the kind, size, price and country that are named', () => {
    expect(asked('mouton 100000')).toEqual({ categories: ['ovins'], max: 100_000, count: 1 });
    expect(asked('cabri pas cher')).toEqual({ categories: ['caprins'], sort: 'price-low', count: 1 });
    expect(asked('petit')).toEqual({ sizes: ['petit'], count: 2 });
    expect(asked('mouton du mali', [mali])).toEqual({ categories: ['ovins'], origins: ['mali'], count: 2 });
    expect(asked('100 000')).toEqual({ max: 100_000, count: 2 });
  });

  it('is null for a name alone, and without a matching animal', () => {
    expect(asked('mouton')).toBeNull();
    expect(asked('mali', [mali])).toBeNull();
    expect(asked('poulet')).toBeNull();
    expect(asked('10000')).toBeNull();
    expect(asked('petite chèvre', [mali])).toBeNull();
  });
});
