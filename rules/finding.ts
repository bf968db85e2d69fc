import { pluralMatcher } from './plurals.ts';
import { searchedText, textMatcher } from './text.ts';

/** What a search reads of an animal. */
export interface Findable {
  readonly name: string;
  readonly category: { readonly nom_categorie: string };
}

/** What a search finds among some animals. */
export interface Finding {
  readonly isFound: (animal: Findable) => boolean;
  /** Nothing has the text as it is written: its words were tried without a final s or x, and found something. */
  readonly isLoose: boolean;
}

const inTexts =
  (contains: (text: string) => boolean) =>
  ({ name, category }: Findable): boolean =>
    contains(name) || contains(category.nom_categorie);

/**
 * The text filter over a list: the specified match, name or category name (specification §5 "Search and filters"). Only
 * where that finds nothing in the list, words of four letters or more are tried without a final s or x.
 */
export function findingOf(animals: readonly Findable[], q: string): Finding {
  const text = searchedText(q) ?? '';
  const isFound = inTexts(textMatcher(text));
  if (text === '' || animals.some(isFound)) return { isFound, isLoose: false };
  const loose = pluralMatcher(text);
  const isFoundLoosely = loose === null ? isFound : inTexts(loose);
  return animals.some(isFoundLoosely)
    ? { isFound: isFoundLoosely, isLoose: true }
    : { isFound, isLoose: false };
}

/** How many of these animals a search finds, as `findingOf` searches. */
export const foundCount = (animals: readonly Findable[], q: string): number =>
  animals.filter(findingOf(animals, q).isFound).length;
