// §2 Catalogue: N counts all
// §2 Catalogue: q is only
// §2 Listing by origin country: Shows animals whose
// §2 Listing by origin country: N counts the
// §2 General listing: Optional id is
// §2 Search: N counts all
// §2 Search: Five sort options:
// §2 Search: 6 per page;
// §2 Search: Matches name or
// §2 Search: The default price
// §4 Catalogue sort: featured and rating
// §4 Catalogue sort: Filters combine with
// §4 Catalogue sort: A page beyond
// §5 Price filter: Nothing stops min
// §5 Price filter: Each listing has
// §9 Constants: Catalogue, country listing
// §9 Constants: /shop prices 0
// §9 Constants: Country listing 150000
// §9 Constants: General listing 150000
// §9 Constants: /search default 150000
// §9 Constants: Sort options: featured,
// §4 Catalogue sort: Filters, sort and
// §9 Constants: Sizes petit, moyen,

import { describe, expect, it } from 'vitest';
import { initialListing, type ListingKind, type ListingState } from './catalogue.ts';
import { categoryCounts, listingPage } from './listing-filters.ts';
import { animal, idsOf } from './testing/animals.ts';

const kinds = ['shop', 'country', 'category', 'search'] as const satisfies readonly ListingKind[];
describe('each listing', () => {
  it('starts with the prices of the specification', () => {
    expect(kinds.map((kind) => [initialListing({ kind }).min, initialListing({ kind }).max])).toEqual([
      [0, 3_000_000],
      [150_000, 30_000_000],
      [150_000, 3_000_000],
      [150_000, 3_000_000],
    ]);
  });

  it('starts as a grid on page 1, without filters', () => {
    expect(initialListing({ kind: 'shop' })).toEqual({
      place: { kind: 'shop' },
      origins: [],
      categories: [],
      sizes: [],
      min: 0,
      max: 3_000_000,
      sort: 'featured',
      view: 'grid',
      page: 1,
      q: '',
    });
  });

  it('counts its animals before the filters: all, those of a country, those of a category', () => {
    const animals = [
      animal(),
      animal({ origine: { id: 'niger' } }),
      animal({ category: { id: 'bovins', nom_categorie: 'Bœufs' }, price: 100 }),
    ];
    const total = (kind: ListingKind, id?: string) =>
      listingPage(animals, { ...initialListing({ kind, id }), q: 'zzz' }).total;
    expect(total('shop')).toBe(3);
    expect(total('search')).toBe(3);
    expect(total('country', 'niger')).toBe(1);
    expect(total('category', 'bovins')).toBe(1);
    expect(total('category')).toBe(3);
    expect(total('country', 'nowhere')).toBe(0);
  });

  it('hides cheaper animals at first on the country and general listings, never on /search', () => {
    const cheap = [animal({ price: 95_000 })];
    const first = (kind: ListingKind, id?: string) => listingPage(cheap, initialListing({ kind, id }));
    expect(first('shop')).toMatchObject({ matching: 1, hiddenByPrice: 0 });
    expect(first('country', 'mali')).toMatchObject({ matching: 0, hiddenByPrice: 1 });
    expect(first('category', 'ovins')).toMatchObject({ matching: 0, hiddenByPrice: 1 });
    expect(first('search')).toMatchObject({ matching: 1, hiddenByPrice: 0 });
  });

  it('searches the name or the category, whatever the case, on /category and /search alone', () => {
    const animals = [
      animal({ name: 'Zébu peul' }),
      animal({ category: { id: 'x', nom_categorie: 'Les ZÉBUS' } }),
      animal(),
    ];
    const found = (kind: ListingKind, q: string) =>
      listingPage(animals, { ...initialListing({ kind }), q }).matching;
    expect(found('search', ' zébu ')).toBe(2);
    expect(found('category', 'zébu')).toBe(2);
    expect(found('shop', 'zébu')).toBe(3);
    const mali = initialListing({ kind: 'country', id: 'mali' });
    expect(listingPage(animals, { ...mali, q: 'zébu' }).matching).toBe(3);
  });
});

