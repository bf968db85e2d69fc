import { effectivePrice, type Priced } from './money.ts';

/** Sort options in the order they are offered; the first is the default. */
export const sorts = ['featured', 'price-low', 'price-high', 'newest', 'rating'] as const;
export type Sort = (typeof sorts)[number];

type SortedAnimal = Priced & { readonly created_at: string };

/** When an animal came, in ms; where that cannot be read, before every date there is. */
const moment = (animal: SortedAnimal): number => {
  const parsed = Date.parse(animal.created_at);
  return Number.isNaN(parsed) ? Number.MIN_SAFE_INTEGER : parsed;
};

const sortKeys: Partial<Record<Sort, (animal: SortedAnimal) => number>> = {
  'price-low': effectivePrice,
  'price-high': (animal) => -effectivePrice(animal),
  newest: (animal) => -moment(animal),
};

/** Sorted by effective price or by `created_at`; `featured` and `rating` keep the server's order, and so do equals. */
export function sorted<Animal extends SortedAnimal>(
  animals: readonly Animal[],
  sort: Sort,
): readonly Animal[] {
  const keyOf = sortKeys[sort];
  if (keyOf === undefined) return animals;
  const keyed = animals.map((animal) => ({ animal, key: keyOf(animal) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ animal }) => animal);
}
