import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canonicalPathOf, isListed, pathPatternOf, shopAddresses } from './shop-addresses.ts';

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

test('a server knows the addresses of the router, and the plain list of animals, which is a document alone', () => {
  const found = routes();
  expect(found.length).toBeGreaterThan(30);
  expect(Object.keys(shopAddresses).sort()).toEqual([...found, '/animaux', '/animaux/*'].sort());
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
