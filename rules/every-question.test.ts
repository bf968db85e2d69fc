// §4 Catalogue sort: Filters, sort and
// §5 Search and filters: Text filters are

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everySize } from '#openapi/words.ts';
import {
  initialListing,
  type ListingKind,
  type ListingState,
  listings,
  pageSize,
  type Sort,
  sorts,
} from './catalogue.ts';
import { kindsNamed } from './common-words.ts';
import { listingPage } from './listing-filters.ts';
import { effectivePrice } from './money.ts';
import { isNear, wordsOf } from './near-words.ts';
import { pluralMatcher } from './plurals.ts';
import { available } from './stock.ts';
import { suggestionsFor } from './suggestions.ts';
import { animal } from './testing/animals.ts';
import { normalized, searchedText, textMatcher } from './text.ts';

/** Questions in all, twenty of them to each catalogue; `QUESTIONS=10000` in the environment asks more. */
const questions = Number(process.env.QUESTIONS ?? 200);
const toEach = 20;
const asked = { numRuns: questions / toEach, seed: 2026 };

const kinds = ['shop', 'country', 'category', 'search'] as const satisfies readonly ListingKind[];
const usual = ['Bélier', 'Brebis', 'N’Dama', 'Zébu', 'Ladoum', 'Bali-Bali', 'bœuf', 'Chèvre', 'Moutons'];
const word = fc.oneof(fc.constantFrom(...usual), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 7 }));
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

const catalogue = fc
  .record({
    categories: fc.array(fc.record({ id: fc.uuid(), nom_categorie: text }), { minLength: 1, maxLength: 4 }),
    countries: fc.array(fc.record({ id: fc.uuid(), libelle: text }), { minLength: 1, maxLength: 5 }),
  })
  .chain(({ categories, countries }) =>
    fc.record({
      categories: fc.constant(categories),
      countries: fc.constant(countries),
      animals: fc.array(
        fc.record({
          id: fc.uuid(),
          name: text,
          price: fc.integer({ min: 0, max: 4_000_000 }),
          promo_price: fc.option(fc.integer({ min: 0, max: 4_000_000 }), { nil: null }),
          category: fc.constantFrom(...categories),
          origine: fc.constantFrom(...countries),
          taille: fc.option(fc.constantFrom(...everySize), { nil: null }),
          quantity_initial: fc.constant(3),
          quantity_vendu: fc.integer({ min: 0, max: 4 }),
          created_at: fc.oneof(
            fc.date({ min: new Date(0), noInvalidDate: true }).map((date) => date.toISOString()),
            fc.constantFrom('2026-03-12T10:00:00Z', 'hier'),
          ),
        }),
        { maxLength: 80 },
      ),
    }),
  );
type Catalogue = typeof catalogue extends fc.Arbitrary<infer Value> ? Value : never;
type Animal = Catalogue['animals'][number];

/** Chooses from lists that it does not know yet. */
const chosen = fc.array(fc.nat(9), { maxLength: 3 });
const question = fc.record({
  kind: fc.constantFrom(...kinds),
  place: fc.option(fc.nat(9), { nil: undefined }),
  origins: chosen,
  categories: chosen,
  sizes: fc.subarray([...everySize]),
  min: fc.integer({ min: 0, max: 3_000_000 }),
  max: fc.integer({ min: 0, max: 6_000_000 }),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 12 }),
  typed: fc.oneof(
    fc.constant(''),
    text,
    // A part of some animal's name, perhaps with another ending: what people type.
    fc.record({
      of: fc.nat(99),
      from: fc.nat(6),
      length: fc.nat(9),
      more: fc.constantFrom('', 's', 'x', 'e'),
    }),
  ),
});
type Question = typeof question extends fc.Arbitrary<infer Value> ? Value : never;

const idsFrom = (list: readonly { id: string }[], places: readonly number[]): string[] =>
  places.map((place) => list[place]?.id ?? 'nowhere');

function typedOf({ typed }: Question, { animals }: Catalogue): string {
  if (typeof typed === 'string') return typed;
  const name = animals[typed.of]?.name ?? '';
  return name.slice(typed.from, typed.from + typed.length) + typed.more;
}

