import { createPhase, type Phase } from '#browser/phase.ts';
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
   * When current data may be loaded: the network and the processor first serve hydration, and lists wait until the page is touched.
   * At once where the document does not show what the page needs.
   */
  readonly phase: Pick<Phase, 'hydrated' | 'touched'>;
}

const now = Promise.resolve();

/** The initial data of a document in this phase; `isOther`: the page needs other data than its document's. */
export function initialDataStore(
  initial: InitialData,
  {
    since = 0,
    phase = createPhase(),
    isOther = Object.keys(initial).length === 0,
  }: { since?: number; phase?: Phase; isOther?: boolean } = {},
): InitialDataStore {
  let left = initial;
  const { listing, product, products = [] } = initial;
  const part: Loaded<readonly Product[]> | undefined =
    initial.products && (products.length > 0 ? { state: 'ready', data: products } : { state: 'empty' });
  void phase.hydrated.then(() => {
    left = {};
  });
  const partOf: InitialDataStore['partOf'] = (page = {}) =>
    page.id === product?.id && page.listing === listing ? part : undefined;
  const reading = isOther ? { hydrated: now, touched: now } : phase;
  return { get: (name) => left[name], partOf, listing, products, since, phase: reading };
}
