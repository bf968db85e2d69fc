import { folded } from './text.ts';

/** How many people an animal may be bought by together. */
export const groupSizes = [2, 3, 4, 5, 6, 7] as const;
export type GroupSize = (typeof groupSizes)[number];

/** What one of so many people pays of a price, in whole XOF, rounded half up: plain arithmetic, no promise. */
export const shareOf = (price: number, people: GroupSize): number => Math.round(price / people);

/** Whether animals of a category are bought by several people: it is one of the named ones, whatever case and accents. */
export const isShared = (category: string, named: readonly string[]): boolean =>
  named.some((name) => folded(name) === folded(category));
