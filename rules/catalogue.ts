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
  /** The prices of a first visit. A slider and a typed price go from 0 to the higher one. */
  readonly initial: PriceRange;
  /** The higher price after the button that clears the filters. It hides no animal, unless one is more expensive (`widest`). */
  readonly highest: number;
  /** The changes that return to page 1. */
  readonly restarts: readonly Exclude<keyof ListingState, 'place'>[];
}

export const listings: Readonly<Record<ListingKind, Listing>> = {
  shop: {
    filters: ['origins', 'categories', 'sizes', 'price'],
    searches: false,
    initial: { min: 0, max: 3_000_000 },
    highest: 3_000_000,
    restarts: [],
  },
  country: {
    filters: ['categories', 'sizes', 'price'],
    searches: false,
    initial: { min: 150_000, max: 30_000_000 },
    highest: 30_000_000,
    restarts: ['categories', 'min', 'max', 'sort'],
  },
  category: {
    filters: ['origins', 'sizes', 'price'],
    searches: true,
    initial: { min: 150_000, max: 3_000_000 },
    highest: 30_000_000,
    restarts: ['origins', 'min', 'max', 'sort'],
  },
  search: {
    filters: [],
    searches: true,
    initial: { min: 150_000, max: 3_000_000 },
    highest: 3_000_000,
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

/** The prices that hide no animal of a place, whose most expensive costs `dearest`. */
export const widest = (state: Pick<ListingState, 'place'>, dearest = 0): PriceRange => ({
  min: 0,
  max: Math.max(listingOf(state).highest, dearest),
});

/**
 * A listing after 'Réinitialiser les filtres' or 'Effacer les filtres': no filters, the prices that this listing's button
 * sets, no search where q filters. /shop also resets its sort and keeps its page; the others do the reverse. The button of an
 * empty list sets `all` prices instead, but on /shop, where it is that of the panel (specification §4).
 */
export function clearedListing(state: ListingState, all?: PriceRange): ListingState {
  const { initial, highest, searches } = listingOf(state);
  const isShop = state.place.kind === 'shop';
  return {
    ...state,
    origins: [],
    categories: [],
    sizes: [],
    ...((isShop ? undefined : all) ?? { min: initial.min, max: highest }),
    q: searches ? '' : state.q,
    sort: isShop ? 'featured' : state.sort,
    page: isShop ? state.page : 1,
  };
}

/**
 * The price filter of a listing, and who set it. An end that the listing or its clearing button sets is not the visitor's, and
 * hides nothing here (`all`).
 */
export function priceFilter(
  state: Pick<ListingState, 'place' | 'min' | 'max'>,
  all = widest(state),
): { range: PriceRange; by: 'visitor' | 'listing' } {
  const { filters, initial, highest } = listingOf(state);
  const min = state.min === initial.min ? all.min : state.min;
  const max = state.max === initial.max || state.max === highest ? all.max : state.max;
  const isNarrower = filters.includes('price') && (min > all.min || max < all.max);
  return { range: { min, max }, by: isNarrower ? 'visitor' : 'listing' };
}

/** A list of values with one added or removed, as by a checkbox. */
export function toggled<Value extends string>(chosen: readonly Value[], value: Value): readonly Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}
