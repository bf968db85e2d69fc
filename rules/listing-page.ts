import {
  type ListedAnimal,
  type ListingKind,
  type ListingState,
  listings,
  type PriceRange,
  pageSize,
} from './catalogue.ts';
import { sorted } from './catalogue-sort.ts';
import { findingOf } from './finding.ts';
import { effectivePrice } from './money.ts';

/** One page of a listing. */
export interface ListingPage<Animal> {
  /** Animals before the filters: all, or those of the country or category (the N of 'Affichage de N bétails'). */
  readonly total: number;
  /** Animals that pass the filters. */
  readonly matching: number;
  /** Animals that only the price filter hides. */
  readonly hiddenByPrice: number;
  /** Nothing has the searched text as it is written: these are found without its plurals (`findingOf`). */
  readonly isLoose: boolean;
  /** This far open, the price filter hides none of the animals of this place, in XOF. */
  readonly widest: PriceRange;
  /** Pages there are, at least 1, and the one shown: the one asked for, or 1 where that one does not exist. */
  readonly pages: number;
  readonly page: number;
  readonly items: readonly Animal[];
}

const matches = (chosen: readonly ListedAnimal['taille'][], value: ListedAnimal['taille']): boolean =>
  chosen.length === 0 || chosen.includes(value);

const inPlace = (kind: ListingKind, place: string | undefined, animal: ListedAnimal): boolean => {
  if (kind === 'country') return animal.origine.id === place;
  if (kind === 'category') return place === undefined || animal.category.id === place;
  return true;
};

const passes = (kind: ListingKind, state: ListingState): ((animal: ListedAnimal) => boolean) => {
  const { filters } = listings[kind];
  const origins = filters.includes('origins') ? state.origins : [];
  const categories = filters.includes('categories') ? state.categories : [];
  const taille = filters.includes('sizes') ? state.sizes : [];
  return (animal) =>
    matches(origins, animal.origine.id) &&
    matches(categories, animal.category.id) &&
    matches(taille, animal.taille);
};

/** The animals of a listing's place, before any filter: all, or those of the country or category of its path. */
export const animalsIn = <Animal extends ListedAnimal>(
  kind: ListingKind,
  animals: readonly Animal[],
  place: string | undefined,
): readonly Animal[] => animals.filter((animal) => inPlace(kind, place, animal));

/**
 * One page of a listing: filters combined with AND (origin, category, price, size, search), sorted, 6 to a page.
 * `place` is the id in the path: the country of /product-by-country, the category of /category where there is one.
 */
export function listingPage<Animal extends ListedAnimal>(
  kind: ListingKind,
  animals: readonly Animal[],
  state: ListingState,
  place?: string,
): ListingPage<Animal> {
  const { filters, open, searches } = listings[kind];
  const inside = animalsIn(kind, animals, place);
  const isWanted = passes(kind, state);
  const { isFound, isLoose } = findingOf(inside, searches ? state.q : '');
  const hasPrice = filters.includes('price');
  const affordable: Animal[] = [];
  let dearest = open.max;
  let hiddenByPrice = 0;
  for (const animal of inside) {
    const price = hasPrice ? effectivePrice(animal) : state.min;
    dearest = Math.max(dearest, price);
    if (!isFound(animal) || !isWanted(animal)) continue;
    if (!hasPrice || (price >= state.min && price <= state.max)) affordable.push(animal);
    else hiddenByPrice += 1;
  }
  const pages = Math.max(1, Math.ceil(affordable.length / pageSize));
  const page = state.page <= pages ? state.page : 1;
  return {
    total: inside.length,
    matching: affordable.length,
    hiddenByPrice,
    isLoose,
    widest: { min: open.min, max: dearest },
    pages,
    page,
    items: sorted(affordable, state.sort).slice((page - 1) * pageSize, page * pageSize),
  };
}

/** How many animals of a country each category has, by the category's id; a category without any is not in it. */
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
