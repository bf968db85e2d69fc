import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

const origin = 'https://belier.test';

function said(path: string, title = 'Une page') {
  const html = pageAddress({ path, origin, title });
  const content = (name: string) => new RegExp(`"${name}" content="([^"]*)"`).exec(html)?.[1];
  return {
    canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    url: content('og:url'),
    image: content('og:image'),
    type: content('og:image:type'),
    alt: content('og:image:alt'),
  };
}

test.each([
  ['/', 'index'],
  ['/shop', 'index'],
  ['/product/1', 'product/1'],
  ['/category/c', 'category/c'],
  ['/product-by-country/ml', 'product-by-country/ml'],
  ['/blog/budget-tabaski', 'blog/budget-tabaski'],
  ['/blog/tag/races', 'index'],
])('%s has one address, and a picture of 1200 × 630 for whoever shows a link to it', (path, picture) => {
  const address = origin + path;
  const image = `${origin}/share/${picture}.jpg`;
  expect(said(path)).toEqual({
    canonical: address,
    url: address,
    image,
    type: 'image/jpeg',
    alt: 'Une page',
  });
});

test.each(['/account/reset-password/jeton', '/account/activate/jeton', '/cart/', '/dashboard', '/404'])(
  'nobody is led to %s',
  (path) => {
    expect(said(path)).toMatchObject({ canonical: undefined, url: undefined });
  },
);

test('a title stays text', () => {
  expect(said('/product/1', '"><script>&').alt).toBe('&quot;>&lt;script>&amp;');
});

test('each word of it is marked, so that it goes with its page', () => {
  const html = pageAddress({ path: '/', origin, title: '' });
  expect(html.match(/<(?:link|meta) /g)).toHaveLength(html.match(/ data-page>/g)?.length ?? 0);
});
