import { encoded, plain } from './text.ts';

const space = '\u00a0';

const pairs = (digits: string): string => digits.replace(/(\d{2})(?=\d)/g, `$1${space}`);

/**
 * Formats a phone number as usual in Côte d'Ivoire: `+225 07 01 02 03 04`, `07 01 02 03 04`, with no-break spaces. A number
 * of another shape is unchanged.
 */
export function displayPhone(number: string): string {
  const compact = withoutSeparators(number);
  const international = /^(?:\+|00)225(\d{10})$/.exec(compact)?.[1];
  if (international !== undefined) return `+225${space}${pairs(international)}`;
  return /^\d{10}$/.test(compact) ? pairs(compact) : number;
}

/** The URL of a phone link: `tel:+2250701020304`. */
export function phoneLink(number: string): string {
  return `tel:${withoutSeparators(number)}`;
}

/** Normalizes a number by `plain` and removes separators: spaces, dots, hyphens, slashes, brackets. */
export function withoutSeparators(typed: string): string {
  return plain(typed).replace(/[ .\-/()]/g, '');
}

/** The digits of a phone number: a stored `+225 07…` as the forms of section 5 require it (8 to 15 digits, no sign). */
export function phoneDigits(number: string): string {
  return plain(number).replace(/\D/g, '');
}

/** The URL of a WhatsApp link: the digits of the number, and a prefilled message. */
export function whatsappLink(number: string, message?: string): string {
  const query = message === undefined ? '' : `?text=${encoded(message)}`;
  return `https://wa.me/${phoneDigits(number)}${query}`;
}

/**
 * What Côte d'Ivoire put before its numbers of eight digits on 31 January 2021 (ARTCI), by their beginning: those on whose
 * operator libphonenumber (`resources/carrier/en/225.txt`, fixed lines before and after) and public converters agree.
 */
const tenDigitPrefixes = {
  /** Moov, MTN, Orange. */
  '01': /^(?:0[1-3]|[457][0-3])/,
  '05': /^[04-9][4-6]/,
  '07': /^(?:[04578][7-9]|[69][78])/,
  /** The same operators' fixed lines. */
  21: /^2[0-3]80/,
  25: /^(?:2[0-4]|3[0-6])0/,
  27: /^(?:20[23]|21[2357]|2[23][45]|24[3-5]|306|31[69]|3[2-4]7)/,
};

/** The eight digits behind the country code of Côte d'Ivoire, which nobody can dial since 2021. */
const formerNumber = /^(?:tel:)?(?:\+|00)?225(\d{8})$/i;

/** The ten-digit number of one of `formerNumber`; null for others, and where its operator is not certain. */
export function tenDigitNumber(typed: string): string | null {
  const [, former = ''] = formerNumber.exec(withoutSeparators(typed).replace(/,/g, '')) ?? [];
  const prefix = Object.entries(tenDigitPrefixes).find(([, beginning]) => beginning.test(former))?.[0];
  return prefix === undefined ? null : prefix + former;
}

/**
 * Converts a number typed with `+`, `00`, `tel:` or commas, which the forms refuse (specification §5): one of Côte d'Ivoire
 * without its country code, others with theirs. Null without any of these, or if the rest is no number that can be dialled.
 */
export function withoutPrefix(typed: string): string | null {
  const compact = withoutSeparators(typed);
  const digits = compact.replace(/,/g, '').replace(/^(?:tel:)?(?:\+|00)?(?=\d+$)/i, '');
  if (digits === compact) return null;
  if (formerNumber.test(digits)) return tenDigitNumber(digits);
  const number = digits.replace(/^225(?=\d{10}$)/, '');
  return /^(?!00)\d{8,15}$/.test(number) ? number : null;
}
