import { type AskedFor, askedForIn } from './asked-for.ts';
import { type ListedAnimal, type ListingState, listingOf, type PriceRange } from './catalogue.ts';
import { pricesOf } from './catalogue-order.ts';
import { kindsNamed, significantWords } from './common-words.ts';
import { writtenCount } from './finding.ts';
import { isNear, joinedWordsOf, wordsOf } from './near-words.ts';
import { available, type Stocked } from './stock.ts';
import { searchedText } from './text.ts';
import { entryOf, rankByWord, wordIndexOf, wordPlaces } from './word-index.ts';

/** A word that leads on from an empty list: what it searches for, and how many animals that finds in the whole shop. */
export interface SuggestedWord {
  readonly text: string;
  readonly count: number;
}

/** A place of the shop that leads on: a category or a country, with the animals it has. */
export interface SuggestedPlace {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

const mostWords = 6;

/** Shorter words (du, de, le) tell nothing of an animal. */
const significantLength = 4;

/** How the word of a name is written in it: what a hyphen or an apostrophe parts is one word, by its parts too (N’Dama: ndama, dama). */
const writtenIn = (name: string, word: string): string | undefined =>
  (name.match(/[\p{L}\p{N}\p{M}]+(?:[-’'][\p{L}\p{N}\p{M}]+)*/gu) ?? []).find((written) =>
    [...joinedWordsOf(written), ...wordsOf(written)].includes(word),
  );

/** How the first name that has a word (`entries` of the index) writes it. */
function writtenInNames(animals: readonly ListedAnimal[], word: string, entries: readonly number[]) {
  for (const entry of entries) {
    const { at, place } = entryOf(entry);
    const written = place === wordPlaces.name ? writtenIn(animals[at]?.name ?? '', word) : undefined;
    if (written !== undefined) return written;
  }
  return undefined;
}

/** The words of the animals' names that are near some others, as they are written there: breeds above all. */
const nearNames = (animals: readonly ListedAnimal[], words: readonly string[]): readonly string[] =>
  [...wordIndexOf(animals)]
    .filter(([word]) => word.length >= significantLength && words.some((one) => isNear(one, word)))
    .flatMap(([word, entries]) => writtenInNames(animals, word, entries) ?? []);

type Labelled = { readonly id: string; readonly libelle: string };

/** The words of a search that may be a typo: what is a country's name as it stands (Mali) is not meant for another word (Bali). */
function unsureWords(q: string, countries: readonly Labelled[]): readonly string[] {
  const sure = new Set(countries.flatMap(({ libelle }) => wordsOf(libelle)));
  return significantWords(wordsOf(q)).filter((word) => !sure.has(word));
}

/**
 * The words that lead on from a search that finds little or nothing, six at most: a word of it that finds more by itself, the other
 * common words for the same kind of animal, and words of names one typo away (cabri → chèvre, ladoun → Ladoum), also of such as
 * are written in parts (balibali, bali bali → Bali-Bali).
 */
export function suggestedWords(
  q: string,
  animals: readonly ListedAnimal[],
  countries: readonly Labelled[] = [],
): readonly SuggestedWord[] {
  const typed = searchedText(q)?.split(' ') ?? [];
  const words = wordsOf(q);
  const significant = new Set(significantWords(words));
  const unsure = unsureWords(q, countries);
  const pairs = words.slice(1).map((word, index) => [words[index] ?? '', word] as const);
  const joined = pairs.flatMap(([one, other]) =>
    nearNames(animals, [one + other]).map((written) => ({ written, of: [one, other] })),
  );
  const parts = new Set(joined.flatMap(({ of }) => of));
  const candidates = [
    ...joined.map(({ written }) => written),
    ...typed.filter(
      (word) =>
        word.length >= significantLength &&
        wordsOf(word).every((one) => significant.has(one) && !parts.has(one)),
    ),
    ...kindsNamed(words).flat(),
    ...nearNames(animals, unsure),
  ];
  const least = writtenCount(animals, q);
  const found = new Map<string, SuggestedWord>();
  for (const text of candidates) {
    const key = wordsOf(text).join(' ');
    if (key === '' || found.has(key)) continue;
    const count = writtenCount(animals, text);
    if (key === words.join(' ') ? count > least : count > 0) found.set(key, { text, count });
    if (found.size === mostWords) break;
  }
  return [...found.values()];
}

/** The countries that a search names, as they are written or one typo off (`isNamed`), with their animals. */
export function suggestedCountries(
  q: string,
  countries: readonly Labelled[],
  animals: readonly ListedAnimal[],
  isNamed: (typed: string, written: string) => boolean = isNear,
): readonly SuggestedPlace[] {
  const words = wordsOf(q).filter((word) => word.length >= significantLength);
  return countries
    .filter(({ libelle }) => wordsOf(libelle).some((part) => words.some((word) => isNamed(word, part))))
    .map(({ id, libelle }) => ({
      id,
      label: libelle,
      count: animals.filter(({ origine }) => origine.id === id).length,
    }))
    .filter(({ count }) => count > 0);
}

/** The first three categories that have animals, with their number. */
export function suggestedCategories(
  categories: readonly { readonly id: string; readonly nom_categorie: string }[],
  animals: readonly ListedAnimal[],
): readonly SuggestedPlace[] {
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
function farness(price: number, { min, max }: PriceRange): number {
  if (price < min) return (min - price) / Math.max(min, 1);
  return price > max ? (price - max) / price : 0;
}

/** How far a price is from what a list and its search ask for: 0 if it is neither too high nor too low. */
const pricePenalty = (
  price: number,
  dearest: number,
  range: PriceRange | undefined,
  asked: AskedFor,
): number =>
  (range === undefined ? 0 : farness(price, range)) +
  (asked.most === undefined ? 0 : farness(price, { min: 0, max: asked.most })) +
  (asked.isCheap ? price / dearest : 0);

/** What each likeness to what was asked weighs; whoever is sold out stands behind. */
const weights = {
  name: 8,
  kind: 4,
  country: 3,
  place: 3,
  choice: 2,
  size: 1,
  price: 2,
  soldOut: 24,
} as const;

/**
 * The animals nearest to what an empty list was asked for, at most `most`: by their name, their kind, the country that was named,
 * the place of the list, what was chosen, and how near their price is. Equals keep the provider's order.
 */
export function nearestAnimals<Animal extends ListedAnimal & Stocked>(
  animals: readonly Animal[],
  state: ListingState,
  countries: readonly Labelled[] = [],
  most = 4,
): readonly Animal[] {
  const words = unsureWords(state.q, countries).filter((word) => word.length >= significantLength);
  const kinds = kindsNamed(words);
  const named = suggestedCountries(state.q, countries, animals);
  const { filters, searches } = listingOf(state);
  const { kind, id: place } = state.place;
  const asked = askedForIn(searches ? state.q : '');
  const sizes: readonly string[] = [...state.sizes, ...asked.sizes];
  const prices = pricesOf(animals);
  const range = filters.includes('price') ? state : undefined;
  const dearest = prices.reduce((one, other) => Math.max(one, other), 1);
  const isOwn = (suited: number | undefined): boolean => (suited ?? 0) > wordPlaces.category;
  const liked = words.map((one) => rankByWord(animals, (word) => isNear(one, word)));
  const isOfKind = rankByWord(
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
    const likeWords = liked.filter((suited) => isOwn(suited[at])).length;
    return (
      likeWords * weights.name +
      (isOwn(isOfKind[at]) ? weights.kind : 0) +
      (named.some(({ id }) => id === animal.origine.id) ? weights.country : 0) +
      (isInPlace ? weights.place : 0) +
      isChosen * weights.choice +
      (sizes.includes(animal.taille ?? '') ? weights.size : 0) -
      pricePenalty(prices[at] ?? 0, dearest, range, asked) * weights.price -
      (available(animal) === 0 ? weights.soldOut : 0)
    );
  };
  return animals
    .map((animal, at) => ({ animal, points: points(animal, at) }))
    .sort((one, other) => other.points - one.points)
    .slice(0, most)
    .map(({ animal }) => animal);
}
