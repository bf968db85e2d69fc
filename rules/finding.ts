import { significantWords } from './common-words.ts';
import { memoizeByList } from './memoize-by-list.ts';
import { begins, beginsNearly, wordsOf } from './near-words.ts';
import { pluralMatcher } from './plurals.ts';
import { normalized, searchedText } from './text.ts';
import { isWordIndexReady, rankByAllWords, type Searchable } from './word-index.ts';

/** What a search finds among some animals. */
export interface Finding {
  /** Of an animal by its place in the list. */
  readonly isFound: (at: number) => boolean;
  readonly count: number;
  /** Whether the specified match found nothing, and the animals come from a looser comparison. */
  readonly isLoose: boolean;
}

/** The normalized searched text of each animal. Its parts are joined by line ends, which no search contains. */
const textsOf = memoizeByList((animals: readonly Searchable[]) =>
  animals.map(({ name, category }) => `${normalized(name)}\n${normalized(category.nom_categorie)}`),
);

function finding(found: readonly boolean[], isLoose: boolean): Finding {
  return { isFound: (at) => found[at] === true, count: found.filter(Boolean).length, isLoose };
}

/** The specified match; only where that finds nothing, with words of four letters or more without a final s or x. */
function writtenIn(animals: readonly Searchable[], text: string): Finding {
  const texts = textsOf(animals);
  const needle = normalized(text);
  const exact = finding(
    texts.map((written) => written.includes(needle)),
    false,
  );
  const matcher = exact.count > 0 ? null : pluralMatcher(text);
  const loose = matcher && finding(texts.map(matcher), true);
  return loose !== null && loose.count > 0 ? loose : exact;
}

/**
 * The text filter over a list: the specified match, name or category name (specification §5 "Search and filters"). If it
 * finds nothing, words of four letters or more are compared without a final s or x. If that finds nothing either, each significant
 * word is compared with the beginnings of the words of name, category and country, then with one letter of difference, as in
 * `suggestionsFor`. In a list of thousands of animals this last comparison waits until their words have been read.
 */
export function findingOf(animals: readonly Searchable[], q: string): Finding {
  const text = searchedText(q);
  if (text === undefined) return { isFound: () => true, count: animals.length, isLoose: false };
  const written = writtenIn(animals, text);
  if (written.count > 0 || !isWordIndexReady(animals)) return written;
  const typed = significantWords(wordsOf(text));
  for (const suits of [begins, beginsNearly]) {
    const suited = finding(Array.from(rankByAllWords(animals, typed, suits), Boolean), true);
    if (suited.count > 0) return suited;
  }
  return written;
}

/** A search with at most so many results shows suggestions, as an empty one does. */
export const fewFound = 2;

/** How many of these animals a search finds, as `findingOf` searches. */
export const foundCount = (animals: readonly Searchable[], q: string): number => findingOf(animals, q).count;

/** How many of these animals have a text as it is written, but for its plurals. */
export function writtenCount(animals: readonly Searchable[], q: string): number {
  const text = searchedText(q);
  return text === undefined ? animals.length : writtenIn(animals, text).count;
}
