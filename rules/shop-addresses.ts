/**
 * Every path pattern of the shop (specification §2, route table), and the response of a server if the page was not
 * prerendered. `shell`: the shell with 200, since the page depends on its visitor, or on a catalogue that has changed since.
 * `missing`: 404, since all existing pages were prerendered. A star matches one non-empty path segment.
 */
export const shopAddresses = {
  '/': 'shell',
  '/about': 'shell',
  '/account/activate/': 'shell',
  '/account/activate/*': 'shell',
  '/account/reset-password/*': 'shell',
  '/animaux': 'missing',
  '/animaux/*': 'missing',
  '/become-seller': 'shell',
  '/blog': 'shell',
  '/blog/*': 'missing',
  '/blog/category/*': 'missing',
  '/blog/tag/*': 'missing',
  '/cart/': 'shell',
  '/category': 'shell',
  '/category/*': 'shell',
  '/checkout': 'shell',
  '/conditions': 'shell',
  '/confidentialite': 'shell',
  '/contact': 'shell',
  '/cookies': 'shell',
  '/dashboard': 'shell',
  '/faq': 'shell',
  '/forgot-password': 'shell',
  '/login': 'shell',
  '/order-finished': 'shell',
  '/order-status': 'shell',
  '/order-status-finished': 'shell',
  '/otp': 'shell',
  '/product-by-country/*': 'shell',
  '/product/*': 'shell',
  '/register': 'shell',
  '/search': 'shell',
  '/shop': 'shell',
  '/thank-for-register': 'shell',
  '/two-factor-auth': 'shell',
  '/vendor/*': 'missing',
  '/vendors': 'shell',
  '/wishlist': 'shell',
} as const satisfies Readonly<Record<string, 'shell' | 'missing'>>;

/** A path pattern of the shop, such as `/product/*`. */
export type ShopAddress = keyof typeof shopAddresses;

const everyShape = Object.keys(shopAddresses) as ShopAddress[];

/** The regular expression of a path pattern. */
const shapePattern = (shape: string): string => `^${shape.replaceAll('.', '\\.').replace('*', '[^/]+')}$`;

const patterns = everyShape.map((shape) => ({
  shape,
  pattern: new RegExp(shapePattern(shape)),
  inAnyCase: new RegExp(shapePattern(shape), 'i'),
}));

/** Addresses that other software asks for, and where servers lead it with 303 (w3c.github.io/webappsec-change-password-url). */
export const wellKnown = { '/.well-known/change-password': '/dashboard?onglet=securite' } as const;

/** The tracking parameters of links from other sites, as a part of a regular expression. */
export const trackingNames = 'utm_[a-z]+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid';

/** The pattern that matches a path; undefined if there is none. */
export const pathPatternOf = (path: string): ShopAddress | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.shape;

/** Whether a page belongs to one visitor, and its address may contain a token. */
export const isOfVisitor = (path: string): boolean =>
  /^\/(?:account|cart|checkout|dashboard|order-|otp|two-factor-auth)/.test(path);

/** The path with its fixed words as the shop writes them; ids, tokens and names are unchanged. Undefined if it is not of the shop. */
function writtenAs(path: string): string | undefined {
  const shape = patterns.find(({ inAnyCase }) => inAnyCase.test(path))?.shape;
  const parts = path.split('/');
  return shape
    ?.split('/')
    .map((word, at) => (word === '*' ? parts[at] : word))
    .join('/');
}

/**
 * The canonical path of a page: without trailing slashes, or with the one that the cart and the activation have, and with its
 * fixed words in lower case. Undefined if the path is already canonical, or not of the shop.
 */
export function canonicalPathOf(path: string): string | undefined {
  if (pathPatternOf(path) !== undefined) return undefined;
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  const bare = path.slice(0, end);
  return [bare, `${bare}/`].map(writtenAs).find((address) => address !== undefined && address !== path);
}

/**
 * Whether search engines may index a path: not the pages of one visitor (account, cart, orders, their forms), nor samples,
 * nor search results.
 */
export function isListed(path: string): boolean {
  const shape = pathPatternOf(path);
  return shape !== undefined && !unlisted.has(shape);
}

const unlisted: ReadonlySet<string> = new Set<ShopAddress>([
  '/account/activate/',
  '/account/activate/*',
  '/account/reset-password/*',
  '/animaux',
  '/animaux/*',
  '/cart/',
  '/checkout',
  '/dashboard',
  '/forgot-password',
  '/login',
  '/order-finished',
  '/order-status',
  '/order-status-finished',
  '/otp',
  '/register',
  '/search',
  '/thank-for-register',
  '/two-factor-auth',
  '/vendor/*',
  '/vendors',
  '/wishlist',
]);
