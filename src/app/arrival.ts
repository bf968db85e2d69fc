import type { Category, Country, Product } from '#openapi/schemas.ts';
import type { ListingKind } from '#rules/catalogue.ts';
import type { ListingAnswer } from '#rules/listing-answer.ts';

/** What a prerendered page shows, as its document brings it along: the parts of the catalogue that its render used. */
export type InitialData = {
  products?: readonly Product[];
  categories?: readonly Category[];
  countries?: readonly Country[];
  /** The animal of a product's page. */
  product?: Product;
  /** What a listing's page shows of the catalogue, in the state of a first visit: the catalogue itself comes after it. */
  listing?: ShownListing;
};

/** The catalogue that pages are made of, as the provider gave it. */
export type WholeCatalogue = Required<Pick<InitialData, 'products' | 'categories' | 'countries'>>;

/** A listing, and what it answered when its page was made; `id` is that of its country or category. */
export type ShownListing = {
  readonly kind: ListingKind;
  readonly id?: string | undefined;
  readonly answer: ListingAnswer<Product>;
};

/** The initial data, until the page is hydrated: whoever asks later wants to know how it is now. */
export interface Arrival {
  initial<Part extends Exclude<keyof InitialData, 'listing'>>(part: Part): InitialData[Part];
  /** What the opened page shows of a listing. It stays until the catalogue is there, however often that is asked for. */
  readonly listing: ShownListing | undefined;
  /**
   * Resolves when the initial data is used up. A page that shows its data waits for this before it asks again: network and
   * processor are first for what makes the page interactive.
   */
  readonly over: Promise<void>;
  /** What the page shows is not what it is asked for: whoever waits asks at once. */
  hurry(): void;
  end(): void;
}

/** The initial data of a document; where it has none, nothing is waited for. */
export function arrivalOf(initial: InitialData): Arrival {
  let left = initial;
  let hurry = () => {};
  const over = new Promise<void>((resolve) => {
    hurry = resolve;
  });
  const end = () => {
    left = {};
    hurry();
  };
  if (Object.keys(initial).length === 0) end();
  return { initial: (part) => left[part], listing: initial.listing, over, hurry, end };
}
