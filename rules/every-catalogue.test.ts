// §4 Catalogue sort: Filters, sort and
// §9 Constants: Sizes petit, moyen,

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everySize } from '#openapi/words.ts';
import { initialListing, type ListingKind, type ListingState, pageSize } from './catalogue.ts';
import { sorts } from './catalogue-sort.ts';
import { listingPage } from './listing-page.ts';
import { effectivePrice } from './money.ts';
import { type Animal, animal, idsOf } from './testing/animals.ts';

const kinds = ['shop', 'country', 'category', 'search'] as const satisfies readonly ListingKind[];
const ids = ['a', 'b', 'c'] as const;

const arbitraryAnimal = fc.record({
  id: fc.nat(),
  name: fc.constantFrom('Bélier Bali-Bali', 'Brebis Djallonké', "N'Dama", 'Zébu peul'),
  price: fc.integer({ min: 0, max: 4_000_000 }),
  promo_price: fc.option(fc.integer({ min: 0, max: 4_000_000 }), { nil: null }),
  category: fc.constantFrom(...ids).map((id) => ({ id, nom_categorie: `Catégorie ${id}` })),
  origine: fc.constantFrom(...ids).map((id) => ({ id })),
  taille: fc.option(fc.constantFrom(...everySize), { nil: null }),
  created_at: fc
    .date({ min: new Date('2025-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
});
const arbitraryState: fc.Arbitrary<ListingState> = fc.record({
  origins: fc.subarray([...ids]),
  categories: fc.subarray([...ids]),
  sizes: fc.subarray([...everySize]),
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

describe('every catalogue', () => {
  it('shows exactly what a plain reading of the rules keeps', () => {
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

  it('is ordered, loses nobody, and keeps equals in the order of the server', () => {
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

  it('shows the matching animals once each, 6 at a time', () => {
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
