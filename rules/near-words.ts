import { singular } from './plurals.ts';
import { folded } from './text.ts';

/** The words of a text as they are compared: folded, without a plural's ending; what is no letter or digit parts them. */
export const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map(singular);

/** The shortest word in which a slip is forgiven: in a shorter one nearly everything is one letter away. */
const shortestForgiven = 4;

/**
 * Whether two words, folded, are at most one letter apart: one typed wrongly, one too many, one missing, or two in each other's
 * place. Words shorter than four letters have to be the same. For suggestions alone, never for a match.
 */
export function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < shortestForgiven || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  );
}
