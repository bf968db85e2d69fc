import { isOneTypoAway } from './one-typo.ts';
import { singular } from './plurals.ts';
import { normalized } from './text.ts';

/** The words of a text for comparison: normalized, without a plural ending, separated by anything but letters and digits. */
export const wordsOf = (text: string): readonly string[] =>
  normalized(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map(singular);

/** The words that contain a hyphen or an apostrophe, each joined to one word: Bali-Bali becomes balibali, N’Dama ndama. */
export const joinedWordsOf = (text: string): readonly string[] =>
  /[-’']/.test(text)
    ? normalized(text)
        .split(/\s+/u)
        .filter((word) => /\p{L}[-'’](?=\p{L})/u.test(word))
        .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
    : [];

/** Whether a written word is a typed one, or begins with it. */
export const begins = (typed: string, written: string): boolean => written.startsWith(typed);

/** The length from which a word may differ by one letter. Too many shorter words differ by one letter. */
const shortestForgiven = 4;

/** Words of a question that are another word one letter off (poids and poil, mort and fort, cher and chez), as `wordsOf` has them. */
const meantAsWritten = new Set(['poid', 'mort', 'cher', 'fete']);

/**
 * Whether two words, normalized, are at most one letter apart: one wrong, one extra, one missing, or two adjacent ones
 * swapped. Words shorter than four letters have to be equal.
 */
export const isNear = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= shortestForgiven &&
    !meantAsWritten.has(one) &&
    !meantAsWritten.has(other) &&
    isOneTypoAway(one, other));

/** A typo in the beginning of a word that is still being typed is forgiven from so many letters on. */
const longBeginning = 5;

/** Whether a typed word is a written one, or its beginning, with one typo at most. */
export const beginsNearly = (typed: string, written: string): boolean =>
  begins(typed, written) ||
  isNear(typed, written) ||
  (typed.length >= longBeginning &&
    [typed.length, typed.length + 1].some((end) => isNear(typed, written.slice(0, end))));
