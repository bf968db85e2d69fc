import type { Sort } from './catalogue.ts';
import { momentOf } from './dates.ts';
import { memoizeByList, oncePerKey } from './memoize-by-list.ts';
import { effectivePrice, type Priced } from './money.ts';

type SortedAnimal = Priced & { readonly created_at: string };

/** The effective price of each animal of a list, in its order, in XOF. */
export const pricesOf = memoizeByList((animals: readonly Priced[]) =>
  Float64Array.from(animals, effectivePrice),
);

/** The time when an animal was created, in ms; a text that cannot be parsed sorts before every date. */
const moment = (animal: SortedAnimal): number => {
  const parsed = momentOf(animal.created_at);
  return Number.isNaN(parsed) ? Number.MIN_SAFE_INTEGER : parsed;
};

const sortKeys: Partial<Record<Sort, (animals: readonly SortedAnimal[]) => Float64Array>> = {
  'price-low': pricesOf,
  'price-high': (animals) => pricesOf(animals).map((price) => -price),
  newest: (animals) => Float64Array.from(animals, (animal) => -moment(animal)),
};

/**
 * The indices of a list's animals in a sort order: by effective price or by `created_at`; `featured` and `rating` keep the
 * server's order, and the sort is stable. Filtering the result keeps it sorted.
 */
export const orderOf = oncePerKey((animals: readonly SortedAnimal[], sort: Sort): Uint32Array => {
  const order = Uint32Array.from(animals, (_, at) => at);
  const keys = sortKeys[sort]?.(animals);
  if (keys === undefined) return order;
  const keyOf = (at: number): number => keys[at] ?? 0;
  return order.sort((one, other) => keyOf(one) - keyOf(other) || one - other);
});
