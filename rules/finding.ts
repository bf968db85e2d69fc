import { oncePerList } from './once-per-list.ts';
import { pluralMatcher } from './plurals.ts';
import { folded, searchedText } from './text.ts';

/** What a search reads of an animal. */
export interface Findable {
  readonly name: string;
  readonly category: { readonly nom_categorie: string };
}

/** What a search finds among some animals. */
export interface Finding {
  /** Of an animal by its place in the list. */
  readonly isFound: (at: number) => boolean;
  readonly count: number;
  /** Nothing has the text as it is written: its words were tried without a final s or x, and found something. */
  readonly isLoose: boolean;
}

/** What is searched of each animal, as it is compared; no searched text has a line's end. */
const textsOf = oncePerList((animals: readonly Findable[]) =>
  animals.map(({ name, category }) => `${folded(name)}\n${folded(category.nom_categorie)}`),
);

function finding(texts: readonly string[], contains: (text: string) => boolean, isLoose: boolean): Finding {
  const found = texts.map(contains);
  return { isFound: (at) => found[at] === true, count: found.filter(Boolean).length, isLoose };
}

/**
 * The text filter over a list: the specified match, name or category name (specification §5 "Search and filters"). Only
 * where that finds nothing in the list, words of four letters or more are tried without a final s or x.
 */
export function findingOf(animals: readonly Findable[], q: string): Finding {
  const text = searchedText(q);
  if (text === undefined) return { isFound: () => true, count: animals.length, isLoose: false };
  const texts = textsOf(animals);
  const needle = folded(text);
  const exact = finding(texts, (written) => written.includes(needle), false);
  const loosely = exact.count > 0 ? null : pluralMatcher(text);
  const loose = loosely && finding(texts, loosely, true);
  return loose !== null && loose.count > 0 ? loose : exact;
}

/** How many of these animals a search finds, as `findingOf` searches. */
export const foundCount = (animals: readonly Findable[], q: string): number => findingOf(animals, q).count;
