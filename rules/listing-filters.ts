import {
  choices,
  type ListedAnimal,
  type ListingState,
  listingOf,
  type Place,
  type PriceRange,
  pageSize,
  priceFilter,
  widest,
} from './catalogue.ts';
import { orderOf, pricesOf } from './catalogue-order.ts';
import { queryOf } from './catalogue-query.ts';
import { findingOf } from './finding.ts';
import { memoizeByList, oncePerKey } from './memoize-by-list.ts';
import { priceBands } from './price-bands.ts';

/** One page of a listing. */
export interface ListingPage<Animal> {
  /** Animals before the filters: all, or those of the country or category (the N of 'Affichage de N bétails'). */
  readonly total: number;
  /** Animals that pass the filters. */
  readonly matching: number;
  /** Animals that only the price filter hides. */
  readonly hiddenByPrice: number;
  /** Those of them that the lowest price alone hides, and those that the highest does. */
  readonly cheaper: number;
  readonly dearer: number;
  /** Whether the animals match the search text only by its words (`findingOf`). */
  readonly isLoose: boolean;
  /** The prices that hide none of the animals of this place, in XOF. */
  readonly widest: PriceRange;
  /** The number of pages, at least 1, and the current one: the requested one, or 1 if that does not exist. */
  readonly pages: number;
  readonly page: number;
  readonly items: readonly Animal[];
}

const chosenOf = {
  origins: ({ origine }: ListedAnimal) => origine.id,
  categories: ({ category }: ListedAnimal) => category.id,
  sizes: ({ taille }: ListedAnimal) => taille,
};

/** Returns a predicate by index: whether an animal passes the selected filters. Without filters it reads no animal. */
function choosing(animals: readonly ListedAnimal[], state: ListingState): (at: number) => boolean {
  const { filters } = listingOf(state);
  const chosen = choices
    .filter((filter) => filters.includes(filter) && state[filter].length > 0)
    .map((filter) => ({ of: chosenOf[filter], values: new Set<string | null | undefined>(state[filter]) }));
  if (chosen.length === 0) return () => true;
  return (at) => {
    const animal = animals[at];
    return animal !== undefined && chosen.every(({ of, values }) => values.has(of(animal)));
  };
}

const larger = (one: number, other: number): number => Math.max(one, other);

const ofCountry = oncePerKey((animals: readonly ListedAnimal[], id: string) =>
  animals.filter(({ origine }) => origine.id === id),
);
const ofCategory = oncePerKey((animals: readonly ListedAnimal[], id: string) =>
  animals.filter(({ category }) => category.id === id),
);

/** The animals of a listing's place, before any filter: all, or those of the country or category of its path. */
export function animalsIn<Animal extends ListedAnimal>(
  animals: readonly Animal[],
  { kind, id }: Place,
): readonly Animal[] {
  // The casts are safe: both return elements of `animals`.
  if (kind === 'country') return id === undefined ? [] : (ofCountry(animals, id) as Animal[]);
  return kind === 'category' && id !== undefined ? (ofCategory(animals, id) as Animal[]) : animals;
}

const dearestOf = memoizeByList((animals: readonly ListedAnimal[]) => pricesOf(animals).reduce(larger, 0));

/**
 * One page of a listing: filters combined with AND (origin, category, price, size, search), sorted, 6 animals per page. One
 * filtering pass; each sort order of a list is computed once.
 */
export function listingPage<Animal extends ListedAnimal>(
  animals: readonly Animal[],
  state: ListingState,
): ListingPage<Animal> {
  const { filters, searches } = listingOf(state);
  const inside = animalsIn(animals, state.place);
  const isChosen = choosing(inside, state);
  const { isFound, isLoose } = findingOf(inside, searches ? state.q : '');
  const hasPrice = filters.includes('price');
  const prices = pricesOf(inside);
  const affordable: number[] = [];
  let hiddenByPrice = 0;
  let cheaper = 0;
  let dearer = 0;
  for (const at of orderOf(inside, state.sort)) {
    if (!isFound(at) || !isChosen(at)) continue;
    const price = prices[at] ?? 0;
    if (!hasPrice || (price >= state.min && price <= state.max)) affordable.push(at);
    else {
      hiddenByPrice += 1;
      if (price <= state.max) cheaper += 1;
      else if (price >= state.min) dearer += 1;
    }
  }
  const pages = Math.max(1, Math.ceil(affordable.length / pageSize));
  const page = state.page <= pages ? state.page : 1;
  return {
    total: inside.length,
    matching: affordable.length,
    hiddenByPrice,
    cheaper,
    dearer,
    isLoose,
    widest: widest(state, dearestOf(inside)),
    pages,
    page,
    items: affordable
      .slice((page - 1) * pageSize, page * pageSize)
      .map((at) => inside[at])
      .filter((animal) => animal !== undefined),
  };
}

/** The number of animals of a country in each category, by the category's id; empty categories are omitted. */
export function categoryCounts(
  animals: readonly ListedAnimal[],
  country: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { category, origine } of animals) {
    if (origine.id === country) counts.set(category.id, (counts.get(category.id) ?? 0) + 1);
  }
  return counts;
}

/** The data of a listing: its page, and the options of its filters. Serializable as JSON. */
export interface ListingAnswer<Animal> extends ListingPage<Animal> {
  /** The price bands of the animals of this place (`priceBands`), in XOF. */
  readonly bands: readonly PriceRange[];
  /** The number of animals of each category of a country, by the category's id; empty on the other listings. */
  readonly counts: readonly (readonly [category: string, count: number])[];
}

/** The data of a listing in a state, from all animals of the shop. */
export function listingAnswer<Animal extends ListedAnimal>(
  animals: readonly Animal[],
  state: ListingState,
): ListingAnswer<Animal> {
  const page = listingPage(animals, state);
  const { kind, id } = state.place;
  return {
    ...page,
    bands: priceBands(animalsIn(animals, state.place), page.widest),
    counts: kind === 'country' && id !== undefined ? [...categoryCounts(animals, id)] : [],
  };
}

/** Whether a state shows the same animals as the default one, which is prerendered: it may differ by its view only. */
export const showsDefaultAnimals = (state: ListingState): boolean =>
  Object.keys(queryOf({ ...state, view: 'grid' })).length === 0;

/** The number of animals that the list's own prices hide, and the limits that show them. */
export function hiddenByDefault(
  state: ListingState,
  { cheaper, dearer, widest: all }: Pick<ListingPage<unknown>, 'cheaper' | 'dearer' | 'widest'>,
): { count: number; shown: Partial<PriceRange> } {
  const { range } = priceFilter(state, all);
  const low = range.min === all.min && cheaper > 0;
  const high = range.max === all.max && dearer > 0;
  return {
    count: (low ? cheaper : 0) + (high ? dearer : 0),
    shown: { ...(low && { min: all.min }), ...(high && { max: all.max }) },
  };
}
