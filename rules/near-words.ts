import { isOneTypoAway } from './one-typo.ts';
import { singular } from './plurals.ts';
import { normalized } from './text.ts';

/** The words of a text as they are compared: normalized, without a plural's ending; what is no letter or digit parts them. */
export const wordsOf = (text: string): readonly string[] =>
  normalized(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map(singular);

/** The words of a text that a hyphen or an apostrophe parts, each as one: Bali-Bali is balibali, N’Dama is ndama. */
export const joinedWordsOf = (text: string): readonly string[] =>
  /[-’']/.test(text)
    ? normalized(text)
        .split(/\s+/u)
        .filter((word) => /\p{L}[-'’](?=\p{L})/u.test(word))
        .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    : [];

/** Whether a written word is a typed one, or begins with it. */
export const begins = (typed: string, written: string): boolean => written.startsWith(typed);

/** The shortest word in which a typo is forgiven: in a shorter one nearly everything is one letter away. */
const shortestForgiven = 4;

/**
 * Whether two words, normalized, are at most one letter apart: one typed wrongly, one too many, one missing, or two in each other's
 * place. Words shorter than four letters have to be the same. Never for what is written as it was searched.
 */
export const isNear = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= shortestForgiven && isOneTypoAway(one, other));

/** A typo in the beginning of a word that is still being typed is forgiven from so many letters on. */
const longBeginning = 5;

/** Whether a typed word is a written one, or its beginning, with one typo at most. */
export const beginsNearly = (typed: string, written: string): boolean =>
  begins(typed, written) ||
  isNear(typed, written) ||
  (typed.length >= longBeginning &&
    [typed.length, typed.length + 1].some((end) => isNear(typed, written.slice(0, end))));
