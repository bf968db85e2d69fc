/**
 * Every shape of address that the shop has (specification §2, route table), and what a server answers where no page of it
 * was made beforehand. `shell`: the shell, with 200: its page depends on its visitor, or on a catalogue that has changed since.
 * `missing`: 404, since all that there are have been made. A star stands for one part of a path, not empty.
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

/** A shape of address of the shop, as `/product/*`. */
export type ShopAddress = keyof typeof shopAddresses;

const everyShape = Object.keys(shopAddresses) as ShopAddress[];

/** A shape as a regular expression over a path. */
const shapePattern = (shape: string): string => `^${shape.replaceAll('.', '\\.').replace('*', '[^/]+')}$`;

const patterns = everyShape.map((shape) => ({ shape, pattern: new RegExp(shapePattern(shape)) }));

/** What links from elsewhere add to an address, and no page reads: names of a query, as a part of a regular expression. */
export const trackingNames = 'utm_[a-z]+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid';

/** Of which shape a path is; undefined where the shop has no such address. */
export const shapeOf = (path: string): ShopAddress | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.shape;

/**
 * The one address of a page that was asked for by another way of writing it: without the slashes at its end, or with the one
 * that the cart and the activation have. Undefined where the path is the address itself, or none of the shop.
 */
export function trueAddressOf(path: string): string | undefined {
  if (shapeOf(path) !== undefined) return undefined;
  // Only a run's first slash begins a match: else each of thousands would look through all that follow.
  const bare = path.replace(/(?<!\/)\/+$/, '');
  return [bare, `${bare}/`].find((address) => address !== path && shapeOf(address) !== undefined);
}

/**
 * Whether search engines may list the pages of an address: not what belongs to one visitor (account, cart, orders, their
 * forms), nor samples, nor results of a search.
 */
export function isListed(path: string): boolean {
  const shape = shapeOf(path);
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
