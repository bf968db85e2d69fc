import type { Category, Country, Product } from '#openapi/schemas.ts';
import type { Place } from '#rules/catalogue.ts';
import type { ListingAnswer } from '#rules/listing-filters.ts';

/** The initial data of a prerendered page, embedded in its document: the parts of the catalogue that its render used. */
export type InitialData = {
  products?: readonly Product[];
  categories?: readonly Category[];
  countries?: readonly Country[];
  /** The animal of a product's page. */
  product?: Product;
  /** The part of the catalogue that a listing shows on a first visit; the catalogue itself loads later. */
  listing?: ShownListing;
};

/** The catalogue from which pages are prerendered. */
export type CompleteCatalogue = Required<Pick<InitialData, 'products' | 'categories' | 'countries'>>;

/** A listing with its prerendered result. */
export type ShownListing = {
  readonly place: Place;
  readonly answer: ListingAnswer<Product>;
};

/** The initial data, until the page is hydrated: later loads need current data. */
export interface InitialDataStore {
  get<Part extends Exclude<keyof InitialData, 'listing'>>(part: Part): InitialData[Part];
  /** The prerendered listing. It stays available until the catalogue is loaded. */
  readonly listing: ShownListing | undefined;
  /**
   * Resolves when the initial data expires. A page that shows it waits for this before it loads current data: the network and the
   * processor first serve hydration.
   */
  readonly expired: Promise<void>;
  /** Resolves `expired` now: the page needs other data than the prerendered. */
  expire(): void;
  end(): void;
}

/** The initial data of a document. Without any, `expired` resolves at once. */
export function initialDataStore(initial: InitialData): InitialDataStore {
  let left = initial;
  let expire = () => {};
  const expired = new Promise<void>((resolve) => {
    expire = resolve;
  });
  const end = () => {
    left = {};
    expire();
  };
  if (Object.keys(initial).length === 0) end();
  return { get: (part) => left[part], listing: initial.listing, expired, expire, end };
}
