// §2 Search: 6 per page;
// §4 Catalogue sort: /shop’s reset clears
// §4 Catalogue sort: On the country
// §9 Constants: General listing 150000

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedListing,
  clearedListing,
  initialListing,
  type ListingKind,
  type ListingState,
  priceFilter,
  toggled,
} from './catalogue.ts';
import { listingPage } from './listing-filters.ts';
import { animal } from './testing/animals.ts';

const kinds = ['shop', 'country', 'category', 'search'] as const satisfies readonly ListingKind[];

describe('a change', () => {
  const onPage3 = (kind: ListingKind): ListingState => ({ ...initialListing({ kind }), page: 3 });
  const pageAfter = (kind: ListingKind, change: Partial<ListingState>) =>
    changedListing(onPage3(kind), change).page;

  it('keeps the page on /shop', () => {
    expect(pageAfter('shop', { origins: ['mali'] })).toBe(3);
    expect(pageAfter('shop', { sort: 'newest' })).toBe(3);
    expect(pageAfter('shop', { sizes: ['petit'] })).toBe(3);
    expect(pageAfter('shop', { min: 10_000 })).toBe(3);
  });

  it('a change of category, origin, price or sort returns to page 1 on the country and general listings', () => {
    expect(pageAfter('country', { categories: ['ovins'] })).toBe(1);
    expect(pageAfter('category', { origins: ['mali'] })).toBe(1);
    for (const kind of ['country', 'category'] as const) {
      expect(pageAfter(kind, { min: 10_000 })).toBe(1);
      expect(pageAfter(kind, { max: 900_000 })).toBe(1);
      expect(pageAfter(kind, { sort: 'newest' })).toBe(1);
    }
  });

  it('a change of size or search keeps the page on the country and general listings', () => {
    expect(pageAfter('country', { sizes: ['petit'] })).toBe(3);
    expect(pageAfter('category', { sizes: ['petit'] })).toBe(3);
    expect(pageAfter('category', { q: 'zébu' })).toBe(3);
  });

  it('a change of search or sort returns to page 1 on /search', () => {
    expect(pageAfter('search', { q: 'zébu' })).toBe(1);
    expect(pageAfter('search', { sort: 'newest' })).toBe(1);
  });

  it('a change of view keeps the page, and so does the choice of the current value', () => {
    for (const kind of kinds) {
      expect(pageAfter(kind, { view: 'list' })).toBe(3);
      expect(pageAfter(kind, { sort: 'featured' })).toBe(3);
      expect(pageAfter(kind, { page: 2 })).toBe(2);
    }
  });

  it('adds and removes a value', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});

describe('clearing the filters', () => {
  const narrowed = (kind: ListingKind): ListingState => ({
    ...initialListing({ kind }),
    origins: ['mali'],
    categories: ['ovins'],
    sizes: ['petit'],
    min: 200_000,
    max: 300_000,
    sort: 'newest',
    view: 'list',
    page: 2,
    q: 'zébu',
  });

  it('on /shop resets filters, sort, prices and size, but not the page', () => {
    expect(clearedListing(narrowed('shop'))).toEqual({
      ...initialListing({ kind: 'shop' }),
      view: 'list',
      page: 2,
      q: 'zébu',
    });
  });

  it('sets 150 000 to 30 000 000 on the country and general listings, and page 1', () => {
    for (const kind of ['country', 'category'] as const) {
      expect(clearedListing(narrowed(kind))).toMatchObject({
        origins: [],
        categories: [],
        sizes: [],
        min: 150_000,
        max: 30_000_000,
        sort: 'newest',
        page: 1,
      });
    }
    expect(clearedListing(narrowed('category')).q).toBe('');
  });

  it('on /search resets the prices and the search, goes to page 1 and keeps the sort', () => {
    expect(clearedListing(narrowed('search'))).toEqual({
      ...initialListing({ kind: 'search' }),
      sort: 'newest',
      view: 'list',
    });
  });
});

describe('the price filter', () => {
  const category = { place: { kind: 'category' }, min: 150_000, max: 3_000_000 } as const;
  const isVisitors = (...filter: Parameters<typeof priceFilter>) => priceFilter(...filter).by === 'visitor';

  it('is not the visitor’s for prices that the listing or its clearing button set', () => {
    for (const kind of kinds) {
      const first = initialListing({ kind });
      for (const state of [first, clearedListing(first)]) {
        expect(priceFilter(state, { min: 0, max: 45_000_000 })).toEqual({
          range: { min: 0, max: 45_000_000 },
          by: 'listing',
        });
      }
    }
    expect(isVisitors({ ...category, min: 0 })).toBe(false);
    expect(priceFilter({ ...category, max: 500_000 })).toEqual({
      range: { min: 0, max: 500_000 },
      by: 'visitor',
    });
  });

  it('is the visitor’s if either end is narrower than the listing’s own', () => {
    expect(isVisitors({ place: { kind: 'shop' }, min: 10_000, max: 3_000_000 })).toBe(true);
    expect(isVisitors({ place: { kind: 'shop' }, min: 0, max: 2_990_000 })).toBe(true);
    expect(isVisitors({ place: { kind: 'search' }, min: 10_000, max: 2_990_000 })).toBe(false);
  });

  it('is the visitor’s above the sliders, as long as it is below the most expensive animal', () => {
    const upTo = (max: number) => ({ place: { kind: 'shop' }, min: 0, max }) as const;
    const { widest } = listingPage([animal({ price: 4_500_000 })], initialListing({ kind: 'shop' }));
    expect(isVisitors(upTo(3_500_000), widest)).toBe(true);
    expect(isVisitors(upTo(4_500_000), widest)).toBe(false);
  });

  it('once removed, shows every animal of the country or category', () => {
    const animals = [animal({ price: 95_000 }), animal({ price: 3_500_000 })];
    for (const place of [
      { kind: 'country', id: 'mali' },
      { kind: 'category', id: 'ovins' },
    ] as const) {
      const { widest } = listingPage(animals, initialListing(place));
      const state = { ...initialListing(place), ...widest };
      expect(isVisitors(state)).toBe(false);
      expect(listingPage(animals, state)).toMatchObject({ matching: 2, hiddenByPrice: 0 });
    }
  });

  it('is not the visitor’s on /shop where its own 3 000 000 hide an animal; without them that animal is shown, the most expensive first', () => {
    const animals = [animal({ price: 95_000 }), animal({ price: 4_500_000 })];
    const first = listingPage(animals, initialListing({ kind: 'shop' }));
    expect(first).toMatchObject({ matching: 1, dearer: 1, cheaper: 0, widest: { min: 0, max: 4_500_000 } });
    expect(isVisitors(initialListing({ kind: 'shop' }), first.widest)).toBe(false);
    const state = { ...initialListing({ kind: 'shop' }), ...first.widest, sort: 'price-high' as const };
    const whole = listingPage(animals, state);
    expect(whole.items.map(({ price }) => price)).toEqual([4_500_000, 95_000]);
    expect(isVisitors(state, whole.widest)).toBe(false);
  });
});

describe('the button of an empty list', () => {
  it('shows every animal of the place, whatever the price and filters; on /shop with the link that lifts the prices', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(['shop', 'country', 'category'] as const)),
        fc.array(fc.integer({ min: 0, max: 900_000_000 }), { minLength: 1, maxLength: 5 }),
        fc.record({
          min: fc.integer({ min: 0, max: 3_000_000 }),
          max: fc.integer({ min: 0, max: 3_000_000 }),
        }),
        (kind, prices, range) => {
          const place = { kind, id: { shop: undefined, country: 'mali', category: 'ovins' }[kind] };
          const animals = prices.map((price) => animal({ price }));
          const state: ListingState = { ...initialListing(place), ...range, sizes: ['petit'], q: 'x' };
          const { widest } = listingPage(animals, state);
          const cleared = clearedListing(state, widest);
          const shown = listingPage(animals, kind === 'shop' ? { ...cleared, ...widest } : cleared);
          expect(shown).toMatchObject({ matching: prices.length, hiddenByPrice: 0, page: 1 });
        },
      ),
    );
  });

  it('on /shop resets filters, sort, price and size but not the page, as the button of the panel does', () => {
    const state: ListingState = {
      ...initialListing({ kind: 'shop' }),
      sizes: ['petit'],
      sort: 'price-low',
      min: 10_000,
      page: 3,
    };
    const cleared = clearedListing(state, { min: 0, max: 4_500_000 });
    expect(cleared).toEqual({ ...initialListing({ kind: 'shop' }), page: 3 });
    expect(cleared).toEqual(clearedListing(state));
  });

  it.each(['country', 'category'] as const)('on /%s lifts every price limit', (kind) => {
    const widest = { min: 0, max: 45_000_000 };
    const state: ListingState = { ...initialListing({ kind }), sizes: ['petit'], page: 3 };
    expect(clearedListing(state, widest)).toEqual({ ...initialListing({ kind }), ...widest });
  });
});
