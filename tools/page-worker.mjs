import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { replaceFile } from './replaced-files.mjs';
import { openSite } from './site.mjs';

/*
 * One of the workers that make pages (`prerender.mjs`): for each page that it is given it answers with the page's file and
 * whether that was written; nothing (null) ends it.
 */

const { dist, origin } = workerData;
const { renderer, built, documents } = await openSite();

/** `/_shop/product/$id` and `_shop/product.$id` as one and the same name. */
const nameOf = (route) =>
  route
    .replace(/^\//, '')
    .replaceAll('.', '/')
    .replace(/\/index$/, '/');

const scripts = new Map(Object.entries(built.scripts).map(([route, files]) => [nameOf(route), files]));

/** The file of a page: `/` is dist/pages/index.html, `/shop` dist/pages/shop.html; what is nowhere is where static hosts look for it. */
const fileOf = (path) => {
  if (path === renderer.missingPath) return join(dist, '404.html');
  return join(dist, 'pages', path === '/' ? 'index.html' : `${path.slice(1)}.html`);
};

async function htmlOf(page) {
  const rendered = await renderer.renderPage(page, origin);
  if (!scripts.has(nameOf(rendered.routes.at(-1)))) {
    throw new Error(`The build has no script for the page ${page.path} (${rendered.routes.at(-1)}).`);
  }
  const needed = new Set(rendered.routes.flatMap((route) => scripts.get(nameOf(route)) ?? []));
  return documents.page(rendered, { scripts: [...needed], isListed: page.isListed });
}

parentPort.on('message', async (page) => {
  if (page === null) return parentPort.close();
  const html = page.plain === undefined ? await htmlOf(page) : documents.plain(page.plain);
  const file = fileOf(page.path);
  parentPort.postMessage({ file, isWritten: await replaceFile(file, html) });
});
