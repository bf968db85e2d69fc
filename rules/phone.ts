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
