import type { Category, Country, Product } from '#openapi/schemas.ts';

/** What a prerendered page shows, as its document brings it along: the parts of the catalogue that its render used. */
export type Brought = {
  products?: readonly Product[];
  categories?: readonly Category[];
  countries?: readonly Country[];
  /** The animal of a product's page. */
  product?: Product;
};

/** Gives each part once: whoever asks again wants to know how it is now. */
export interface Arrival {
  take<Part extends keyof Brought>(part: Part): Brought[Part];
}

export function arrivalOf(brought: Brought): Arrival {
  const left = { ...brought };
  return {
    take: (part) => {
      const taken = left[part];
      delete left[part];
      return taken;
    },
  };
}
