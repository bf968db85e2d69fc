const space = '\u00a0';

const pairs = (digits: string): string => digits.replace(/(\d{2})(?=\d)/g, `$1${space}`);

/**
 * A phone number as people of Côte d'Ivoire write it: `+225 07 01 02 03 04`, `07 01 02 03 04`, with no-break spaces.
 * A number of another shape is shown as it came.
 */
export function displayPhone(number: string): string {
  const compact = withoutSeparators(number);
  const international = /^(?:\+|00)225(\d{10})$/.exec(compact)?.[1];
  if (international !== undefined) return `+225${space}${pairs(international)}`;
  return /^\d{10}$/.test(compact) ? pairs(compact) : number;
}

/** The address behind a phone link: `tel:+2250701020304`. */
export function phoneLink(number: string): string {
  return `tel:${withoutSeparators(number)}`;
}

/** The address behind a WhatsApp link: the number's digits alone, and a message that is already written. */
export function whatsappLink(number: string, message?: string): string {
  const query = message === undefined ? '' : `?text=${encodeURIComponent(message)}`;
  return `https://wa.me/${phoneDigits(number)}${query}`;
}

/** What people put between digits taken out: spaces, dots, hyphens, slashes, brackets. */
export function withoutSeparators(typed: string): string {
  return typed.replace(/[\s.\-/()]/g, '');
}

/** The digits of a number alone: a stored `+225 07…` as a form of section 5 wants it (8 to 15 digits, no sign). */
export function phoneDigits(number: string): string {
  return number.replace(/\D/g, '');
}

/**
 * A number typed with `+` or `00` as the forms take it, which refuse both (specification §5): one of Côte d'Ivoire without its
 * country code, another country's with its own. Null where neither sign was typed, or what is left is no number.
 */
export function withoutPrefix(typed: string): string | null {
  const [, digits] = /^(?:\+|00)(\d+)$/.exec(withoutSeparators(typed)) ?? [];
  if (digits === undefined) return null;
  const number = digits.replace(/^225(?=\d{10}$)/, '');
  return /^(?!00)\d{8,15}$/.test(number) ? number : null;
}
