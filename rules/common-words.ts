import { isNear, wordsOf } from './near-words.ts';

/** What people call the animals of each kind at a market, the most usual word first. */
const kinds: readonly (readonly string[])[] = [
  ['mouton', 'bélier', 'brebis', 'agneau', 'agnelle', 'antenaise', 'ovin'],
  ['bœuf', 'vache', 'taureau', 'zébu', 'taurillon', 'génisse', 'veau', 'bovin'],
  ['chèvre', 'bouc', 'cabri', 'chevreau', 'chevrette', 'caprin'],
];

/** Words that do not describe an animal: articles and prepositions (« mouton du Mali ») and verbs such as « acheter ». */
const idle = new Set(
  wordsOf(
    `de des du la le les un une et ou en au aux dans par pour sur avec sans chez vers mon ma mes ce cet cette qui que est
    je veux voudrais cherche chercher besoin acheter achat vendre vente sacrifice`,
  ),
);

/** The words (of `wordsOf`) that describe an animal; all of them if none does. */
export function significantWords(words: readonly string[]): readonly string[] {
  const significant = words.filter((word) => !idle.has(word));
  return significant.length > 0 ? significant : words;
}

/** A kind of animal: every common word for it. */
export type Kind = readonly string[];

const known = kinds.map((kind) => ({ kind, words: kind.map((word) => wordsOf(word).join('')) }));

/** The kinds that some words (`wordsOf`) name, as they are written or one typo off: cabri and cabry are goats. */
export const kindsNamed = (words: readonly string[]): readonly Kind[] =>
  known
    .filter((one) => one.words.some((common) => words.some((word) => isNear(word, common))))
    .map(({ kind }) => kind);
