import { isListed, trackingNames } from '#rules/shop-addresses.ts';

const tracking = new RegExp(`^(?:${trackingNames})$`);

/** Whether an address is a page that may be kept: nobody's own, none of a form, and without a query that makes it another page. */
export const isPage = (url: URL, origin: string): boolean =>
  url.origin === origin &&
  isListed(url.pathname) &&
  [...url.searchParams.keys()].every((name) => tracking.test(name));

/** Whether a file's name contains the hash of its content. */
export const isAsset = (url: URL, origin: string): boolean =>
  url.origin === origin && url.pathname.startsWith('/assets/');
