import { plain } from './text.ts';

/** What a program writes for a value that it has not. */
const nothing: readonly string[] = ['', 'null', 'undefined'];

/** An address' query as other programs write it: a further `?`, or `&amp;`, parts names as `&` does. */
export const queryText = (text: string): string => text.replace(/^\?/, '').replace(/\?|&amp;/g, '&');

/** The values of a query by their names: of several of one name the first that is not empty, `null` or `undefined`. */
export function queryValues(entries: Iterable<readonly [string, string]>): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of entries) {
    const known = values.get(name);
    if (known === undefined || (nothing.includes(known) && !nothing.includes(value))) values.set(name, value);
  }
  return Object.fromEntries(values);
}

/**
 * The order's number in a payment's way back, or undefined where there is none: it ends at what gateways add to it (`?`, `&`,
 * `/`, a quote, white space, a mark that shows nothing).
 */
export const returnedNumber = (value: string | undefined): string | undefined =>
  value
    ?.split(/[?&/"'`“”«»‘’\s\p{Cc}\p{Cf}]/u)
    .map(plain)
    .find((part) => !nothing.includes(part));

/** The number of an order as it is looked for: without the words and signs before it (`Commande N° BEL-5001`, `#BEL-5001`). */
export const soughtNumber = (typed: string): string =>
  plain(typed.replace(/[º№]/g, '°')).replace(/^.*[°#:] */, '');
