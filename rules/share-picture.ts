/**
 * The path of the picture that stands for a page where a link to it is shown (1200 × 630, PNG): animals, categories, countries
 * and articles have one of their own, all other pages the shop's.
 */
export const sharePicture = (path: string): string =>
  /^\/(?:product|category|product-by-country|blog)\/[^/]+$/.test(path)
    ? `/share${path}.png`
    : '/share/index.png';
