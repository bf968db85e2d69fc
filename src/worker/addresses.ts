import { isListed, isRead } from '#rules/shop-addresses.ts';

/** Whether an address is a page that may be kept: nobody's own, and without a query that makes it another page. */
export const isKeepable = (url: URL, origin: string): boolean =>
  url.origin === origin && isListed(url.pathname) && !isRead(url.search.slice(1));

/** Whether a file's name contains the hash of its content. */
export const isAsset = (url: URL, origin: string): boolean =>
  url.origin === origin && url.pathname.startsWith('/assets/');
