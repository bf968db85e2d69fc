import { expect, test } from 'vitest';
import { addressHead } from './-page-address.ts';

const navigation = { address: (path: string) => `https://belier.test${path}` };
const said = (path: string, hasQuery = false) => {
  const { meta, links } = addressHead(navigation, { path, hasQuery });
  const content = (property: string) =>
    meta.flatMap((entry) => ('property' in entry && entry.property === property ? entry.content : []))[0];
  return { canonical: links[0]?.href, url: content('og:url'), image: content('og:image') };
};

test.each([
  ['/', 'index'],
  ['/shop', 'index'],
  ['/product/1', 'product/1'],
  ['/category/c', 'category/c'],
  ['/product-by-country/ml', 'product-by-country/ml'],
  ['/blog/budget-tabaski', 'blog/budget-tabaski'],
  ['/blog/tag/races', 'index'],
])('%s has one address, and a picture of 1200 × 630 for whoever shows a link to it', (path, picture) => {
  const address = `https://belier.test${path}`;
  const image = `https://belier.test/share/${picture}.png`;
  expect(said(path)).toEqual({ canonical: address, url: address, image });
});

test.each([
  '/account/reset-password/jeton',
  '/account/activate/jeton',
  '/cart/',
  '/dashboard',
  '/order-status-finished',
])('nobody is led to %s', (path) => {
  expect(said(path)).toMatchObject({ canonical: undefined, url: undefined });
});

test('a query that makes it another page has no address to prefer', () => {
  expect(said('/shop', true)).toMatchObject({ canonical: undefined, url: undefined });
});
