import { describe, expect, it } from 'vitest';
import { initialListing } from './catalogue.ts';
import { listingAnswer, listingPage, showsDefaultAnimals } from './listing-filters.ts';
import { animal } from './testing/animals.ts';

const animals = Array.from({ length: 30 }, (_, index) =>
  animal({
    price: 101_500 + index * 10_000,
    origine: { id: index % 2 === 0 ? 'mali' : 'niger' },
    category: { id: index % 3 === 0 ? 'ovins' : 'bovins', nom_categorie: 'Animaux' },
  }),
);

describe('the answer of a listing', () => {
  it('contains its page, the price bands of its place and the category counts of a country', () => {
    const state = { ...initialListing({ kind: 'country', id: 'mali' }), min: 0 };
    const { bands, counts, ...page } = listingAnswer(animals, state);
    expect(page).toEqual(listingPage(animals, state));
    expect(bands.length).toBeGreaterThan(1);
    expect(Object.fromEntries(counts)).toEqual({ ovins: 5, bovins: 10 });
  });

  it('round-trips through JSON', () => {
    const answer = listingAnswer(animals, initialListing({ kind: 'shop' }));
    expect(answer.counts).toEqual([]);
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  });
});

describe('the state of a first visit', () => {
  it('is the default in either view, and after no other change', () => {
    const first = initialListing({ kind: 'category' });
    expect(showsDefaultAnimals(first)).toBe(true);
    expect(showsDefaultAnimals({ ...first, view: 'list' })).toBe(true);
    for (const change of [
      { page: 2 },
      { q: 'bali' },
      { min: 0 },
      { sort: 'newest' as const },
      { origins: ['mali'] },
    ])
      expect(showsDefaultAnimals({ ...first, ...change })).toBe(false);
  });
});
