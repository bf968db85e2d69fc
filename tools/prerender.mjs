import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { compressFile } from './compress.mjs';
import { root } from './run.mjs';

const dist = join(root, 'dist');
const renderer = join(root, '.cache/prerender/prerender.js');
const manifestFile = join(root, '.cache/shop-manifest.json');

/** `/_shop/product/$id` and `src/routes/_shop/product.$id.tsx` as one and the same name. */
const nameOf = (route) =>
  route
    .replace(/^src\/routes/, '')
    .replace(/\.tsx$/, '')
    .replaceAll('.', '/')
    .replace(/\/index$/, '/');

/** What of the built shop a route needs, by the name of the route. */
function scriptsByRoute(manifest) {
  const found = new Map();
  const collect = (key, into) => {
    const chunk = manifest[key];
    if (chunk === undefined || into.has(chunk.file)) return into;
    into.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, into);
    return into;
  };
  for (const key of Object.keys(manifest)) {
    const [file, split] = key.split('?');
    if (split !== 'tsr-split=component') continue;
    found.set(nameOf(file), [...collect(key, new Set())]);
  }
  return found;
}

/** The file of a page below `pages/`: `/` is index.html, `/shop` shop.html. */
const fileOf = (path) => join(dist, 'pages', path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The shell with a page in it. */
function documentOf(shell, { head, body, data }, scripts, id) {
  const preloads = scripts
    .filter((file) => !shell.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return shell
    .replace(/ data-api="[^"]*"/, '')
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('</body>', () => `${preloads.join('')}</body>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${body}</div><script type="application/json" id="${id}">${data}</script>`,
    );
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
 * Makes every page that does not depend on its visitor, below `dist/pages/`, from the catalogue of a provider: `api` is the
 * root of its API, `origin` where the shop stands for the world. Only what has changed is written; what is gone is removed.
 */
export async function prerenderShop({ api, origin }) {
  process.env.NODE_ENV = 'production';
  const { readCatalogue, pagesOf, renderPage, prerenderedId } = await import(pathToFileURL(renderer).href);
  const shell = await readFile(join(dist, 'index.html'), 'utf8');
  const scripts = scriptsByRoute(JSON.parse(await readFile(manifestFile, 'utf8')));
  const pages = pagesOf(await readCatalogue(api));
  const kept = new Set();
  let written = 0;
  for (const page of pages) {
    const rendered = await renderPage(page, origin);
    const needed = new Set(rendered.routes.flatMap((route) => scripts.get(nameOf(route)) ?? []));
    const html = documentOf(shell, rendered, [...needed], prerenderedId);
    const file = fileOf(page.path);
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