function stateOf(one: Question, all: Catalogue): ListingState {
  const { kind, min, max, sort, page, sizes } = one;
  const [place] = idsFrom(kind === 'country' ? all.countries : all.categories, [one.place ?? 0]);
  return {
    ...initialListing({ kind, id: one.place === undefined ? undefined : place }),
    ...{ min, max, sort, page, sizes, q: typedOf(one, all) },
    origins: idsFrom(all.countries, one.origins),
    categories: idsFrom(all.categories, one.categories),
  };
}

function plainlySorted(animals: readonly Animal[], sort: Sort): readonly Animal[] {
  const moment = ({ created_at }: Animal): number => {
    const parsed = Date.parse(created_at);
    return Number.isNaN(parsed) ? Number.MIN_SAFE_INTEGER : parsed;
  };
  const compare = {
    'price-low': (one: Animal, other: Animal) => effectivePrice(one) - effectivePrice(other),
    'price-high': (one: Animal, other: Animal) => effectivePrice(other) - effectivePrice(one),
    newest: (one: Animal, other: Animal) => moment(other) - moment(one),
  };
  return sort === 'featured' || sort === 'rating' ? animals : [...animals].sort(compare[sort]);
}

const beginsPlainly = (one: string, written: string): boolean => written.startsWith(one);
const beginsNearlyPlainly = (one: string, written: string): boolean =>
  beginsPlainly(one, written) ||
  isNear(one, written) ||
  (one.length >= 5 && [0, 1].some((more) => isNear(one, written.slice(0, one.length + more))));

/** Whether an animal has each typed word somewhere, read word by word. */
const suitsPlainly =
  (typedText: string, isBeginning: typeof beginsPlainly) =>
  ({ name, category, origine }: Animal): boolean => {
    const typed = wordsOf(typedText);
    const written = wordsOf(`${name} ${category.nom_categorie} ${origine.libelle}`);
    return typed.length > 0 && typed.every((one) => written.some((other) => isBeginning(one, other)));
  };

/** What a search finds of some animals: as it is written, else by its plurals, else by the words of name, category and country. */
function foundPlainly(animals: readonly Animal[], q: string) {
  const having = (contains: (text: string) => boolean) =>
    animals.filter(({ name, category }) => contains(name) || contains(category.nom_categorie));
  const exact = having(textMatcher(q));
  const plural = q === '' ? null : pluralMatcher(q);
  const loose = exact.length > 0 || plural === null ? [] : having((written) => plural(normalized(written)));
  const byWords = [beginsPlainly, beginsNearlyPlainly].map((isBeginning) =>
    q === '' || exact.length + loose.length > 0 ? [] : animals.filter(suitsPlainly(q, isBeginning)),
  );
  const found = [exact, loose, ...byWords].find(({ length }) => length > 0) ?? [];
  return { found, isLoose: exact.length === 0 && found.length > 0 };
}

/** The rules of a listing one after the other, each over the whole list. */
function plainly(animals: readonly Animal[], state: ListingState) {
  const { kind, id: place } = state.place;
  const { filters, searches } = listings[kind];
  const inside = animals.filter(({ category, origine }) => {
    if (kind === 'country') return origine.id === place;
    return kind !== 'category' || place === undefined || category.id === place;
  });
  const { found, isLoose } = foundPlainly(inside, searches ? (searchedText(state.q) ?? '') : '');
  const passes = (filter: 'origins' | 'categories' | 'sizes', value: string | null): boolean =>
    !filters.includes(filter) || state[filter].length === 0 || state[filter].some((one) => one === value);
  const wanted = found.filter(
    ({ origine, category, taille }) =>
      passes('origins', origine.id) && passes('categories', category.id) && passes('sizes', taille),
  );
  const affordable = wanted.filter((animal) => {
    const price = effectivePrice(animal);
    return !filters.includes('price') || (price >= state.min && price <= state.max);
  });
  const hidden = filters.includes('price') ? wanted.map(effectivePrice) : [];
  const pages = Math.max(1, Math.ceil(affordable.length / pageSize));
  const page = state.page <= pages ? state.page : 1;
  return {
    total: inside.length,
    matching: affordable.length,
    hiddenByPrice: wanted.length - affordable.length,
    cheaper: hidden.filter((price) => price < state.min && price <= state.max).length,
    dearer: hidden.filter((price) => price > state.max && price >= state.min).length,
    isLoose,
    pages,
    page,
    items: plainlySorted(affordable, state.sort).slice((page - 1) * pageSize, page * pageSize),
  };
}

