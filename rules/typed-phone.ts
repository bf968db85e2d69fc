import { withoutSeparators } from './phone.ts';

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
