import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { Product } from '#openapi/schemas.ts';
import { test } from './provider.ts';
import { placeOf } from './served.ts';

/* Programs that run no scripts: search engines and link previews. */

type Read = { status: number; html: string };

const read = async (address: string): Promise<Read> => {
  const response = await fetch(address, { headers: { accept: 'text/html' }, redirect: 'follow' });
  return { status: response.status, html: await response.text() };
};

const plain = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', '’');
const content = (html: string, name: string): string[] =>
  Array.from(
    html.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g')),
    ([, text = '']) => plain(text),
  );

test('a crawler without scripts reaches every animal by links or the site map, and every page that it reaches is there', async ({
  root,
}) => {
  const map = await (await fetch(`${root}/sitemap.xml`)).text();
  const left = new Set([
    '/',
    ...Array.from(map.matchAll(/<loc>([^<]+)<\/loc>/g), ([, page = '']) => new URL(page).pathname),
  ]);
  const seen = new Map<string, number>();
  for (const path of left) {
    const { status, html } = await read(root + path);
    seen.set(path, status);
    // Skips markup inside of data.
    const shown = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
    for (const [, href = ''] of shown.matchAll(/<a [^>]*href="(\/(?!\/)[^"#?]*)/g)) left.add(plain(href));
  }
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([]);
  const animals = (await (await fetch(`${root}/api/v1/ecommerce/products-betails/`)).json()) as Product[];
  expect(animals.length).toBeGreaterThan(60);
  expect(animals.filter(({ id }) => !seen.has(`/product/${id}`)).map(({ name }) => name)).toEqual([]);
});

test('every page of the site map may be listed, says its one address, and has a picture and a description for a shared link', async ({
  root,
}) => {
  const map = await (await fetch(`${root}/sitemap.xml`)).text();
  const pages = Array.from(map.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);
  expect(pages.length).toBeGreaterThan(90);
  expect(pages.filter((page) => /vendor|wishlist|order-|account|thank|login|cart/.test(page))).toEqual([]);
  for (const page of pages) {
    const { status, html } = await read(page);
    expect(status, page).toBe(200);
    expect(content(html, 'robots'), page).toEqual([]);
    expect(html.match(/<link rel="canonical" href="[^"]*"/g), page).toEqual([
      `<link rel="canonical" href="${page}"`,
    ]);
    expect(content(html, 'og:url'), page).toEqual([page]);
    const [picture = ''] = content(html, 'og:image');
    expect(picture, page).toMatch(/^http:\/\/localhost:\d+\/share\/[\w/-]+\.jpg$/);
    expect(content(html, 'og:image:type'), page).toEqual(['image/jpeg']);
    expect([content(html, 'og:image:width'), content(html, 'og:image:height')], page).toEqual([
      ['1200'],
      ['630'],
    ]);
    for (const name of ['description', 'og:title', 'og:image:alt', 'twitter:card']) {
      expect(content(html, name), `${page}: ${name}`).toHaveLength(1);
    }
    if (page.includes('/product/')) expect(content(html, 'description')[0], page).toMatch(/\d\sFCFA/u);
  }
});

test('noindex is set on pages of one visitor, samples in English, and unknown addresses', async ({
  root,
}) => {
  for (const path of [
    '/checkout',
    '/login',
    '/wishlist',
    '/vendors',
    '/blog/five-breeds-to-know',
    '/search',
    '/nope',
  ]) {
    expect(content((await read(root + path)).html, 'robots'), path).toEqual(['noindex']);
  }
  const token = await read(`${root}/account/reset-password/jeton`);
  expect(token.html).not.toMatch(/canonical|og:url/);
});

test('the policy of every document lists its inline parts, and no element has a style attribute', async ({
  root,
}) => {
  const map = await (await fetch(`${root}/sitemap.xml`)).text();
  const pages = Array.from(map.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);
  for (const page of [...pages, ...['/nope', '/checkout', '/login'].map((path) => root + path)]) {
    const { html } = await read(page);
    const policy = plain(/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '');
    const inline = Array.from(
      html.matchAll(/<(style|script)(?![^>]*(?:\ssrc=|json|text\/html))[^>]*>(.*?)<\/\1>/gs),
      ([, , text = '']) => createHash('sha256').update(text).digest('base64'),
    );
    expect(inline.length, page).toBeGreaterThan(1);
    expect(
      inline.filter((hash) => !policy.includes(hash)),
      page,
    ).toEqual([]);
    expect(html.match(/<[^>]* (?:style|on\w+)="/), page).toBeNull();
  }
});

test('well-known files of a site exist, each with its media type', async ({ root }) => {
  const kinds = {
    '/robots.txt': /^text\/plain/,
    '/sitemap.xml': /xml/,
    '/site.webmanifest': /^application\/manifest\+json/,
    '/favicon.ico': /^image\//,
    '/icon-maskable.png': /^image\/png/,
    '/.well-known/security.txt': /^text\/plain/,
    '/THIRD-PARTY.txt': /^text\/plain/,
  };
  for (const [path, kind] of Object.entries(kinds)) {
    const response = await fetch(root + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('content-type'), path).toMatch(kind);
  }
  expect(await (await fetch(`${root}/robots.txt`)).text()).toContain(`Sitemap: ${root}/sitemap.xml`);
  const { shortcuts } = (await (await fetch(`${root}/site.webmanifest`)).json()) as {
    shortcuts: { url: string }[];
  };
  for (const { url } of shortcuts) expect([url, (await fetch(root + url)).status]).toEqual([url, 200]);
  expect(shortcuts).toHaveLength(3);
});

test('a provider that does not answer leaves the pages unchanged, and is reported in a sentence', async ({
  root,
}) => {
  const nobody = 'http://127.0.0.1:9/api/v1';
  const { shopDir } = placeOf(test.info().parallelIndex);
  const before = await read(`${root}/shop`);
  const run = promisify(execFile)(process.execPath, [
    ...['tools/prerender.mjs', '--origin', root, '--from', nobody, '--dist', shopDir],
  ]);
  const { code, stderr } = await run.then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  );
  expect(code).toBe(1);
  expect(stderr).toContain(`could not be read from ${nobody} (nobody answers there)`);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(await read(`${root}/shop`)).toEqual(before);
});
