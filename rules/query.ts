import { withoutSentence } from './site-path.ts';
import { plain } from './text.ts';

/** The values that programs write for a missing one. */
const nothing: readonly string[] = ['', 'null', 'undefined'];

/** Normalizes a query written by other programs: a further `?`, or `&amp;`, separates parameters like `&`. */
export const queryText = (text: string): string => text.replace(/^\?/, '').replace(/\?|&amp;/g, '&');

/** The parameters of a query; of a repeated name, the first value that is not empty, `null` or `undefined`. */
export function queryValues(entries: Iterable<readonly [string, string]>): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of entries) {
    const known = values.get(name);
    if (known === undefined || (nothing.includes(known) && !nothing.includes(value))) values.set(name, value);
  }
  return Object.fromEntries(values);
}

/**
 * The order number in the return address of a payment, or undefined. It ends at characters that gateways append (`?`, `&`,
 * `/`, a quote, white space, an invisible character).
 */
export const returnedOrderNumber = (value: string | undefined): string | undefined =>
  value
    ?.split(/[?&/"'`“”«»‘’\s\p{Cc}\p{Cf}]/u)
    .map(plain)
    .find((part) => !nothing.includes(part));

/** The order number in a search text, without the words and signs before it (`Commande N° BEL-5001`, `#BEL-5001`). */
export const searchedOrderNumber = (typed: string): string =>
  plain(typed.replace(/[º№]/g, '°')).replace(/^.*[°#:] */, '');

/**
 * The order numbers that a written one can mean, to be tried in this order: as written, without the end of its sentence, and in
 * capitals.
 */
export function meantOrderNumbers(written: string): string[] {
  const meant = withoutSentence(written);
  return [...new Set([written, meant, meant.toUpperCase()])].filter((number) => number !== '');
}
