import { withoutSeparators } from './phone.ts';
import { encoded, plain } from './text.ts';

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
 * Converts a number typed with `+` or `00`, which the forms refuse (specification §5): one of Côte d'Ivoire without its
 * country code, others with theirs. Null without either sign, or if the rest is no number.
 */
export function withoutPrefix(typed: string): string | null {
  const [, digits] = /^(?:\+|00)(\d+)$/.exec(withoutSeparators(typed)) ?? [];
  if (digits === undefined) return null;
  const number = digits.replace(/^225(?=\d{10}$)/, '');
  return /^(?!00)\d{8,15}$/.test(number) ? number : null;
}
