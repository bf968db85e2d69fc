/** Whether a document is one of the shop, of the build that has this entry. */
export const isOfShop = (html: string, entry: string): boolean => html.includes(` src="${entry}`);

/** The scripts and styles that a document names. */
export const namedFiles = (html: string): readonly string[] => [
  ...new Set(Array.from(html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g), ([, file = '']) => file)),
];

/**
 * A kept document as it is shown: `data-kept` is when it was fetched, in ms since the epoch, or `never` for an address that is not
 * kept; `data-kept-mark` is the end-of-session mark of its visit, which the early script compares.
 */
export const marked = (html: string, at: string, mark: string | null): string =>
  html.replace('<html', `<html data-kept="${at}"${mark === null ? '' : ` data-kept-mark="${mark}"`}`);
