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
 * Converts a number typed with `+`, `00`, `tel:` or commas, which the forms refuse (specification §5): one of Côte d'Ivoire
 * without its country code, others with theirs. Null without any of these, or if the rest is no number.
 */
export function withoutPrefix(typed: string): string | null {
  const compact = withoutSeparators(typed);
  const digits = compact.replace(/,/g, '').replace(/^(?:tel:)?(?:\+|00)?(?=\d+$)/i, '');
  if (digits === compact) return null;
  const number = digits.replace(/^225(?=\d{10}$)/, '');
  return /^(?!00)\d{8,15}$/.test(number) ? number : null;
}
