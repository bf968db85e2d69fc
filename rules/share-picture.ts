/**
 * The path of the link preview picture of a page (1200 × 630, JPEG): animals, categories, countries and articles have their own,
 * all other pages the shop's.
 */
export const sharePicture = (path: string): string =>
  /^\/(?:product|category|product-by-country|blog)\/[^/]+$/.test(path)
    ? `/share${path}.jpg`
    : '/share/index.jpg';
