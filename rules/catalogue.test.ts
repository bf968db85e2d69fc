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
// §4 Catalogue sort: Filters, sort and
// §5 Price filter: Nothing stops min
// §5 Price filter: Each listing has
// §9 Constants: Catalogue, country listing
// §9 Constants: /shop prices 0
// §9 Constants: Country listing 150000
// §9 Constants: General listing 150000
// §9 Constants: /search default 150000
// §9 Constants: Sort options: featured,
// §9 Constants: Sizes petit, moyen,

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  categoryCounts,
  initialListing,
  isPriceReversed,
  type ListedAnimal,
  type ListingKind,
  type ListingState,
  listingPage,
  pageSize,
  sizes,
  sorts,
} from './catalogue.ts';
import { effectivePrice } from './money.ts';

const kinds = ['shop', 'country', 'category', 'search'] as const satisfies readonly ListingKind[];
const ids = ['a', 'b', 'c'] as const;

type Animal = ListedAnimal & { readonly id: number };

let made = 0;
const animal = (traits: Partial<ListedAnimal> = {}): Animal => {
  made += 1;
  return {
    id: made,
    name: `Bélier ${made}`,
    price: 200_000,
    promo_price: null,
    category: { id: 'ovins', nom_categorie: 'Ovins' },
    origine: { id: 'mali' },
    taille: 'grand',
    created_at: '2026-03-12T10:00:00Z',
    ...traits,
  };
};

const idsOf = (animals: readonly Animal[]) => animals.map(({ id }) => id);

