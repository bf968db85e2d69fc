import { withoutSeparators } from './phone.ts';
import { encoded, plain } from './text.ts';

/** The digits of a number alone: a stored `+225 07…` as a form of section 5 wants it (8 to 15 digits, no sign). */
export function phoneDigits(number: string): string {
  return plain(number).replace(/\D/g, '');
}

/** The address behind a WhatsApp link: the number's digits alone, and a message that is already written. */
export function whatsappLink(number: string, message?: string): string {
  const query = message === undefined ? '' : `?text=${encoded(message)}`;
  return `https://wa.me/${phoneDigits(number)}${query}`;
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
