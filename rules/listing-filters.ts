import {
  type ListedAnimal,
  type ListingKind,
  type ListingState,
  listings,
  type PriceRange,
  pageSize,
} from './catalogue.ts';
import { orderOf, pricesOf } from './catalogue-order.ts';
import { findingOf } from './finding.ts';
import { memoizeByList, oncePerKey } from './memoize-by-list.ts';

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

const choices = ['origins', 'categories', 'sizes'] as const;
const chosenOf = {
  origins: ({ origine }: ListedAnimal) => origine.id,
  categories: ({ category }: ListedAnimal) => category.id,
  sizes: ({ taille }: ListedAnimal) => taille,
};

/** Returns a predicate by index: whether an animal passes the selected filters. Without filters it reads no animal. */
function choosing(
  kind: ListingKind,
  animals: readonly ListedAnimal[],
  state: ListingState,
): (at: number) => boolean {
  const { filters } = listings[kind];
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
  kind: ListingKind,
  animals: readonly Animal[],
  place: string | undefined,
): readonly Animal[] {
  // The casts are safe: both return elements of `animals`.
  if (kind === 'country') return place === undefined ? [] : (ofCountry(animals, place) as Animal[]);
  return kind === 'category' && place !== undefined ? (ofCategory(animals, place) as Animal[]) : animals;
}

const dearestOf = memoizeByList((animals: readonly ListedAnimal[]) => pricesOf(animals).reduce(larger, 0));

/**
 * One page of a listing: filters combined with AND (origin, category, price, size, search), sorted, 6 animals per page. Each
 * sort order of a list is computed once. `place`: the id in the path, of the country on /product-by-country or the category on
 * /category.
 */
export function listingPage<Animal extends ListedAnimal>(
  kind: ListingKind,
  animals: readonly Animal[],
  state: ListingState,
  place?: string,
): ListingPage<Animal> {
  const { filters, open, searches } = listings[kind];
  const inside = animalsIn(kind, animals, place);
  const isChosen = choosing(kind, inside, state);
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
    widest: { min: open.min, max: hasPrice ? Math.max(open.max, dearestOf(inside)) : open.max },
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
