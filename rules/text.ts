/** Characters of a description on the product page, and in the list view of a catalogue (specification §9). */
export const descriptionLimits = { detail: 250, list: 50 } as const;

/** What a reader takes for one character: a letter with its accents, a flag, an emoji with all that is joined to it. */
const character = /\p{RI}{2}|\r\n|\P{M}(?:[\p{M}\p{Emoji_Modifier}]|\u200d.)*|\p{M}+/gsu;

/** The first characters of a text, none of them cut in two, and whether there are more (specification §2, §9). */
export function beginning(text: string, limit: number): { text: string; isCut: boolean } {
  let count = 0;
  for (const { index } of text.matchAll(character)) {
    if (count === limit) return { text: text.slice(0, index), isCut: true };
    count += 1;
  }
  return { text, isCut: false };
}

/** The first characters of a text followed by ' ...', or the whole text where it is not longer (specification §2). */
export function truncate(text: string, limit: number): string {
  const first = beginning(text, limit);
  return first.isCut ? `${first.text} ...` : text;
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’ʼ]/g, "'");

/** Names that were compared before: a list of thousands is searched again with each letter that is typed. */
const known = new Map<string, string>();
const mostKnown = 30_000;

/** A text as it is compared: no capitals, no accents, œ and æ as two letters, one kind of apostrophe. */
export function folded(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const comparable = fold(text);
  if (known.size >= mostKnown) known.clear();
  known.set(text, comparable);
  return comparable;
}

/**
 * Tells of a text whether it contains the searched one, whatever the case (specification §5); the searched one is
 * prepared once for many texts. Accents do not count either (belier finds Bélier, boeuf finds Bœuf), and typed and
 * typographic apostrophes are one letter (N'Dama, N’Dama). An empty search is contained in everything.
 */
export function textMatcher(searched: string): (text: string) => boolean {
  const needle = folded(searched);
  return (text) => folded(text).includes(needle);
}

/** The searched text as it counts: trimmed, several spaces as one, and undefined where nothing is left (specification §5). */
export function searchedText(text: string | undefined): string | undefined {
  const trimmed = text?.trim().replace(/\s+/gu, ' ');
  return trimmed === '' ? undefined : trimmed;
}
