/** The lengths of a description on the product page and in the list view of a catalogue, in characters (specification §9). */
export const descriptionLimits = { detail: 250, list: 50 } as const;

/** A grapheme: a letter with its accents, a flag, an emoji sequence. */
const character = /\p{RI}{2}|\r\n|\P{M}(?:[\p{M}\p{Emoji_Modifier}]|\u200d.)*|\p{M}+/gsu;

/** A longer word (an address of the web, for example) is shown as far as the limit, in UTF-16 units. */
const longestWord = 20;

/** The beginning of a text; `words` is what it has of whole words, `isCut` whether there is more. */
export type Beginning = { text: string; words: string; isCut: boolean };

/** The first `limit` graphemes of a text (specification §2, §9). */
export function beginning(text: string, limit: number): Beginning {
  let count = 0;
  for (const { index } of text.matchAll(character)) {
    if (count === limit) {
      const first = text.slice(0, index);
      const words = text.slice(0, index + 1).replace(/\s+\S*$/, '');
      return {
        text: first,
        words: first.length - words.length > longestWord ? first : words.slice(0, index),
        isCut: true,
      };
    }
    count += 1;
  }
  return { text, words: text, isCut: false };
}

/** The number of graphemes of a text. */
export const countOf = (text: string): number => text.match(character)?.length ?? 0;

/** Whether a text has at most `limit` graphemes, and at most ten code points for each of them. */
export const isWithin = (text: string, limit: number): boolean =>
  text.length <= limit || (!beginning(text, limit).isCut && Array.from(text).length <= 10 * limit);

/** Invisible characters: controls, direction marks, lone surrogates, fillers. */
const unseen = /\u034f|[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]/gu;
// Keeps joiners, which emoji and Persian words need, and tags, which flags need.
const unseenInProse =
  /(?!\u200c|\u200d|[\n\t\u{e0020}-\u{e007f}])(?:\u034f|[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u2800\u3164\uffa0])/gu;
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text without invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(unseen, '');

/**
 * Normalizes a free text (an address, a message): trims it, composes accents, keeps lines, and removes invisible characters,
 * which could change the direction of other text; '' if nothing is visible.
 */
export function prose(typed: string): string {
  const text = typed.replace(/\r\n?/g, '\n').replace(unseenInProse, '').normalize('NFC').trim();
  return seen.test(text) ? text : '';
}

/** Converts a decimal digit of any script to 0 to 9; the digits of a script are consecutive code points. */
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
 * Normalizes a name, a number, an e-mail or a search: removes invisible characters, unifies hyphens, spaces and digits, and
 * trims it. Keeps case, accents, and straight or typographic apostrophes.
 */
export const plain = (typed: string): string => unified(typed).trim();

const normalize = (text: string): string =>
  unified(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[`’]/g, "'");

/** A cache of normalized names: a list of thousands is searched again with each typed letter. */
const known = new Map<string, string>();
const mostKnown = 30_000;

/** Normalizes a text for comparison: `plain`, lowercase, without accents, œ and æ as two letters. */
export function normalized(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const comparable = normalize(text);
  if (known.size >= mostKnown) known.clear();
  known.set(text, comparable);
  return comparable;
}

/**
 * Returns a predicate: whether a text contains the search text, ignoring case (specification §5). The search text is
 * normalized once for many texts. Ignores accents as well (belier finds Bélier, boeuf finds Bœuf) and the kind of
 * apostrophe (N'Dama, N’Dama). Every text contains an empty search text.
 */
export function textMatcher(searched: string): (text: string) => boolean {
  const needle = normalized(searched);
  return (text) => normalized(text).includes(needle);
}

/** The normalized search text: trimmed, with single spaces; undefined if nothing is visible (specification §5). */
export function searchedText(text: string | undefined): string | undefined {
  return prose(text ?? '').replace(/\s+/gu, ' ') || undefined;
}

/** Percent-encodes a text for an address, without lone surrogates, which `encodeURIComponent` throws on. */
export const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));

/** Right-to-left letters and direction marks. */
const turning =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Isolates the direction of an external text within a sentence. */
export const isolated = (text: string): string =>
  turning.test(text) ? `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069` : text;
