import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  canonicalPathOf,
  isListed,
  isPersonal,
  isRead,
  pathPatternOf,
  shopAddresses,
} from './shop-addresses.ts';

/** The routes of the router; `{-$id}` is optional. */
function routes(): string[] {
  const tree = readFileSync(new URL('../src/route-tree.gen.ts', import.meta.url), 'utf8');
  const [, listed = ''] = /fullPaths:([^;]*);/.exec(tree) ?? [];
  const paths = [...listed.matchAll(/'([^']+)'/g)]
    .map(([, path = '']) => path)
    .filter((path) => path !== '/$');
  return paths.flatMap((path) => {
    const named = path.replace(/\{-\$\w+\}|\$\w+/, '*');
    if (!path.includes('{-$')) return named;
    return [
      named,
      path === '/account/activate/{-$token}' ? '/account/activate/' : named.replace(/\/\*$/, ''),
    ];
  });
}

test('a server knows the addresses of the router', () => {
  const found = routes();
  expect(found.length).toBeGreaterThan(30);
  expect(Object.keys(shopAddresses).sort()).toEqual(found.sort());
});

test.each([
  '/',
  '/shop',
  '/product/4f1c-a',
  '/product/b%C3%A9',
  '/cart/',
  '/account/activate/',
  '/blog/tag/races',
])('%s is an address of the shop', (path) => {
  expect(pathPatternOf(path)).toBeDefined();
  expect(canonicalPathOf(path)).toBeUndefined();
});

test.each([
  '',
  'shop',
  '/nope',
  '/product/',
  '/product/a/b',
  '/shop.html',
  '/pages/shop.html',
  '/favicon.ico',
  '/Shop',
])('%j is none', (path) => {
  expect(pathPatternOf(path)).toBeUndefined();
});

test.each([
  ['/shop/', '/shop'],
  ['/shop//', '/shop'],
  ['/category/', '/category'],
  ['/product/4f1c/', '/product/4f1c'],
  ['/cart', '/cart/'],
  ['/cart//', '/cart/'],
  ['/account/activate', '/account/activate/'],
  ['/product/', undefined],
  ['/nope/', undefined],
  ['//', '/'],
  ['/FAQ', '/faq'],
  ['/Cart', '/cart/'],
  ['/SHOP//', '/shop'],
  ['/Product/4F1c-A', '/product/4F1c-A'],
  ['/Blog/Tag/Races', '/blog/tag/Races'],
  ['/ACCOUNT/Reset-Password/aB.c', '/account/reset-password/aB.c'],
  ['/Nope', undefined],
])('%s leads to %s', (path, address) => {
  expect(canonicalPathOf(path)).toBe(address);
});

test.each([
  ['/', true],
  ['/product/1', true],
  ['/blog/tag/races', true],
  ['/nope', false],
  ['/cart/', false],
  ['/account/reset-password/x', false],
  ['/wishlist', false],
  ['/thank-for-register', false],
  ['/vendor/1', false],
])('%s may be listed: %s', (path, listed) => {
  expect(isListed(path)).toBe(listed);
});

test('thousands of slashes are handled in linear time', () => {
  const since = process.cpuUsage();
  expect(canonicalPathOf(`/${'/'.repeat(300_000)}x`)).toBeUndefined();
  // Processor time, which other programs do not change; quadratic time would be a minute.
  expect(process.cpuUsage(since).user / 1000).toBeLessThan(5000);
});

/** What messengers, mails, advertisements and search engines add to a link. */
const foreign = [
  ...[
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_content',
    'utm_term',
    'utm_id',
    'fbclid',
    'igsh',
    'igshid',
  ],
  ...[
    'gclid',
    'gclsrc',
    'dclid',
    'wbraid',
    'gbraid',
    'gad_source',
    'gad_campaignid',
    '_gl',
    '_ga',
    'srsltid',
  ],
  ...['msclkid', 'ttclid', 'twclid', 'li_fat_id', 'epik', 'rdt_cid', 'yclid', 'ymclid', 'ScCid', 'mibextid'],
  ...[
    'mc_cid',
    'mc_eid',
    '_hsenc',
    '_hsmi',
    'hsCtaTracking',
    'vero_id',
    '_kx',
    'mkt_tok',
    's_cid',
    'wickedid',
  ],
  ...['ref', 'ref_src', 'source', 'si', 'feature', 'share_id', 'amp', 'v'],
];

test('no page reads one of forty foreign parameters, alone or with all others; each leaves what is read beside it', () => {
  expect(foreign.length).toBeGreaterThanOrEqual(40);
  const given = foreign.map((name, at) => (at % 5 === 0 ? name : `${name}=a%3D1`));
  for (const query of [...given, given.join('&')])
    expect([query, isRead(query), isRead(`${query}&page=2`)]).toEqual([query, false, true]);
});

test.each([
  ...['', 'utm_source=whatsapp&fbclid=1', '_gl=1*x'],
  ...['ref=mail&ttclid', 'Q=x', 'query=x', 'xq=1', 'pages=2', 'tri_=1', '=q', 'a=q&b=tri'],
])('nobody reads a query of %j: it makes no other page', (query) => {
  expect(isRead(query)).toBe(false);
});

test.each([
  ...['q=agneau', 'q', 'utm_source=x&q=agneau', 'tri=price-low', 'origine=a&igsh=1', 'prix_min=1', 'page=2'],
  ...['affichage=list', 'etape=2', 'onglet=securite', 'retour=commande', 'order_number=BL-1', 'inspect'],
  // A server sees the name as it is written.
  ...['%71=agneau', 'igsh=1&%71=agneau'],
])('a page reads a query of %j', (query) => {
  expect(isRead(query)).toBe(true);
});

test.each([
  ...[
    '/cart/',
    '/checkout',
    '/dashboard',
    '/order-finished',
    '/order-status-finished',
    '/otp',
    '/two-factor-auth',
  ],
  ...['/account/activate/jeton', '/account/reset-password/jeton'],
])('%s belongs to one visitor', (path) => {
  expect(isPersonal(path)).toBe(true);
  expect(isPersonal('/product/1')).toBe(false);
});
