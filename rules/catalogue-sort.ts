import { effectivePrice, type Priced } from './money.ts';
import { oncePerList } from './once-per-list.ts';

/** Sort options in the order they are offered; the first is the default. */
export const sorts = ['featured', 'price-low', 'price-high', 'newest', 'rating'] as const;
export type Sort = (typeof sorts)[number];

type SortedAnimal = Priced & { readonly created_at: string };

/** The price that counts of each animal of a list, in its order, in XOF. */
export const pricesOf = oncePerList((animals: readonly Priced[]) =>
  Float64Array.from(animals, effectivePrice),
);

/** When an animal came, in ms; where that cannot be read, before every date there is. */
const moment = (animal: SortedAnimal): number => {
  const parsed = Date.parse(animal.created_at);
  return Number.isNaN(parsed) ? Number.MIN_SAFE_INTEGER : parsed;
};

const sortKeys: Partial<Record<string, (animals: readonly SortedAnimal[]) => Float64Array>> = {
  'price-low': pricesOf,
  'price-high': (animals) => pricesOf(animals).map((price) => -price),
  newest: (animals) => Float64Array.from(animals, (animal) => -moment(animal)),
} satisfies Partial<Record<Sort, unknown>>;

/**
 * The places of a list's animals in the order of a sort: by effective price or by `created_at`; `featured` and `rating` keep the
 * server's order, and so do equals. What is left of it by a filter is sorted, too.
 */
export const orderOf: (animals: readonly SortedAnimal[], sort: Sort) => Uint32Array = oncePerList(
  (animals: readonly SortedAnimal[], sort) => {
    const order = Uint32Array.from(animals, (_, at) => at);
    const keys = sortKeys[sort]?.(animals);
    if (keys === undefined) return order;
    const keyOf = (at: number): number => keys[at] ?? 0;
    return order.sort((one, other) => keyOf(one) - keyOf(other) || one - other);
  },
);
