import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from './provider.ts';

const file = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const gzip = (path: string): number => readFileSync(new URL(`../../dist/${path}.gz`, import.meta.url)).length;

/** All scripts that the document of a page names: they load before the page is interactive. */
const scriptsOf = (document: string): string[] => [
  ...new Set([...document.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)),
];

const anAnimal = readdirSync(new URL('../../dist/pages/product', import.meta.url)).find((name) =>
  name.endsWith('.html'),
);

/**
 * Limits per page until it is interactive: bytes (gzip) and files. React and the router take 94 kB, XState 13, the entry's
 * dependencies and its list of all pages' files 45; the rest is the page's own code, its machines included.
 */
const budgets = [
  { page: 'pages/index.html', bytes: 166_550, files: 9 },
  { page: 'pages/shop.html', bytes: 184_600, files: 10 },
  { page: `pages/product/${anAnimal}`, bytes: 182_000, files: 11 },
  { page: 'pages/login.html', bytes: 189_350, files: 17 },
  { page: 'index.html', bytes: 159_640, files: 5 },
];

for (const { page, bytes, files } of budgets) {
  test(`${page}: at most ${bytes} bytes of scripts in ${files} files until it answers`, {
    tag: '@always',
  }, () => {
    const scripts = scriptsOf(file(`dist/${page}`));
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.length).toBeLessThanOrEqual(files);
    expect(scripts.reduce((sum, path) => sum + gzip(path), 0)).toBeLessThanOrEqual(bytes);
  });
}

test('shared chunks import nothing from the entry, whose name changes with every version', {
  tag: '@always',
}, () => {
  const shared =
    /^(?:vendor|base|xstate|(?:animal-|home-|animal-home-)list|animal-home|(?:animal|list)-parts|forms|orders|icons)-[\w-]{8}\.js$/;
  const files = readdirSync(new URL('../../dist/assets', import.meta.url)).filter((name) =>
    shared.test(name),
  );
  expect(files.length).toBeGreaterThanOrEqual(10);
  const bound = files.filter((name) => /from ?"\.\/index-/.test(file(`dist/assets/${name}`)));
  expect(bound).toEqual([]);
});

test('the fonts are at most 31 kB', { tag: '@always' }, () => {
  const assets = new URL('../../dist/assets/', import.meta.url);
  const fonts = readdirSync(assets).filter((name) => name.endsWith('.woff2'));
  const bytes = fonts.map((name) => readFileSync(new URL(name, assets)).length);
  expect(bytes.length).toBe(2);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(31_000);
});

test('the code of the field’s reports is below 1.2 kB (brotli)', { tag: '@always' }, () => {
  const folder = new URL('../../dist/assets/', import.meta.url);
  const files = readdirSync(folder).filter((name) => /^reports-[\w-]{8}\.js$/.test(name));
  expect(files.map((name) => file(`dist/assets/${name}`))).toEqual([
    // Its rules too, which no other script has.
    expect.stringMatching(/QuotaExceeded.*visibilitychange/s),
  ]);
  expect(brotliCompressSync(readFileSync(new URL(files[0] ?? '', folder))).length).toBeLessThan(1200);
});

test('no script contains the development logging of machines', { tag: '@always' }, () => {
  const telling = /\.has\((["'`])inspect\1\)/;
  expect(file('src/browser/inspect.ts')).toMatch(telling);
  const scripts = readdirSync(new URL('../../dist/assets', import.meta.url)).filter((name) =>
    name.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((name) => telling.test(file(`dist/assets/${name}`)))).toEqual([]);
});

test('no layer of a built style is a statement, which freezes tabs of Chrome 102 and 103', {
  tag: '@always',
}, () => {
  const styles = readdirSync(new URL('../../dist/assets', import.meta.url)).filter((name) =>
    name.endsWith('.css'),
  );
  expect(styles).toHaveLength(1);
  const built = [`assets/${styles[0]}`, ...budgets.map(({ page }) => page), '404.html'];
  for (const path of built) {
    const layers = [...file(`dist/${path}`).matchAll(/@layer [^{;]*[{;]/g)].map(([layer]) => layer);
    if (path !== 'index.html') expect(layers, path).toContain('@layer utilities{');
    expect(
      layers.filter((layer) => layer.endsWith(';')),
      path,
    ).toEqual([]);
  }
});
