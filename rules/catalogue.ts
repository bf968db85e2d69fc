/**
 * The four listings (/shop, /product-by-country, /category, /search) and their state (specification §4, §5, §9). They differ
 * only by their entry in `listings`. Prices are whole XOF.
 */
import type { everySize } from '#openapi/words.ts';
import type { Priced } from './money.ts';
import type { Searchable } from './word-index.ts';

/** The four listings: /shop, /product-by-country/{id}, /category/{id} and /search. */
export type ListingKind = 'shop' | 'country' | 'category' | 'search';

/**
 * The scope of a listing: the entire shop, a country of origin, one category or all of them, or a search. `id` is that of the
 * country or category. A place with an id and without a label is not loaded: it is named by its kind.
 */
export interface Place {
  readonly kind: ListingKind;
  readonly id?: string | undefined;
  readonly label?: string | undefined;
}

/** Sort options in the order they are offered; the first is the default. */
export const sorts = ['featured', 'price-low', 'price-high', 'newest', 'rating'] as const;
export type Sort = (typeof sorts)[number];

/** View modes; the first is the default. */
export const views = ['grid', 'list'] as const;
export type View = (typeof views)[number];

/** A size to filter by. */
export type Size = (typeof everySize)[number];

/** The sizes in ascending order, as they are offered; the specification lists them in another order. */
export const sizesByPeople = ['petit', 'moyen', 'grand', 'extra'] as const satisfies readonly Size[];

/** Animals of one page, and the step of the price sliders in XOF. */
export const pageSize = 6;
export const priceStep = 10_000;

/** Both ends of a price filter, in XOF; `min` may exceed `max` (specification §5). */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** A listing and its state. `origins` and `categories` are ids; `q`: the search text, or ''. */
export interface ListingState extends PriceRange {
  readonly place: Place;
  readonly origins: readonly string[];
  readonly categories: readonly string[];
  readonly sizes: readonly Size[];
  readonly sort: Sort;
  readonly view: View;
  readonly page: number;
  readonly q: string;
}

/** The filters by values of a list. */
export const choices = ['origins', 'categories', 'sizes'] as const;

/** How one listing differs from the others. */
interface Listing {
  /** The filters of its panel. /search has no panel. */
  readonly filters: readonly ((typeof choices)[number] | 'price')[];
  /** Whether q filters, or is only quoted in the empty message. */
  readonly searches: boolean;
  /** The price filter of a first visit. */
  readonly initial: PriceRange;
  /** The ends of the two sliders and of the two inputs: fixed, so that a typed price is clamped to them. */
  readonly slider: PriceRange;
  /** The prices that the button clearing the filters sets. */
  readonly cleared: PriceRange;
  /** Prices that hide no animal, unless one is more expensive: it extends them (`ListingPage.widest`), but not the sliders. */
  readonly widest: PriceRange;
  /** Whether clearing the filters also resets the sort, or goes to page 1. */
  readonly clears: readonly ('sort' | 'page')[];
  /** The changes that return to page 1. */
  readonly restarts: readonly Exclude<keyof ListingState, 'place'>[];
}

const everything: PriceRange = { min: 0, max: 3_000_000 };
const toThirtyMillion: PriceRange = { min: 0, max: 30_000_000 };

export const listings: Readonly<Record<ListingKind, Listing>> = {
  shop: {
    filters: ['origins', 'categories', 'sizes', 'price'],
    searches: false,
    initial: everything,
    slider: everything,
    cleared: everything,
    widest: everything,
    clears: ['sort'],
    restarts: [],
  },
  country: {
    filters: ['categories', 'sizes', 'price'],
    searches: false,
    initial: { min: 150_000, max: 30_000_000 },
    slider: toThirtyMillion,
    cleared: { min: 150_000, max: 30_000_000 },
    widest: toThirtyMillion,
    clears: ['page'],
    restarts: ['categories', 'min', 'max', 'sort'],
  },
  category: {
    filters: ['origins', 'sizes', 'price'],
    searches: true,
    initial: { min: 150_000, max: 3_000_000 },
    slider: everything,
    cleared: { min: 150_000, max: 30_000_000 },
    widest: toThirtyMillion,
    clears: ['page'],
    restarts: ['origins', 'min', 'max', 'sort'],
  },
  search: {
    filters: [],
    searches: true,
    initial: { min: 150_000, max: 3_000_000 },
    slider: everything,
    cleared: { min: 150_000, max: 3_000_000 },
    widest: everything,
    clears: ['page'],
    restarts: ['q', 'sort'],
  },
};

