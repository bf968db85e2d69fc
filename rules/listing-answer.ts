import type { ListedAnimal, ListingKind, ListingState, PriceRange } from './catalogue.ts';
import { queryOf } from './catalogue-query.ts';
import { animalsIn, categoryCounts, type ListingPage, listingPage } from './listing-filters.ts';
import { priceBands } from './price-bands.ts';

/** The data of a listing: its page, and the options of its filters. Serializable as JSON. */
export interface ListingAnswer<Animal> extends ListingPage<Animal> {
  /** The price bands of the animals of this place (`priceBands`), in XOF. */
  readonly bands: readonly PriceRange[];
  /** The number of animals of each category of a country, by the category's id; empty on the other listings. */
  readonly counts: readonly (readonly [category: string, count: number])[];
}

/** The data of a listing in a state, from all animals of the shop; `place` as in `listingPage`. */
export function listingAnswer<Animal extends ListedAnimal>(
  kind: ListingKind,
  animals: readonly Animal[],
  state: ListingState,
  place?: string,
): ListingAnswer<Animal> {
  const page = listingPage(kind, animals, state, place);
  return {
    ...page,
    bands: priceBands(animalsIn(kind, animals, place), page.widest),
    counts: kind === 'country' && place !== undefined ? [...categoryCounts(animals, place)] : [],
  };
}

/** Whether a state shows the same animals as the default one, which is prerendered: it may differ by its view only. */
export const isFirst = (kind: ListingKind, state: ListingState): boolean =>
  Object.keys(queryOf(kind, { ...state, view: 'grid' })).length === 0;
