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

/** How many characters a reader counts in a text. */
export const countOf = (text: string): number => text.match(character)?.length ?? 0;

/** Whether a text has at most so many characters as a reader counts them, and at most ten code points for each of them. */
export const isWithin = (text: string, limit: number): boolean =>
  text.length <= limit || (!beginning(text, limit).isCut && Array.from(text).length <= 10 * limit);

/** What shows nothing: controls, marks of direction, halves of a character, fillers. */
const unseen = /\u034f|[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]/gu;
// Joiners belong to emoji and to Persian words, tags to flags.
const unseenInProse =
  /(?!\u200c|\u200d|[\n\t\u{e0020}-\u{e007f}])(?:\u034f|[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u2800\u3164\uffa0])/gu;
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A free text (an address, a message) as it is sent: trimmed, its accents composed, its lines kept, without what shows nothing
 * but could turn the words around it; empty where nothing is to be seen.
 */
export function prose(typed: string): string {
  const text = typed.replace(/\r\n?/g, '\n').replace(unseenInProse, '').normalize('NFC').trim();
  return seen.test(text) ? text : '';
}

/** A decimal digit of any script as 0 to 9: the digits of a script stand in a row. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

const unified = (text: string): string =>
  text
    .replace(/[‘‛´ʹʻʼʽʾʿˈˊ‵′ꞌ＇]/g, "'")
    .normalize('NFKC')
    .replace(/[\s\u0085]/g, ' ')
    .replace(unseen, '')
    .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
    .replace(/(?![0-9])\p{Nd}/gu, latinDigit);

/**
 * A name, a number, an e-mail or a search without invisible marks, with one kind of hyphen, space and digit, and trimmed.
 * Letters keep their case and accents, apostrophes stay straight or typographic.
 */
export const plain = (typed: string): string => unified(typed).trim();

const fold = (text: string): string =>
  unified(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[`’]/g, "'");

/** Names that were compared before: a list of thousands is searched again with each letter that is typed. */
const known = new Map<string, string>();
const mostKnown = 30_000;

/** A text as it is compared: as `plain` has it, no capitals, no accents, œ and æ as two letters. */
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

/** The searched text as it counts: trimmed, several spaces as one, and undefined where nothing is to be seen (specification §5). */
export function searchedText(text: string | undefined): string | undefined {
  return prose(text ?? '').replace(/\s+/gu, ' ') || undefined;
}

/** A text as a part of an address; half a character, which no address takes, is none. */
export const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));

/** Letters that are written from right to left, and marks that turn what follows. */
const turning =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A person's or the provider's text for the middle of a sentence: whichever way it is written, it turns nothing but itself. */
export const isolated = (text: string): string =>
  turning.test(text) ? `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069` : text;