/** The fields of an animal that the catalogue uses. */
export interface ListedAnimal extends Priced, Searchable {
  readonly category: { readonly id: string; readonly nom_categorie: string };
  readonly origine: { readonly id: string };
  readonly taille?: string | null;
  readonly created_at: string;
}

/** The default state of a listing: no filters, the default prices, sort, view and page. */
export function initialListing(place: Place): ListingState {
  const { min, max } = listings[place.kind].initial;
  const chosen = { origins: [], categories: [], sizes: [], min, max };
  return { place, ...chosen, sort: 'featured', view: 'grid', page: 1, q: '' };
}

/** The rules of the listing that a state belongs to. */
export const listingOf = ({ place }: Pick<ListingState, 'place'>): Listing => listings[place.kind];

/** A listing after a change; a change in `restarts` returns to page 1, unless it sets a page itself. */
export function changedListing(state: ListingState, change: Partial<ListingState>): ListingState {
  const restarts = listingOf(state).restarts.some(
    (part) => part in change && String(change[part]) !== String(state[part]),
  );
  return { ...state, ...(restarts ? { page: 1 } : {}), ...change };
}

/**
 * A listing after 'Réinitialiser les filtres' or 'Effacer les filtres': no filters, the prices that this listing's button
 * sets, no search where q filters. /shop also resets its sort and keeps its page; the others do the reverse.
 */
export function clearedListing(state: ListingState): ListingState {
  const { cleared, clears, searches } = listingOf(state);
  return {
    ...state,
    origins: [],
    categories: [],
    sizes: [],
    ...cleared,
    q: searches ? '' : state.q,
    sort: clears.includes('sort') ? 'featured' : state.sort,
    page: clears.includes('page') ? 1 : state.page,
  };
}

type Prices = Pick<ListingState, 'place' | 'min' | 'max'>;

/** Which ends of a price range the visitor set: the listing and its clearing button set the others. */
export function chosenEnds(state: Prices): { readonly min: boolean; readonly max: boolean } {
  const { initial, cleared, widest } = listingOf(state);
  const isChosen = (end: 'min' | 'max') =>
    state[end] !== initial[end] && state[end] !== cleared[end] && state[end] !== widest[end];
  return { min: isChosen('min'), max: isChosen('max') };
}

/** The prices that the visitor set; the other ends hide nothing (`widest`). */
export function chosenPrices(state: Prices, widest: PriceRange): PriceRange {
  const chosen = chosenEnds(state);
  return { min: chosen.min ? state.min : widest.min, max: chosen.max ? state.max : widest.max };
}

/**
 * Whether to show the price chip: an end that the visitor set is narrower than the listing's own, or hides an animal (`dearer`
 * than it). A default is not the visitor's filter.
 */
export function isPriceFiltering(state: Prices, dearer = 0): boolean {
  const { filters, widest } = listingOf(state);
  const chosen = chosenEnds(state);
  return (
    filters.includes('price') &&
    ((chosen.min && state.min > widest.min) || (chosen.max && (state.max < widest.max || dearer > 0)))
  );
}

/** A listing after the removal of its price chip: all prices (`ListingPage.widest`), page 1. */
export function withoutPriceFilter(state: ListingState, widest: PriceRange): ListingState {
  return { ...state, ...widest, page: 1 };
}

/** A listing without filters and price limits: it shows animals even if all cost less or more than its default prices. */
export function unfilteredListing(state: ListingState, widest: PriceRange): ListingState {
  return withoutPriceFilter(clearedListing(state), widest);
}

/**
 * A listing after the button of its empty list: /shop as after the button of its panel (specification §4 'Réinitialiser les
 * filtres'), the others without filters and price limits.
 */
export const clearedEmptyListing = (state: ListingState, widest: PriceRange): ListingState =>
  state.place.kind === 'shop' ? clearedListing(state) : unfilteredListing(state, widest);

/** Whether the lowest price exceeds the highest, so that the list is empty; a sentence beside the sliders explains it. */
export function isPriceReversed(state: PriceRange): boolean {
  return state.min > state.max;
}

/** A list of values with one added or removed, as by a checkbox. */
export function toggled<Value extends string>(chosen: readonly Value[], value: Value): readonly Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}
