import type { Category, Country, Product } from '#openapi/schemas.ts';

/** What a prerendered page shows, as its document brings it along: the parts of the catalogue that its render used. */
export type Brought = {
  products?: readonly Product[];
  categories?: readonly Category[];
  countries?: readonly Country[];
  /** The animal of a product's page. */
  product?: Product;
};

/** What was brought along, until the page stands: whoever asks later wants to know how it is now. */
export interface Arrival {
  brought<Part extends keyof Brought>(part: Part): Brought[Part];
  /**
   * Resolves when nothing is brought along any more. What a page that shows its data asks anew waits for it: neither the line
   * nor the processor is taken from what makes the page answer a hand.
   */
  readonly over: Promise<void>;
  end(): void;
}

/** What a document brought; where it brought nothing, nothing is waited for. */
export function arrivalOf(brought: Brought): Arrival {
  let left = brought;
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = () => {
      left = {};
      resolve();
    };
  });
  if (Object.keys(brought).length === 0) end();
  return { brought: (part) => left[part], over, end };
}
