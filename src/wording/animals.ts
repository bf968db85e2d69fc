import { formatInteger } from '#rules/money.ts';

/** A number of animals in words: `1 animal`, `12 animaux`. */
export const animals = (count: number): string =>
  `${formatInteger(count)} ${count > 1 ? 'animaux' : 'animal'}`;
