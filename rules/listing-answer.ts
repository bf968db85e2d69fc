import type { ListedAnimal, ListingKind, ListingState, PriceRange } from './catalogue.ts';
import { queryOf } from './catalogue-query.ts';
import { animalsIn, categoryCounts, type ListingPage, listingPage } from './listing-page.ts';
import { priceBands } from './price-bands.ts';

/** All that a listing shows of the animals: its page, and what its filters offer. It can be written as JSON. */
export interface ListingAnswer<Animal> extends ListingPage<Animal> {
  /** The bands of prices that part the animals of this place (`priceBands`), in XOF. */
  readonly bands: readonly PriceRange[];
  /** How many animals each category of a country has, by the category's id; empty on the other listings. */
  readonly counts: readonly (readonly [category: string, count: number])[];
}

/** What a listing answers to a state, of all animals of the shop; `place` as in `listingPage`. */
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

/** Whether a state shows the animals of a first visit, which a page made ahead shows: the view changes none of them. */
export const isFirst = (kind: ListingKind, state: ListingState): boolean =>
  Object.keys(queryOf(kind, { ...state, view: 'grid' })).length === 0;