const arbitraryAnimal = fc.record({
  id: fc.nat(),
  name: fc.constantFrom('Bélier Bali-Bali', 'Brebis Djallonké', "N'Dama", 'Zébu peul'),
  price: fc.integer({ min: 0, max: 4_000_000 }),
  promo_price: fc.option(fc.integer({ min: 0, max: 4_000_000 }), { nil: null }),
  category: fc.constantFrom(...ids).map((id) => ({ id, nom_categorie: `Catégorie ${id}` })),
  origine: fc.constantFrom(...ids).map((id) => ({ id })),
  taille: fc.option(fc.constantFrom(...sizes), { nil: null }),
  created_at: fc
    .date({ min: new Date('2025-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
});
const arbitraryState: fc.Arbitrary<ListingState> = fc.record({
  origins: fc.subarray([...ids]),
  categories: fc.subarray([...ids]),
  sizes: fc.subarray([...sizes]),
  min: fc.integer({ min: 0, max: 3_000_000 }),
  max: fc.integer({ min: 0, max: 30_000_000 }),
  sort: fc.constantFrom(...sorts),
  view: fc.constantFrom('grid', 'list'),
  page: fc.integer({ min: 1, max: 12 }),
  q: fc.constantFrom('', 'bali', 'CATÉGORIE', 'zzz'),
});
const arbitraryCatalogue = fc.array(arbitraryAnimal, { maxLength: 60 });
const arbitraryPlace = fc.constantFrom(undefined, ...ids);

const everyPage = (kind: ListingKind, animals: readonly Animal[], state: ListingState, place?: string) => {
  const { pages } = listingPage(kind, animals, state, place);
  return Array.from({ length: pages }, (_, index) =>
    listingPage(kind, animals, { ...state, page: index + 1 }, place),
  ).flatMap(({ items }) => items);
};

describe('each listing', () => {
  it('starts with the prices of the specification', () => {
    expect(kinds.map((kind) => [initialListing(kind).min, initialListing(kind).max])).toEqual([
      [0, 3_000_000],
      [150_000, 30_000_000],
      [150_000, 3_000_000],
      [150_000, 3_000_000],
    ]);
  });

  it('starts as a grid on page 1, with nothing chosen', () => {
    expect(initialListing('shop')).toEqual({
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

  it('counts what it has before its filters: all, those of a country, those of a category', () => {
    const animals = [
      animal(),
      animal({ origine: { id: 'niger' } }),
      animal({ category: { id: 'bovins', nom_categorie: 'Bovins' }, price: 100 }),
    ];
    const total = (kind: ListingKind, place?: string) =>
      listingPage(kind, animals, { ...initialListing(kind), q: 'zzz' }, place).total;
    expect(total('shop')).toBe(3);
    expect(total('search')).toBe(3);
    expect(total('country', 'niger')).toBe(1);
    expect(total('category', 'bovins')).toBe(1);
    expect(total('category')).toBe(3);
    expect(total('country', 'nowhere')).toBe(0);
  });

  it('hides cheaper animals at first on the country and general listings, never on /search', () => {
    const cheap = [animal({ price: 95_000 })];
    const first = (kind: ListingKind, place?: string) =>
      listingPage(kind, cheap, initialListing(kind), place);
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
      listingPage(kind, animals, { ...initialListing(kind), q }).matching;
    expect(found('search', ' zébu ')).toBe(2);
    expect(found('category', 'zébu')).toBe(2);
    expect(found('shop', 'zébu')).toBe(3);
    expect(
      listingPage('country', animals, { ...initialListing('country'), q: 'zébu' }, 'mali').matching,
    ).toBe(3);
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
      animal({ taille: 'petit', price: 180_000, category: { id: 'bovins', nom_categorie: 'Bovins' } }),
      animal({ taille: null, price: 180_000 }),
    ];
    const state = {
      ...initialListing('shop'),
      origins: ['mali'],
      categories: ['ovins'],
      sizes: ['petit' as const],
      max: 200_000,
    };
    expect(idsOf(listingPage('shop', animals, state).items)).toEqual([wanted.id]);
  });

  it('take both ends of the price, and the promotional price where there is one', () => {
    const low = animal({ price: 100_000 });
    const high = animal({ price: 900_000, promo_price: 300_000 });
    const out = animal({ price: 300_001 });
    const state = { ...initialListing('shop'), min: 100_000, max: 300_000 };
    expect(idsOf(listingPage('shop', [low, high, out], state).items)).toEqual([low.id, high.id]);
  });

  it('leave nothing where the lowest price exceeds the highest, which is said', () => {
    const state = { ...initialListing('shop'), min: 200_000, max: 100_000 };
    expect(listingPage('shop', [animal()], state).items).toEqual([]);
    expect(isPriceReversed(state)).toBe(true);
    expect(isPriceReversed({ min: 100_000, max: 100_000 })).toBe(false);
  });

  it('keep exactly what a plain reading of the rules keeps, for every catalogue', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        arbitraryCatalogue,
        arbitraryState,
        arbitraryPlace,
        (kind, animals, state, place) => {
          const text = state.q.toLowerCase();
          const expected = animals.filter((one) => {
            const price = effectivePrice(one);
            const chosenIn = (chosen: readonly string[], id: string | null) =>
              chosen.length === 0 || (id !== null && chosen.includes(id));
            const searched =
              one.name.toLowerCase().includes(text) ||
              one.category.nom_categorie.toLowerCase().includes(text);
            const inside = {
              shop: chosenIn(state.origins, one.origine.id) && chosenIn(state.categories, one.category.id),
              country: one.origine.id === place && chosenIn(state.categories, one.category.id),
              category:
                (place === undefined || one.category.id === place) &&
                chosenIn(state.origins, one.origine.id) &&
                searched,
              search: searched,
            }[kind];
            const panel = price >= state.min && price <= state.max && chosenIn(state.sizes, one.taille);
            return inside && (kind === 'search' || panel);
          });
          const shown = everyPage(kind, animals, state, place);
          expect(idsOf(shown).sort()).toEqual(idsOf(expected).sort());
          expect(listingPage(kind, animals, state, place).matching).toBe(expected.length);
        },
      ),
    );
  });
});

describe('sorting', () => {
  const cheap = animal({ price: 100_000, created_at: '2026-01-01T00:00:00Z' });
  const promoted = animal({ price: 900_000, promo_price: 50_000, created_at: '2026-03-01T00:00:00Z' });
  const dear = animal({ price: 700_000, created_at: '2026-02-01T00:00:00+02:00' });
  const order = (sort: ListingState['sort']) =>
    idsOf(listingPage('shop', [cheap, promoted, dear], { ...initialListing('shop'), sort }).items);

  it('keeps the order of the server for featured and rating', () => {
    expect(order('featured')).toEqual([cheap.id, promoted.id, dear.id]);
    expect(order('rating')).toEqual([cheap.id, promoted.id, dear.id]);
  });

  it('goes by effective price, or by creation with the newest first', () => {
    expect(order('price-low')).toEqual([promoted.id, cheap.id, dear.id]);
    expect(order('price-high')).toEqual([dear.id, cheap.id, promoted.id]);
    expect(order('newest')).toEqual([promoted.id, dear.id, cheap.id]);
  });

  it('puts an unreadable date last', () => {
    const undated = animal({ created_at: 'hier' });
    const state = { ...initialListing('shop'), sort: 'newest' as const };
    expect(idsOf(listingPage('shop', [undated, cheap], state).items)).toEqual([cheap.id, undated.id]);
  });

  it('orders every catalogue, loses nobody, and keeps equals in the order of the server', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, fc.constantFrom(...sorts), (animals, sort) => {
        const numbered = animals.map((one, index) => ({ ...one, id: index }));
        const state = { ...initialListing('shop'), max: 30_000_000, sort };
        const shown = everyPage('shop', numbered, state);
        expect(idsOf(shown).sort()).toEqual(idsOf(numbered).sort());
        shown.slice(1).forEach((after, index) => {
          const before = shown[index];
          if (before === undefined) return;
          const step = {
            featured: 0,
            rating: 0,
            'price-low': effectivePrice(after) - effectivePrice(before),
            'price-high': effectivePrice(before) - effectivePrice(after),
            newest: Date.parse(before.created_at) - Date.parse(after.created_at),
          }[sort];
          expect(step).toBeGreaterThanOrEqual(0);
          if (step === 0) expect(after.id).toBeGreaterThan(before.id);
        });
      }),
    );
  });
});

