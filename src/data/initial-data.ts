import type { Category, Country, Product } from '#openapi/schemas.ts';
import type { Place } from '#rules/catalogue.ts';
import type { ListingAnswer } from '#rules/listing-filters.ts';
import type { Loaded } from '#rules/loaded.ts';

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
  get<Part extends 'categories' | 'countries' | 'product'>(part: Part): InitialData[Part];
  /** The prerendered listing. It stays available until the catalogue is loaded, as do the animals. */
  readonly listing: ShownListing | undefined;
  readonly products: readonly Product[];
  /** The animals, if the document is that of this page: of an animal or a listing, or else the home page. */
  partOf(page?: { id?: string; listing?: ShownListing | undefined }): Loaded<readonly Product[]> | undefined;
  /** When the document was last changed: its prices and stock are from then. In ms since the epoch. */
  readonly since: number;
  /**
   * Resolves when the initial data expires. A page that shows it waits for this before it loads current data: the network and the
   * processor first serve hydration.
   */
  readonly expired: Promise<void>;
  /** Resolves when the lists are read again: a document that shows them waits for the first input, too. */
  readonly outdated: Promise<void>;
  /** Resolves `expired` now: the page needs other data than the prerendered. */
  expire(): void;
  end(): void;
}

/** The initial data of a document. Without any, `expired` and `outdated` resolve at once. */
export function initialDataStore(
  initial: InitialData,
  { since = 0, demanded = Promise.resolve() }: { since?: number; demanded?: Promise<void> } = {},
): InitialDataStore {
  let left = initial;
  const { listing, product, products = [] } = initial;
  const part: Loaded<readonly Product[]> | undefined =
    initial.products && (products.length > 0 ? { state: 'ready', data: products } : { state: 'empty' });
  let isShown = Object.keys(initial).length > 0;
  let resolveExpired = () => {};
  const expired = new Promise<void>((resolve) => {
    resolveExpired = resolve;
  });
  const expire = () => {
    isShown = false;
    resolveExpired();
  };
  const end = () => {
    left = {};
    resolveExpired();
  };
  if (!isShown) expire();
  const outdated = expired.then(() => (isShown ? demanded : undefined));
  const partOf: InitialDataStore['partOf'] = (page = {}) =>
    page.id === product?.id && page.listing === listing ? part : undefined;
  return { get: (name) => left[name], partOf, listing, products, since, expired, outdated, expire, end };
}
