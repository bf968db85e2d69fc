import { initialListing, type ListedAnimal, type ListingState, type Size } from './catalogue.ts';
import { kindsNamed } from './common-words.ts';
import { listingPage } from './listing-filters.ts';
import { wordsOf } from './near-words.ts';
import { normalized } from './text.ts';

/** The criteria in a search text: sizes, the maximum price (XOF), the cheapest first. */
export interface AskedFor {
  readonly sizes: readonly Size[];
  readonly most: number | undefined;
  readonly isCheap: boolean;
}

const cheap =
  /\b(?:(?:pas|moins|peu) (?:trop )?cheres?|(?:pas|moins|peu) (?:trop )?chers?|bon marche|petits? prix)\b/g;

const sizeWords: readonly (readonly [RegExp, readonly Size[]])[] = [
  [/\bpetite?s?\b/, ['petit']],
  [/\bmoyen(?:ne)?s?\b/, ['moyen']],
  [/\bgrande?s?\b/, ['grand']],
  [/\bgros(?:se)?s?\b/, ['grand', 'extra']],
  [/\bextra\b/, ['extra']],
];

/** An amount as people write it: 100000, 100 000, 100.000, 100 mille, 150k, 100000f, 1,5 million. */
const amount = /(\d{1,3}(?:[ .]\d{3})+|\d+)(?:,(\d))?\s*(mille|k|millions?|f(?:cfa|rancs?)?|cfa)?\b/g;
const units: Readonly<Record<string, number>> = {
  mille: 1000,
  k: 1000,
  million: 1_000_000,
  millions: 1_000_000,
};

/** Smaller amounts are a weight or an age, not a price. */
const leastPrice = 10_000;
const mostPrice = 999_999_999;

/** The criteria in a search text that are not part of a name: « petit mouton », « moins de 100 000 », « pas cher ». */
export function askedForIn(q: string): AskedFor {
  const text = normalized(q).replace(/\s/g, ' ');
  const rest = text.replace(cheap, ' ');
  const prices = Array.from(rest.matchAll(amount), ([, whole = '', tenth = '0', unit]) => {
    const number = Number(whole.replace(/[ .]/g, '')) + Number(tenth) / 10;
    return number * (units[unit ?? ''] ?? 1);
  }).filter((price) => price >= leastPrice && price <= mostPrice);
  return {
    sizes: sizeWords.flatMap(([word, sizes]) => (word.test(rest) ? sizes : [])),
    most: prices.length === 0 ? undefined : Math.max(...prices),
    isCheap: rest !== text,
  };
}

type Named = { readonly id: string; readonly label: string };

/** The listing of /shop for a search text: its state, its label, and its number of animals. */
export interface AskedListing extends AskedFor {
  readonly state: ListingState;
  readonly categories: readonly Named[];
  readonly countries: readonly Named[];
  readonly count: number;
}

/**
 * The listing of /shop for a search text with a size, a price, or a kind of animal and one of `countries`. Null for any
 * other text, or without a matching animal.
 */
export function askedListing(
  q: string,
  animals: readonly ListedAnimal[],
  categories: readonly { readonly id: string; readonly nom_categorie: string }[],
  countries: readonly Named[],
): AskedListing | null {
  const asked = askedForIn(q);
  const kinds = kindsNamed(wordsOf(q));
  const inside = categories
    .filter(({ nom_categorie }) => kindsNamed(wordsOf(nom_categorie)).some((kind) => kinds.includes(kind)))
    .map(({ id, nom_categorie }) => ({ id, label: nom_categorie }));
  const isMore = asked.sizes.length > 0 || asked.most !== undefined || asked.isCheap;
  if (!isMore && (inside.length === 0 || countries.length === 0)) return null;
  const initial = initialListing({ kind: 'shop' });
  const state: ListingState = {
    ...initial,
    categories: inside.map(({ id }) => id),
    origins: countries.map(({ id }) => id),
    sizes: asked.sizes,
    max: asked.most ?? initial.max,
    sort: asked.isCheap ? 'price-low' : initial.sort,
  };
  const { matching } = listingPage(animals, state);
  return matching === 0 ? null : { ...asked, state, categories: inside, countries, count: matching };
}
