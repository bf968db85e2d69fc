import { queryNames } from './query-names.ts';

/**
 * What is known of a page. `made`: it is rendered at the build, with the data of its own (`data`), with the menu's categories (`menu`) or
 * with none (`bare`); otherwise a server answers with the shell. `whole`: all its addresses are made at the build, so a server answers 404
 * for any other. `own`: it belongs to one person, and its address may contain a token. `unlisted`: search engines may not index it. `login`:
 * it leads to a login, so no login leads to it; with `anonymous` it makes no authenticated request, so that the 401 of an old token does not
 * redirect from it. `empty`: its shell needs no list.
 */
type ShopPage = {
  readonly made?: 'data' | 'menu' | 'bare';
  readonly whole?: true;
  readonly own?: true;
  readonly unlisted?: true;
  readonly login?: 'anonymous' | 'asking';
  readonly empty?: true;
};

const account = { own: true, unlisted: true, login: 'anonymous', empty: true } as const;
const customer = { own: true, unlisted: true } as const;
const sample = { made: 'menu', unlisted: true } as const;
const part = { made: 'menu', whole: true } as const;

/** The pages of the shop by path pattern (specification §2, route table). A star matches one non-empty path segment. */
export const pages = {
  '/': { made: 'data' },
  '/about': { made: 'menu' },
  '/account/activate/': account,
  '/account/activate/*': account,
  '/account/reset-password/*': account,
  '/become-seller': { made: 'menu' },
  '/blog': { made: 'menu' },
  '/blog/*': part,
  '/blog/category/*': part,
  '/blog/tag/*': part,
  '/cart/': customer,
  '/category': { made: 'data' },
  '/category/*': { made: 'data' },
  '/checkout': customer,
  '/conditions': { made: 'menu' },
  '/confidentialite': { made: 'menu' },
  '/contact': { made: 'menu' },
  '/cookies': { made: 'menu' },
  '/dashboard': customer,
  '/faq': { made: 'menu' },
  '/forgot-password': { made: 'bare', unlisted: true, login: 'anonymous', empty: true },
  '/login': { made: 'bare', unlisted: true, login: 'asking', empty: true },
  '/order-finished': customer,
  '/order-status': { ...sample, own: true },
  '/order-status-finished': customer,
  '/otp': account,
  '/product-by-country/*': { made: 'data' },
  '/product/*': { made: 'data' },
  '/register': { made: 'data', unlisted: true, login: 'anonymous' },
  '/search': { made: 'data', unlisted: true },
  '/shop': { made: 'data' },
  '/thank-for-register': { made: 'bare', unlisted: true, login: 'anonymous', empty: true },
  '/two-factor-auth': { ...customer, login: 'asking', empty: true },
  '/vendor/*': { ...part, unlisted: true },
  '/vendors': sample,
  '/wishlist': sample,
} as const satisfies Readonly<Record<string, ShopPage>>;

/** A path pattern of the shop, such as `/product/*`. */
export type ShopAddress = keyof typeof pages;

const everyShape = Object.keys(pages) as ShopAddress[];

/** The response of a server if a page was not made at the build: the shell with 200, or 404. */
export const shopAddresses = Object.fromEntries(
  everyShape.map((shape) => [shape, 'whole' in pages[shape] ? 'missing' : 'shell']),
) as Readonly<Record<ShopAddress, 'shell' | 'missing'>>;

/** The regular expression of a path pattern. */
const shapePattern = (shape: string): string => `^${shape.replaceAll('.', '\\.').replace('*', '[^/]+')}$`;

const patterns = everyShape.map((shape) => ({
  shape,
  pattern: new RegExp(shapePattern(shape)),
  inAnyCase: new RegExp(shapePattern(shape), 'i'),
}));

/** Addresses that other software asks for, and where servers lead it with 303 (w3c.github.io/webappsec-change-password-url). */
export const wellKnown = { '/.well-known/change-password': '/dashboard?onglet=securite' } as const;

/**
 * The parameters that some page reads in its query, as a part of a regular expression (RE2); a name with a percent sign counts as
 * one. Any other is of another site, and makes no other page.
 */
export const readNames = `[^=&]*%[^=&]*|${[...Object.values(queryNames), 'etape', 'onglet', 'retour', 'order_number', 'inspect'].join('|')}`;

const reading = new RegExp(`(?:^|&)(?:${readNames})(?:[=&]|$)`);

/** Whether a query, without its question mark, may ask a page for something. */
export const isRead = (query: string): boolean => reading.test(query);

/** The pattern that matches a path; undefined if there is none. */
export const pathPatternOf = (path: string): ShopAddress | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.shape;

const pageAt = (path: string): ShopPage | undefined => {
  const shape = pathPatternOf(path);
  return shape && pages[shape];
};

/** Whether a page belongs to one person, and its address may contain a token. */
export const isPersonal = (path: string): boolean => pageAt(path)?.own === true;

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
 * Whether search engines may index a path: not the pages of one person (account, cart, orders, their forms), nor samples,
 * nor search results.
 */
export function isListed(path: string): boolean {
  const page = pageAt(path);
  return page !== undefined && page.unlisted !== true;
}
