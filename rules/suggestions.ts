import { kindsNamed, significantWords } from './common-words.ts';
import { findingOf } from './finding.ts';
import { begins, beginsNearly, joinedWordsOf, wordsOf } from './near-words.ts';
import { available, type Stocked } from './stock.ts';
import { normalized, searchedText } from './text.ts';
import { rankByAllWords, type Searchable, wordPlaces } from './word-index.ts';

/** An animal that may be suggested. */
export type SuggestedAnimal = Searchable &
  Stocked & {
    readonly id: string;
    readonly category: { readonly id: string };
    readonly origine: { readonly libelle: string };
  };

/** The suggestions for a text that is being typed. */
export interface Suggestions<Animal, Category, Country> {
  readonly animals: readonly Animal[];
  readonly categories: readonly Category[];
  readonly countries: readonly Country[];
}

/** The fewest letters that suggest anything, and the most suggestions of each kind. */
const leastLetters = 2;
const most = { animals: 5, categories: 3, countries: 3 } as const;

/** The rank by `rankByAllWords` of an animal whose name matches. */
const byName = wordPlaces.name + 1;

/**
 * The first animals that suit and that a search of the text finds: matches by name before matches by category or country, and
 * among each, available animals before sold out ones.
 */
function firstOf<Animal extends SuggestedAnimal>(
  animals: readonly Animal[],
  suited: Uint8Array,
  text: string,
  isMeant: (animal: Animal) => boolean,
): readonly Animal[] {
  const ranks: Animal[][] = [[], [], [], []];
  const { isFound } = findingOf(animals, text);
  for (let at = 0; at < animals.length; at += 1) {
    const animal = suited[at] === 0 ? undefined : animals[at];
    if (animal === undefined || !isFound(at) || !isMeant(animal)) continue;
    const rank = ranks[(suited[at] === byName ? 0 : 2) + (available(animal) > 0 ? 0 : 1)];
    if (rank !== undefined && rank.length < most.animals) rank.push(animal);
  }
  return ranks.flat().slice(0, most.animals);
}

/**
 * The suggestions for a text that is being typed, from the given lists: animals, categories and countries whose words begin with
 * the typed words, without accents and plurals; if no animal and no country is found, words that differ by one letter count too.
 * A common word for a kind of animal (cabri) suggests its category. An animal is suggested only if it passes `isMeant` and a
 * search finds it (`findingOf`).
 */
export function suggestionsFor<
  Animal extends SuggestedAnimal,
  Category extends { readonly id: string; readonly nom_categorie: string },
  Country extends { readonly libelle: string },
>(
  text: string,
  lists: {
    readonly animals: readonly Animal[];
    readonly categories: readonly Category[];
    readonly countries: readonly Country[];
  },
  isMeant: (animal: Animal) => boolean = () => true,
): Suggestions<Animal, Category, Country> {
  const typed = significantWords(wordsOf(text));
  const none = { animals: [], categories: [], countries: [] };
  if (normalized(searchedText(text) ?? '').length < leastLetters || typed.length === 0) return none;
  const kinds = typed.map((word) => kindsNamed([word]));
  const isOfKind = (words: readonly string[]): boolean =>
    kindsNamed(words).some((kind) => kinds.every((named) => named.includes(kind)));

  const suggested = (isBeginning: typeof begins): Suggestions<Animal, Category, Country> => {
    const suits = (written: string): boolean => {
      const words = [...wordsOf(written), ...joinedWordsOf(written)];
      return typed.every((one) => words.some((word) => isBeginning(one, word)));
    };
    return {
      animals: firstOf(lists.animals, rankByAllWords(lists.animals, typed, isBeginning), text, isMeant),
      categories: lists.categories
        .filter(({ nom_categorie }) => suits(nom_categorie) || isOfKind(wordsOf(nom_categorie)))
        .slice(0, most.categories),
      countries: lists.countries.filter(({ libelle }) => suits(libelle)).slice(0, most.countries),
    };
  };

  const exact = suggested(begins);
  return exact.animals.length + exact.countries.length > 0 ? exact : suggested(beginsNearly);
}
