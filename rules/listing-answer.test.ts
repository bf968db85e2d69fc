import { describe, expect, it } from 'vitest';
import { initialListing } from './catalogue.ts';
import { isFirst, listingAnswer } from './listing-answer.ts';
import { listingPage } from './listing-page.ts';
import { animal } from './testing/animals.ts';

const animals = Array.from({ length: 30 }, (_, index) =>
  animal({
    price: 101_500 + index * 10_000,
    origine: { id: index % 2 === 0 ? 'mali' : 'niger' },
    category: { id: index % 3 === 0 ? 'ovins' : 'bovins', nom_categorie: 'Animaux' },
  }),
);

describe('what a listing answers', () => {
  it('is its page, the bands of its place and what a country has of each category', () => {
    const state = { ...initialListing('country'), min: 0 };
    const { bands, counts, ...page } = listingAnswer('country', animals, state, 'mali');
    expect(page).toEqual(listingPage('country', animals, state, 'mali'));
    expect(bands.length).toBeGreaterThan(1);
    expect(Object.fromEntries(counts)).toEqual({ ovins: 5, bovins: 10 });
  });

  it('stands in a document: as text and back it is the same', () => {
    const answer = listingAnswer('shop', animals, initialListing('shop'));
    expect(answer.counts).toEqual([]);
    expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  });
});

describe('the state of a first visit', () => {
  it('stays so in another view, and in no other way', () => {
    const first = initialListing('category');
    expect(isFirst('category', first)).toBe(true);
    expect(isFirst('category', { ...first, view: 'list' })).toBe(true);
    for (const change of [
      { page: 2 },
      { q: 'bali' },
      { min: 0 },
      { sort: 'newest' as const },
      { origins: ['mali'] },
    ])
      expect(isFirst('category', { ...first, ...change })).toBe(false);
  });
});
