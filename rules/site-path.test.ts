// §2 Login: Success goes to

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSitePath, meantPath, productPath, withoutSentence } from './site-path.ts';

const site = 'https://belier.example';

describe('a path of this site', () => {
  it.each([
    '/',
    '/shop',
    '/product/4f1c',
    '/category/x?q=b%C3%A9lier&page=2',
    '/search?q=http://a//b',
    '/a#b',
    '/a/..b',
    '/a/b..',
    `/${'a'.repeat(1999)}`,
  ])('is %s', (path) => {
    expect(isSitePath(path)).toBe(true);
  });

  it.each([
    '',
    'shop',
    './shop',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\b',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/shop',
    ' /shop',
    '/a b',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/a/../b',
    '/a/..?b',
    '/a/.#b',
    '/a/%2E./b',
    '/a//b',
    `/${'a'.repeat(2000)}`,
  ])('is not %j', (path) => {
    expect(isSitePath(path)).toBe(false);
  });

  it('never resolves to another host, and is never rewritten, whatever it contains', () => {
    const hostile = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            '/',
            '\\',
            '.',
            '..',
            '%2e',
            '//',
            '@',
            ':',
            '?',
            '#',
            '\t',
            '\n',
            'evil.example',
            'https:',
          ),
          fc.string({ unit: 'binary', maxLength: 3 }),
        ),
        { maxLength: 12 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((text) => `/${text}`),
        ),
        (text) => {
          if (!isSitePath(text)) return;
          const url = new URL(text, site);
          expect(url.origin).toBe(site);
          expect(url.pathname.startsWith('//')).toBe(false);
          expect(new URL(url.pathname, site).origin).toBe(site);
          expect(url.pathname.split('/')).toHaveLength((text.split(/[?#]/)[0] ?? '').split('/').length);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('the path of an animal’s page', () => {
  it('contains an id with any characters', () => {
    expect(productPath('7f7d7c39')).toBe('/product/7f7d7c39');
    expect(productPath('a/b?c#d é')).toBe('/product/a%2Fb%3Fc%23d%20%C3%A9');
  });
});

describe('a link with the end of its sentence', () => {
  const ends = [
    '.',
    ',',
    ';',
    ':',
    '!',
    '?',
    ')',
    '»',
    '\u00a0»',
    '”',
    '’',
    '"',
    '*',
    ' ).',
    '\u200b',
    '\u2060.',
    '\ufeff',
  ];

  it.each(ends)('%j is removed', (end) => {
    expect(withoutSentence(`aB-9${end}`)).toBe('aB-9');
    expect(meantPath(`/product/aB-9${encodeURIComponent(end)}`)).toBe('/product/aB-9');
    expect(meantPath(`/faq${encodeURIComponent(end)}`)).toBe('/faq');
  });

  it.each([
    ['/product/b%C3%A9.', '/product/b%C3%A9'],
    ['/product/a%2Fb).', '/product/a%2Fb'],
    ['/product/a.b(c)d!', '/product/a.b(c)d'],
    ['/product/%E2%80%8Ba', '/product/a'],
    ['/product/a/)', '/product/a'],
    ['/product/a./)', '/product/a'],
    ['/).', '/'],
  ])('%s means %s', (path, meant) => {
    expect(meantPath(path)).toBe(meant);
  });

  it.each(['/', '/product/a', '/product/a/', '/product/.a', '/product/%E0%A4%A.', 'product.', ''])(
    '%j has no other meaning',
    (path) => {
      expect(meantPath(path)).toBeUndefined();
    },
  );

  it('is found in linear time', () => {
    const text = `${'.'.repeat(300_000)}x`;
    expect(withoutSentence(text)).toBe(text);
  });
});