describe('pages', () => {
  const animals = Array.from({ length: 13 }, () => animal());

  it('hold 6 animals; a page that does not exist is page 1', () => {
    const page = (number: number) =>
      listingPage('shop', animals, { ...initialListing('shop'), page: number });
    expect(page(1)).toMatchObject({ page: 1, pages: 3 });
    expect(page(3).items).toHaveLength(1);
    expect(page(4).page).toBe(1);
    expect(idsOf(page(4).items)).toEqual(idsOf(page(1).items));
    expect(listingPage('shop', [], initialListing('shop'))).toMatchObject({ page: 1, pages: 1, items: [] });
  });

  it('cover the matching animals once each, 6 at a time, for every catalogue', () => {
    fc.assert(
      fc.property(arbitraryCatalogue, arbitraryState, (generated, state) => {
        const shown = listingPage('shop', generated, state);
        expect(shown.items.length).toBeLessThanOrEqual(pageSize);
        expect(shown.page).toBeLessThanOrEqual(shown.pages);
        expect(everyPage('shop', generated, state)).toHaveLength(shown.matching);
      }),
    );
  });
});

describe('the categories of a country', () => {
  it('count its own animals, and are left out where it has none', () => {
    const bovins = { id: 'bovins', nom_categorie: 'Bovins' };
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

describe('a large catalogue', () => {
  it('costs no more than n log n: one look at each animal, one comparison sort', () => {
    let looks = 0;
    const counted = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const one = animal({ price: (index * 7919) % 3_000_000 });
        return Object.defineProperty({ ...one }, 'price', {
          get: () => {
            looks += 1;
            return one.price;
          },
        });
      });
    const looksFor = (count: number) => {
      const animals = counted(count);
      looks = 0;
      listingPage('shop', animals, { ...initialListing('shop'), sort: 'price-low' });
      return looks;
    };
    expect(looksFor(10_000)).toBeLessThanOrEqual(20_000);
    expect(looksFor(100_000)).toBeLessThanOrEqual(200_000);
  });
});
