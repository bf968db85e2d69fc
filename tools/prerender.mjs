import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { compressFile } from './compress.mjs';
import { pageStyles } from './page-style.mjs';
import { loadRenderer } from './renderer.mjs';
import { replacedOnce, takenOut } from './replaced-once.mjs';
import { root } from './run.mjs';

/** What the build wrote of its files (`page-files.ts`). */
const pageFiles = join(root, '.cache/page-files.json');

/** `/_shop/product/$id` and `_shop/product.$id` as one and the same name. */
const nameOf = (route) =>
  route
    .replace(/^\//, '')
    .replaceAll('.', '/')
    .replace(/\/index$/, '/');

/** The file of a page below `pages/`: `/` is index.html, `/shop` shop.html. */
const fileOf = (dist, path) => join(dist, 'pages', path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const wholeStyle = /<style>([^<]*)<\/style>/;

const fontLink = /<link\s+rel="preload"\s+as="font"[^>]*href="[^"]*-([\w-]+)\.woff2"[^>]*>/g;

/**
 * The shell with a page in it. Of the style it holds what the page's first paint needs; the whole, and the fonts, are asked for
 * when the page answers a hand (src/main.tsx): until then the line is its scripts'.
 */
function documentOf(shell, { head, body, data }, { style, styleFile, scripts, id }) {
  const preloads = scripts
    .filter((file) => !shell.includes(`/${file}"`))
    .map((file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`);
  const fonts = takenOut(shell, fontLink);
  const late = ` data-style="/${styleFile}" data-fonts="${fonts.taken.map(([, hash]) => hash).join('.')}"`;
  const replacements = [
    [/ data-api="[^"]*"/, () => late],
    [/<title>[^<]*<\/title>/, () => head],
    [wholeStyle, () => `<style>${style}</style>`],
    [
      // From the first script to the end.
      /<script type="module".*(?=<\/body>)/s,
      (fetched) => `${fetched}${preloads.join('')}`,
    ],
    [
      '<div id="root"></div>',
      () => `<div id="root">${body}</div><script type="application/json" id="${id}">${data}</script>`,
    ],
  ];
  return replacements.reduce((text, [what, by]) => replacedOnce(text, what, by), fonts.rest);
}

async function filesBelow(folder) {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

/**
 * Makes every page that does not depend on its visitor, below the built shop's `pages/`, from the catalogue of a provider:
 * `api` is the root of its API, `origin` where the shop stands for the world. Only what has changed is written; what is gone
 * is removed.
 */
export async function prerenderShop({ api, origin, dist = join(root, 'dist') }) {
  const { readCatalogue, pagesOf, renderPage, prerenderedId } = await loadRenderer();
  const shell = await readFile(join(dist, 'index.html'), 'utf8');
  const built = JSON.parse(await readFile(pageFiles, 'utf8'));
  const scripts = new Map(Object.entries(built.scripts).map(([route, files]) => [nameOf(route), files]));
  const styleOf = pageStyles(wholeStyle.exec(shell)[1]);
  const pages = pagesOf(await readCatalogue(api));
  const kept = new Set();
  let written = 0;
  for (const page of pages) {
    const rendered = await renderPage(page, origin);
    if (!scripts.has(nameOf(rendered.routes.at(-1)))) {
      throw new Error(`The build has no script for the page ${page.path} (${rendered.routes.at(-1)}).`);
    }
    const needed = new Set(rendered.routes.flatMap((route) => scripts.get(nameOf(route)) ?? []));
    const html = documentOf(shell, rendered, {
      style: styleOf(rendered.body),
      styleFile: built.style,
      scripts: [...needed],
      id: prerenderedId,
    });
    const file = fileOf(dist, page.path);
    kept.add(file);
    if ((await readFile(file, 'utf8').catch(() => '')) === html) continue;
    await mkdir(dirname(file), { recursive: true });
    await compressFile(file, html);
    await writeFile(file, html);
    written += 1;
  }
  const gone = (await filesBelow(join(dist, 'pages'))).filter((file) => !kept.has(file));
  for (const file of gone) for (const form of ['', '.br', '.gz']) await rm(file + form, { force: true });
  return { pages: pages.length, written, removed: gone.length };
}

/** `npm run prerender -- --api <address> --origin <address>`: the pages of a deployment, again and again. */
if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { api: { type: 'string' }, origin: { type: 'string' } } });
  if (values.api === undefined) {
    console.error(
      'npm run prerender -- --api https://… (the root of the API) [--origin https://… (the shop)]',
    );
    process.exit(1);
  }
  const done = await prerenderShop({ api: values.api, origin: values.origin ?? new URL(values.api).origin });
  console.log(`${done.pages} pages, ${done.written} written, ${done.removed} removed.`);
}
