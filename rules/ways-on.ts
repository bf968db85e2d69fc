import { type ListedAnimal, type ListingKind, type ListingState, listings } from './catalogue.ts';
import { kindsNamed } from './common-words.ts';
import { foundCount } from './finding.ts';
import { effectivePrice } from './money.ts';
import { isNear, wordsOf } from './near-words.ts';
import { available, type Stocked } from './stock.ts';
import { searchedText } from './text.ts';
import { entryOf, suiting, wordIndexOf, wordPlaces } from './word-index.ts';

/** A word that leads on from an empty list: what it searches for, and how many animals that finds in the whole shop. */
export interface WordOn {
  readonly text: string;
  readonly count: number;
}

/** A place of the shop that leads on: a category or a country, with the animals it has. */
export interface PlaceOn {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

const mostWords = 6;

/** Shorter words (du, de, le) tell nothing of an animal. */
const tellingLength = 4;

/** How one of a name's words is written in it. */
const writtenIn = (name: string, word: string): string | undefined =>
  (name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).find((written) => wordsOf(written)[0] === word);

/** The words of the animals' names that are near some others, as they are written there: breeds above all. */
function nearNames(animals: readonly ListedAnimal[], words: readonly string[]): readonly string[] {
  const near = new Map<string, string>();
  for (const [word, entries] of wordIndexOf(animals)) {
    if (word.length < tellingLength || !words.some((one) => isNear(one, word))) continue;
    for (const entry of entries) {
      const { at, place } = entryOf(entry);
      const written = place === wordPlaces.name ? writtenIn(animals[at]?.name ?? '', word) : undefined;
      if (written !== undefined) near.set(word, written);
      if (written !== undefined) break;
    }
  }
  return [...near.values()];
}

type Labelled = { readonly id: string; readonly libelle: string };

/** The words of a search that may be a slip: what is a country's name as it stands (Mali) is not meant for another word (Bali). */
function unsureWords(q: string, countries: readonly Labelled[]): readonly string[] {
  const sure = new Set(countries.flatMap(({ libelle }) => wordsOf(libelle)));
  return wordsOf(q).filter((word) => !sure.has(word));
}

/**
 * The words that lead on from a search without a result, six at most: a word of it that finds something by itself, the other
 * common words for the same kind of animal, and words of names one slip away (cabri → chèvre, ladoun → Ladoum).
 */
export function wordsOn(
  q: string,
  animals: readonly ListedAnimal[],
  countries: readonly Labelled[] = [],
): readonly WordOn[] {
  const typed = searchedText(q)?.split(' ') ?? [];
  const words = wordsOf(q);
  const unsure = unsureWords(q, countries);
  const candidates = [
    ...(typed.length > 1 ? typed.filter((word) => word.length >= tellingLength) : []),
    ...kindsNamed(words).flat(),
    ...nearNames(animals, unsure),
  ];
  const searched = words.join(' ');
  const found = new Map<string, WordOn>();
  for (const text of candidates) {
    const key = wordsOf(text).join(' ');
    if (key === '' || key === searched || found.has(key)) continue;
    const count = foundCount(animals, text);
    if (count > 0) found.set(key, { text, count });
    if (found.size === mostWords) break;
  }
  return [...found.values()];
}

/** The countries that a search names, as they are written or one slip off, with their animals. */
export function countriesOn(
  q: string,
  countries: readonly Labelled[],
  animals: readonly ListedAnimal[],
): readonly PlaceOn[] {
  const words = wordsOf(q).filter((word) => word.length >= tellingLength);
  return countries
    .filter(({ libelle }) => wordsOf(libelle).some((part) => words.some((word) => isNear(word, part))))
    .map(({ id, libelle }) => ({
      id,
      label: libelle,
      count: animals.filter(({ origine }) => origine.id === id).length,
    }))
    .filter(({ count }) => count > 0);
}

/** The first three categories that have animals, with their number. */
export function categoriesOn(
  categories: readonly { readonly id: string; readonly nom_categorie: string }[],
  animals: readonly ListedAnimal[],
): readonly PlaceOn[] {
  return categories
    .map(({ id, nom_categorie }) => ({
      id,
      label: nom_categorie,
      count: animals.filter(({ category }) => category.id === id).length,
    }))
    .filter(({ count }) => count > 0)
    .slice(0, 3);
}

/** How far a price is from those asked for: 0 within, growing to 1 with the distance. */
function farness(price: number, { min, max }: ListingState): number {
  if (price < min) return (min - price) / Math.max(min, 1);
  return price > max ? (price - max) / price : 0;
}

/** What each likeness to what was asked weighs; whoever is sold out stands behind. */
const weights = { name: 8, kind: 4, country: 3, place: 3, choice: 2, size: 1, price: 2, soldOut: 6 } as const;

/**
 * The animals nearest to what an empty list was asked for, at most `most`: by their name, their kind, the country that was named,
 * the place of the list, what was chosen, and how near their price is. Equals keep the provider's order.
 */
export function nearestAnimals<Animal extends ListedAnimal & Stocked>(
  kind: ListingKind,
  animals: readonly Animal[],
  state: ListingState,
  place: string | undefined,
  countries: readonly Labelled[] = [],
  most = 4,
): readonly Animal[] {
  const words = unsureWords(state.q, countries).filter((word) => word.length >= tellingLength);
  const kinds = kindsNamed(words);
  const named = countriesOn(state.q, countries, animals);
  const { filters } = listings[kind];
  const isOwn = (suited: number | undefined): boolean => (suited ?? 0) > wordPlaces.category;
  const isNamed = suiting(animals, (word) => words.some((one) => isNear(one, word)));
  const isOfKind = suiting(
    animals,
    (word) => kinds.length > 0 && kindsNamed([word]).some((one) => kinds.includes(one)),
  );
  const points = (animal: Animal, at: number): number => {
    const isChosen = [
      state.origins.includes(animal.origine.id),
      state.categories.includes(animal.category.id),
    ].filter(Boolean).length;
    const isInPlace =
      place !== undefined && place === (kind === 'country' ? animal.origine.id : animal.category.id);
    const isOfSize = state.sizes.some((size) => size === animal.taille);
    return (
      (isOwn(isNamed[at]) ? weights.name : 0) +
      (isOwn(isOfKind[at]) ? weights.kind : 0) +
      (named.some(({ id }) => id === animal.origine.id) ? weights.country : 0) +
      (isInPlace ? weights.place : 0) +
      isChosen * weights.choice +
      (isOfSize ? weights.size : 0) -
      (filters.includes('price') ? farness(effectivePrice(animal), state) * weights.price : 0) -
      (available(animal) === 0 ? weights.soldOut : 0)
    );
  };
  return animals
    .map((animal, at) => ({ animal, points: points(animal, at) }))
    .sort((one, other) => other.points - one.points)
    .slice(0, most)
    .map(({ animal }) => animal);
}
