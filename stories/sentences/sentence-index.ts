/** A story by its address and by the way one reads it: « Compte / Connexion / Compte non activé ». */
export type Place = { id: string; name: string };

/** What the stories say: each text with the stories that say it. */
export type SentenceIndex = Map<string, Place[]>;

export type Hit = { text: string; places: readonly Place[] };

/** As one types it: no accents, no capitals, one kind of space and of apostrophe. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘ʼ]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Adds what a story says. */
export function tell(index: SentenceIndex, texts: Iterable<string>, place: Place): void {
  for (const text of new Set(texts)) {
    const known = index.get(text);
    if (known === undefined) index.set(text, [place]);
    else known.push(place);
  }
}

/** A sentence as the shop writes it, and as it is spelt. */
type Spelling = { written: string; corrected: string };

/** A folded text, and as it is typed by who spells it otherwise than the shop does. */
function formsOf(plain: string, spellings: readonly Spelling[]): readonly string[] {
  const slips = spellings.filter(({ written }) => plain.includes(written));
  if (slips.length === 0) return [plain];
  return [plain, slips.reduce((text, { written, corrected }) => text.replaceAll(written, corrected), plain)];
}

/**
 * The texts that hold what was typed, the nearest in length first; where none does, those that hold each of its words of
 * three letters and more. Nothing typed finds nothing. What `spellings` corrects is found by both its forms.
 */
export function search(
  index: SentenceIndex,
  typed: string,
  spellings: readonly Spelling[] = [],
): readonly Hit[] {
  const wanted = folded(typed);
  if (wanted === '') return [];
  const typedSo = spellings.map(({ written, corrected }) => ({
    written: folded(written),
    corrected: folded(corrected),
  }));
  const texts = [...index].map(([text, places]) => {
    const plain = folded(text);
    return { text, places, plain, forms: formsOf(plain, typedSo) };
  });
  const whole = texts.filter(({ forms }) => forms.some((form) => form.includes(wanted)));
  const words = wanted.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  const parts =
    words.length === 0
      ? []
      : texts.filter(({ forms }) => forms.some((form) => words.every((word) => form.includes(word))));
  const found = whole.length > 0 ? whole : parts;
  // What is written so comes before what is only meant so.
  const isMeant = ({ plain }: { plain: string }): number => (plain.includes(wanted) ? 0 : 1);
  return found
    .toSorted((a, b) => isMeant(a) - isMeant(b) || a.plain.length - b.plain.length)
    .map(({ text, places }) => ({ text, places }));
}
