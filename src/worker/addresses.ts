import { isOfVisitor, pathPatternOf, trackingNames } from '#rules/shop-addresses.ts';

const tracking = new RegExp(`^(?:${trackingNames})$`);

/**
 * What may be kept for an address of the shop: its own document (`page`), the empty shell, since its page belongs to one visitor
 * (`shell`), or nothing, since a query makes it another page (`none`). Undefined for any other address.
 */
export function keptFor(url: URL, origin: string): 'page' | 'shell' | 'none' | undefined {
  if (url.origin !== origin || pathPatternOf(url.pathname) === undefined) return undefined;
  if (isOfVisitor(url.pathname)) return 'shell';
  return [...url.searchParams.keys()].every((name) => tracking.test(name)) ? 'page' : 'none';
}

/** Whether a file's name contains the hash of its content. */
export const isAsset = (url: URL, origin: string): boolean =>
  url.origin === origin && url.pathname.startsWith('/assets/');