it('every listing is what a plain reading of the rules gives, however often its catalogue was asked before', () => {
  fc.assert(
    fc.property(catalogue, fc.array(question, { minLength: toEach, maxLength: toEach }), (all, many) => {
      for (const one of many) {
        const state = stateOf(one, all);
        const { widest, ...page } = listingPage(all.animals, state);
        expect(page).toEqual(plainly(all.animals, state));
      }
    }),
    asked,
  );
});

it('a list of many animals costs no more than n log n: one look at each animal, one comparison sort', () => {
  let looks = 0;
  const looksFor = (count: number): number => {
    const animals = Array.from({ length: count }, (_, index) => {
      const one = animal({ price: (index * 7919) % 3_000_000 });
      const get = () => {
        looks += 1;
        return one.price;
      };
      return Object.defineProperty({ ...one }, 'price', { get });
    });
    looks = 0;
    listingPage(animals, { ...initialListing({ kind: 'shop' }), sort: 'price-low' });
    return looks;
  };
  expect(looksFor(10_000)).toBeLessThanOrEqual(20_000);
  expect(looksFor(100_000)).toBeLessThanOrEqual(200_000);
});

/** The suggestions, read word by word and animal by animal, of those that a search among `searched` finds. */
function plainlySuggested(
  typedText: string,
  { animals, categories, countries }: Catalogue,
  searched: readonly Animal[] = animals,
) {
  const found = new Set(foundPlainly(searched, searchedText(typedText) ?? '').found);
  const typed = wordsOf(typedText);
  const none = { animals: [], categories: [], countries: [] };
  if (normalized(searchedText(typedText) ?? '').length < 2 || typed.length === 0) return none;
  const kindsTyped = typed.map((one) => kindsNamed([one]));
  const suggested = (isBeginning: typeof beginsPlainly) => {
    const suits = (written: string): boolean =>
      typed.every((one) => wordsOf(written).some((other) => isBeginning(one, other)));
    const rank = (animal: Animal): number => (suits(animal.name) ? 0 : 2) + (available(animal) > 0 ? 0 : 1);
    return {
      animals: animals
        .filter((one) => found.has(one) && suitsPlainly(typedText, isBeginning)(one))
        .sort((one, other) => rank(one) - rank(other))
        .slice(0, 5),
      categories: categories
        .filter(
          ({ nom_categorie }) =>
            suits(nom_categorie) ||
            kindsNamed(wordsOf(nom_categorie)).some((kind) => kindsTyped.every((one) => one.includes(kind))),
        )
        .slice(0, 3),
      countries: countries.filter(({ libelle }) => suits(libelle)).slice(0, 3),
    };
  };
  const exact = suggested(beginsPlainly);
  return exact.animals.length + exact.countries.length > 0 ? exact : suggested(beginsNearlyPlainly);
}

it('every suggestion is what a plain reading gives, of all animals and of those that are meant', () => {
  fc.assert(
    fc.property(catalogue, fc.array(question, { minLength: toEach, maxLength: toEach }), (all, many) => {
      for (const one of many) {
        const typed = typedOf(one, all);
        expect(suggestionsFor(typed, all)).toEqual(plainlySuggested(typed, all));
        const [meant] = all.categories;
        const isMeant = ({ category }: Animal): boolean => category === meant;
        expect(suggestionsFor(typed, all, isMeant).animals).toEqual(
          plainlySuggested(typed, { ...all, animals: all.animals.filter(isMeant) }, all.animals).animals,
        );
      }
    }),
    asked,
  );
});
