import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { documentMaker } from './documents.mjs';

const template =
  '<html lang="fr"<!--attributes-->><head><meta charset="utf-8" /><!--policy--><!--robots--><!--head--><style>@font-face{src:url(/a.woff2)}</style><script>early()</script><!--style--></head><body><!--late-words--><!--page--><!--configuration--></body></html>';
const renderer = {
  configuration: {
    apiRoot: 'https://api.exemple.ci/api/v1',
    mediaRoot: 'https://api.exemple.ci',
    brand: 'B&co',
  },
  configurationId: 'configuration',
  prerenderedId: 'prerendered',
  addLines: () => '<p>ajouté</p>',
  documentLines: () => ({ 'late-words': '<p>tard</p>' }),
  documentPolicy: (inline: { styles: string[]; scripts: string[] }, { apiRoot }: { apiRoot: string }) =>
    `style-src ${inline.styles.join(' ')}; script-src ${inline.scripts.join(' ')}; connect-src ${apiRoot}`,
};
const built = {
  template,
  style: '.red{color:red}.blue{color:blue}',
  styleFile: 'assets/style.css',
  entry: ['assets/main.js'],
};
const written = { VITE_BRAND: '</script><script>alert(1)</script>' };
const make = documentMaker(renderer, built, written);
const page = make.page(
  { head: '<title>Liste</title>', body: '<p class="red">…</p>', data: '{}' },
  {
    scripts: ['assets/shop.js'],
    isListed: true,
  },
) as string;
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (html: string) => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

it('a page inlines its part of the style, and its policy names exactly what stands in it', () => {
  const own = '.red{color:red}';
  expect(page).toContain(`<style>${own}</style>`);
  expect(policyOf(page)).toContain(` ${hash(own)};`);
  expect(policyOf(page)).toContain(`script-src ${hash('early()')};`);
  expect(policyOf(page)).toContain('connect-src https://api.exemple.ci/api/v1');
});

it.each([
  ['page', page],
  ['shell', make.shell() as string],
])('the policy of the %s names every style and script that stands in it, the fonts’ too', (_, html) => {
  const inline = Array.from(
    html.matchAll(/<(style|script)(?![^>]*(?:\ssrc=|json))[^>]*>(.*?)<\/\1>/gs),
    ([, , text = '']) => hash(text),
  );
  expect(inline).toContain(hash('@font-face{src:url(/a.woff2)}'));
  expect(
    policyOf(html)
      .match(/'sha256-[^']*'/g)
      ?.toSorted(),
  ).toEqual(inline.toSorted());
});

it('a page, like the shell, requests its code directly behind its policy, and runs it behind the early script, which hears it fail', () => {
  const entry = '<link rel="modulepreload" crossorigin href="/assets/main.js"';
  const script = '<script type="module" crossorigin src="/assets/main.js"></script>';
  const own = '<link rel="preload" as="fetch" crossorigin href="/assets/shop.js"';
  const behind = (html: string) => html.replace(/^.*?Content-Security-Policy" content="[^"]*" \/>/s, '');
  expect(behind(page).startsWith(`${entry} fetchpriority="low">${own} fetchpriority="low">`)).toBe(true);
  expect(behind(make.shell() as string).startsWith(`${entry}>`)).toBe(true);
  for (const html of [page, make.shell() as string])
    expect(html.indexOf(script)).toBeGreaterThan(html.indexOf('<script>early()</script>'));
});

it('a page names the whole style, which it loads once it is hydrated', () => {
  expect(page).toContain('<html lang="fr" data-style="/assets/style.css">');
  expect(page).not.toContain('rel="stylesheet"');
});

it('a page from which an add may be sent names its API and has its messages before its content; no other page has', () => {
  const adding = make.page(
    { head: '<title>Animal</title>', body: '<button data-add="bali">Ajouter</button>', data: '{}' },
    { scripts: [], isListed: true },
  ) as string;
  const [before] = adding.split('<div id="root">');
  for (const part of ['data-api="https://api.exemple.ci/api/v1"', '<p>ajouté</p>']) {
    expect(before).toContain(part);
    expect(page).not.toContain(part);
  }
});

it('the shell links the style, is not indexed, and calls the configured provider', () => {
  const shell = make.shell() as string;
  expect(shell).toContain('<link rel="stylesheet" href="/assets/style.css">');
  expect(shell).toContain('<meta name="robots" content="noindex" data-page />');
  expect(shell).toContain('data-api="https://api.exemple.ci/api/v1"');
  expect(shell).toContain('<title>B&amp;co</title>');
  expect(page).not.toContain('data-api');
  expect(page).not.toContain('noindex');
});

it('a value in a document cannot break out of its element', () => {
  expect(page).toContain('<script type="application/json" id="configuration">{"VITE_BRAND":"\\u003c/script>');
  expect(page.match(/<script>/g)).toEqual(['<script>']);
});

it('throws for a missing or an extra placeholder', () => {
  const without = { ...built, template: template.replace('<!--style-->', '') };
  expect(() => documentMaker(renderer, without, {}).shell()).toThrow(
    'index.html has no place for « style ».',
  );
  const twice = { ...built, template: `${template}<!--late-words-->` };
  expect(() => documentMaker(renderer, twice, {}).shell()).toThrow('The place « late-words » of index.html');
});
