import { normalized } from './text.ts';

/** The numbers of people who can share an animal. */
export const groupSizes = [2, 3, 4, 5, 6, 7] as const;
export type GroupSize = (typeof groupSizes)[number];

/** The share of a price among `people`, in whole XOF, rounded half up; indicative only. */
export const shareOf = (price: number, people: GroupSize): number => Math.round(price / people);

/** Whether animals of a category can be shared: it is one of the configured ones, ignoring case and accents. */
export const isShared = (category: string, named: readonly string[]): boolean =>
  named.some((name) => normalized(name) === normalized(category));
