import { folded } from './text.ts';

const isLongWord = (word: string): boolean => (word.match(/\p{L}/gu) ?? []).length >= 4;

/** A word of four letters or more without its final s or x, as French plurals end; a shorter one as it is. */
export const singular = (word: string): string => (isLongWord(word) ? word.replace(/[sx]$/iu, '') : word);

/**
 * Tells of a folded text whether it contains the searched one where each searched word of four letters or more may also lack its
 * final s or x (Béliers finds Bélier); null where no word has one, so that nothing more could be found.
 */
export function pluralMatcher(searched: string): ((text: string) => boolean) | null {
  const words = folded(searched).split(' ');
  if (words.every((word) => singular(word) === word)) return null;
  const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = words.map((word) =>
    singular(word) === word ? escaped(word) : `${escaped(singular(word))}[sx]?`,
  );
  const needle = new RegExp(pattern.join(' '), 'u');
  return (text) => needle.test(text);
}
