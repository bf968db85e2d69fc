import { normalized } from './text.ts';

const isLongWord = (word: string): boolean => (word.match(/\p{L}/gu) ?? []).length >= 4;

/** A word of four letters or more without its final s or x, the French plural endings; a shorter one unchanged. */
export const singular = (word: string): string => (isLongWord(word) ? word.replace(/[sx]$/iu, '') : word);

/**
 * Returns a predicate: whether a normalized text contains the search text, in which each word of four letters or more may
 * lack its final s or x (Béliers finds Bélier). Null if no word has one, so that it could find nothing more.
 */
export function pluralMatcher(searched: string): ((text: string) => boolean) | null {
  const words = normalized(searched).split(' ');
  if (words.every((word) => singular(word) === word)) return null;
  const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = words.map((word) =>
    singular(word) === word ? escaped(word) : `${escaped(singular(word))}[sx]?`,
  );
  const needle = new RegExp(pattern.join(' '), 'u');
  return (text) => needle.test(text);
}