describe('filters', () => {
  it('combine with AND: origin, category, price, size', () => {
    const wanted = animal({ taille: 'petit', price: 180_000 });
    const animals = [
      wanted,
      animal({ taille: 'grand', price: 180_000 }),
      animal({ taille: 'petit', price: 500_000 }),
      animal({ taille: 'petit', price: 180_000, origine: { id: 'niger' } }),
      animal({ taille: 'petit', price: 180_000, category: { id: 'bovins', nom_categorie: 'Bœufs' } }),
      animal({ taille: null, price: 180_000 }),
    ];
    const state = {
      ...initialListing({ kind: 'shop' }),
      origins: ['mali'],
      categories: ['ovins'],
      sizes: ['petit' as const],
      max: 200_000,
    };
    expect(idsOf(listingPage(animals, state).items)).toEqual([wanted.id]);
  });

  it('include both ends of the price, and use the promotional price if there is one', () => {
    const low = animal({ price: 100_000 });
    const high = animal({ price: 900_000, promo_price: 300_000 });
    const out = animal({ price: 300_001 });
    const state = { ...initialListing({ kind: 'shop' }), min: 100_000, max: 300_000 };
    expect(idsOf(listingPage([low, high, out], state).items)).toEqual([low.id, high.id]);
  });

  it('match nothing if the lowest price exceeds the highest', () => {
    const state = { ...initialListing({ kind: 'shop' }), min: 200_000, max: 100_000 };
    expect(listingPage([animal()], state).items).toEqual([]);
  });
});

describe('sorting', () => {
  const cheap = animal({ price: 100_000, created_at: '2026-01-01T00:00:00Z' });
  const promoted = animal({ price: 900_000, promo_price: 50_000, created_at: '2026-03-01T00:00:00Z' });
  const dear = animal({ price: 700_000, created_at: '2026-02-01T00:00:00+02:00' });
  const order = (sort: ListingState['sort']) =>
    idsOf(listingPage([cheap, promoted, dear], { ...initialListing({ kind: 'shop' }), sort }).items);

  it('keeps the order of the server for featured and rating', () => {
    expect(order('featured')).toEqual([cheap.id, promoted.id, dear.id]);
    expect(order('rating')).toEqual([cheap.id, promoted.id, dear.id]);
  });

  it('sorts by effective price, or by creation with the newest first', () => {
    expect(order('price-low')).toEqual([promoted.id, cheap.id, dear.id]);
    expect(order('price-high')).toEqual([dear.id, cheap.id, promoted.id]);
    expect(order('newest')).toEqual([promoted.id, dear.id, cheap.id]);
  });

  it('puts an unreadable date last', () => {
    const undated = animal({ created_at: 'hier' });
    const state = { ...initialListing({ kind: 'shop' }), sort: 'newest' as const };
    expect(idsOf(listingPage([undated, cheap], state).items)).toEqual([cheap.id, undated.id]);
  });
});

describe('pages', () => {
  const animals = Array.from({ length: 13 }, () => animal());

  it('hold 6 animals; a page that does not exist is page 1', () => {
    const page = (number: number) =>
      listingPage(animals, { ...initialListing({ kind: 'shop' }), page: number });
    expect(page(1)).toMatchObject({ page: 1, pages: 3 });
    expect(page(3).items).toHaveLength(1);
    expect(page(4).page).toBe(1);
    expect(idsOf(page(4).items)).toEqual(idsOf(page(1).items));
    expect(listingPage([], initialListing({ kind: 'shop' }))).toMatchObject({ page: 1, pages: 1, items: [] });
  });
});

describe('the categories of a country', () => {
  it('count its own animals, and are omitted if it has none', () => {
    const bovins = { id: 'bovins', nom_categorie: 'Bœufs' };
    const animals = [
      animal(),
      animal({ category: bovins }),
      animal(),
      animal({ category: bovins, origine: { id: 'niger' } }),
    ];
    expect(Object.fromEntries(categoryCounts(animals, 'mali'))).toEqual({ ovins: 2, bovins: 1 });
    expect(Object.fromEntries(categoryCounts(animals, 'niger'))).toEqual({ bovins: 1 });
  });
});
