import { joinedWordsOf, wordsOf } from './near-words.ts';

/** The fields of an animal that a search reads. */
export interface Searchable {
  readonly name: string;
  readonly category: { readonly nom_categorie: string };
  readonly origine?: { readonly id?: string; readonly libelle?: string };
}

/** The field of an animal that contains a word; the name is more specific than the category, that more than the country. */
export const wordPlaces = { name: 2, category: 1, country: 0 } as const;
const places = 3;

/** Which animals of a list have each of its words: three times their place in the list, and the word's own (`wordPlaces`). */
export type WordIndex = ReadonlyMap<string, readonly number[]>;

/** The animal of an entry, by its place in the list, and where it has the word. */
export const entryOf = (entry: number): { at: number; place: number } => ({
  at: Math.floor(entry / places),
  place: entry % places,
});

const indexes = new WeakMap<readonly Searchable[], WordIndex>();

/** Animals whose words are read between two pauses. */
const atOnce = 50;

/** Reads the words of a list, with a pause after each fifty animals. */
function* indexing(animals: readonly Searchable[]): Generator<undefined, WordIndex> {
  const index = new Map<string, number[]>();
  const known = new Map<string, readonly string[]>();
  const wordsOfPlace = (name: string): readonly string[] => {
    const words = known.get(name) ?? wordsOf(name);
    known.set(name, words);
    return words;
  };
  for (const [at, { name, category, origine }] of animals.entries()) {
    const note = (words: readonly string[], place: number): void => {
      for (const word of words) {
        const entries = index.get(word);
        if (entries === undefined) index.set(word, [at * places + place]);
        else entries.push(at * places + place);
      }
    };
    note([...joinedWordsOf(name), ...wordsOf(name)], wordPlaces.name);
    note(wordsOfPlace(category.nom_categorie), wordPlaces.category);
    if (origine?.libelle !== undefined) note(wordsOfPlace(origine.libelle), wordPlaces.country);
    if (at % atOnce === atOnce - 1) yield;
  }
  indexes.set(animals, index);
  return index;
}

/** The words of a list; read once, and now where they are not yet. */
export function wordIndexOf(animals: readonly Searchable[]): WordIndex {
  const index = indexes.get(animals);
  if (index !== undefined) return index;
  const steps = indexing(animals);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The words of so many animals are read at once, when they are asked for. */
const few = 500;

/** Whether the words of a list may be asked for without keeping the page. */
export const isWordIndexReady = (animals: readonly Searchable[]): boolean =>
  animals.length <= few || indexes.has(animals);

/** The steps that are left until a list's words are read, to be taken with pauses; null where they are read. */
export const wordIndexSteps = (animals: readonly Searchable[]): Iterator<undefined, WordIndex> | null =>
  indexes.has(animals) ? null : indexing(animals);

/** The rank of each animal in a list by its best matching word: its place (`wordPlaces`) plus 1; 0 without a match. */
export function rankByWord(animals: readonly Searchable[], suits: (word: string) => boolean): Uint8Array {
  const best = new Uint8Array(animals.length);
  for (const [word, entries] of wordIndexOf(animals)) {
    if (!suits(word)) continue;
    for (const entry of entries) {
      const { at, place } = entryOf(entry);
      best[at] = Math.max(best[at] ?? 0, place + 1);
    }
  }
  return best;
}

/** The rank of each animal by all of some words: the lowest of their ranks (`rankByWord`). */
export function rankByAllWords(
  animals: readonly Searchable[],
  words: readonly string[],
  suits: (typed: string, written: string) => boolean,
): Uint8Array {
  const [first, ...others] = words.map((typed) => rankByWord(animals, (written) => suits(typed, written)));
  return first === undefined
    ? new Uint8Array(animals.length)
    : first.map((suited, at) => Math.min(suited, ...others.map((other) => other[at] ?? 0)));
}
