import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesBelow } from './files.mjs';
import { pagesMark, readBuilt } from './renderer.mjs';
import { giveUp, good, say, seconds } from './report.mjs';
import { eachOf, root } from './run.mjs';
import { removeServed, writeServed } from './served-files.mjs';
import { writeSharePictures } from './share-pictures.mjs';
import { checkSameBuild, openSite, sitemapOf, writeSite } from './site.mjs';
import { Mistake, noticesOf, readDeployment } from './values.mjs';

/** The number of concurrent pages: some are compressed while the next is rendered. */
const atATime = 8;

/** Normalizes `/_shop/product/$id` and `_shop/product.$id` to the same name. */
const nameOf = (route) =>
  route
    .replace(/^\//, '')
    .replaceAll('.', '/')
    .replace(/\/index$/, '/');

/** Returns the function that renders the HTML of a page. */
function pageMaker({ renderer, built, documents }, origin) {
  const scripts = new Map(Object.entries(built.scripts).map(([route, files]) => [nameOf(route), files]));
  return async (page) => {
    const rendered = await renderer.renderPage(page, origin);
    if (!scripts.has(nameOf(rendered.routes.at(-1)))) {
      throw new Error(`The build has no script for the page ${page.path} (${rendered.routes.at(-1)}).`);
    }
    const needed = new Set(rendered.routes.flatMap((route) => scripts.get(nameOf(route)) ?? []));
    return documents.page(rendered, { scripts: [...needed], isListed: page.isListed });
  };
}

/** The page of one record of the provider: without its file, servers send the shell. */
const ofOneRecord = /^\/(?:product|category|product-by-country)\/./;
/** Whether a file could not be written, except for its name. */
const isOfDisk = ({ code }) => code !== undefined && code !== 'ENAMETOOLONG';

/** The maximum number of animals that the shop is designed for (tests/bench/catalogue.md). */
const mostAnimals = 10_000;

/** The warning about a catalogue that is too large for shoppers' phones; null for a smaller one. */
export const tooLarge = (count) =>
  count > mostAnimals
    ? `${count} animals: beyond ${mostAnimals} a list comes late on a cheap phone, and over a slow line not at all (tests/bench/catalogue.md).`
    : null;

/** Reads the catalogue of a provider; throws a `Mistake` if that fails. */
async function catalogueOf({ readCatalogue }, from) {
  try {
    return await readCatalogue(from);
  } catch (error) {
    const why = error.reason === 'network' ? 'nobody answers there' : error.message;
    throw new Mistake(
      `The catalogue could not be read from ${from} (${why}). The pages stay as they are. Another root of the API: --from http://127.0.0.1:4173/api/v1`,
    );
  }
}

/**
 * Where this machine reads a picture: a file of the shop, or a URL; null for one that the shop's policy does not show either
 * (`img-src`), or whose URL is unreadable. A picture of the API's host comes from where the API is read.
 * @param {{ apiRoot: string, mediaRoot: string }} configuration
 * @param {{ from: string, origin: string, dist: string }} places
 */
export function pictureSources({ apiRoot, mediaRoot }, { from, origin, dist }) {
  const shown = new Set([origin, new URL(mediaRoot || '/', origin).origin]);
  return (picture) => {
    if (!URL.canParse(picture, origin)) return null;
    const { href, origin: host, pathname, search } = new URL(picture, origin);
    if (!shown.has(host)) return null;
    if (host === origin && pathname.startsWith('/pictures/')) return join(dist, pathname);
    return host === new URL(apiRoot, origin).origin ? new URL(pathname + search, from).href : href;
  };
}

/**
 * Prerenders every page that does not depend on its visitor into the built shop's `pages/`, from the catalogue of a provider, and
 * writes the sitemap and robots.txt. `from`: the root of the API to read. `origin`: the public origin of the shop. Writes only
 * changed files, each atomically, and removes obsolete ones. A record whose page fails keeps its former one, with one line. `quality`: of brotli.
 * `report`: called with the progress. `site`: the documents, of the built shop unless said. `cards` of the result describes the link
 * preview pictures, which `writeSharePictures` draws afterwards: no page waits for a picture.
 */
export async function prerenderShop({
  from,
  origin,
  dist = join(root, 'dist'),
  quality = 10,
  report = () => {},
  site: opened = openSite(),
}) {
  const site = await opened;
  const { renderer, built } = site;
  await checkSameBuild(built, dist);
  const { pagesOf, shareCards } = renderer;
  const catalogue = await catalogueOf(renderer, from);
  const warning = tooLarge(catalogue.products.length);
  if (warning !== null) report(warning);
  await writeSite(site, { dist, origin });
  // Invalidates the marker: another origin or catalogue (`npm test` after `npm start`) needs new pages.
  if (dist === join(root, 'dist')) await rm(join(root, pagesMark), { force: true });
  const sourceOf = pictureSources(renderer.configuration, { from, origin, dist });
  const cards = shareCards(catalogue).map((card) => ({ ...card, source: sourceOf(card.picture) }));
  const pages = pagesOf(catalogue);
  const current = new Set();
  const count = { pages: 0, written: 0 };
  const failures = [];
  /** `/` is dist/pages/index.html, `/shop` dist/pages/shop.html; the 404 page is where static hosts expect it. */
  const fileOf = (path) => {
    if (path === renderer.missingPath) return join(dist, '404.html');
    return join(dist, 'pages', path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  };
  const htmlOf = pageMaker(site, origin);
  report(`Making ${pages.length} pages …`);
  await eachOf(pages, atATime, async (page) => {
    const file = fileOf(page.path);
    current.add(file);
    try {
      if (await writeServed(file, await htmlOf(page), quality)) count.written += 1;
    } catch (error) {
      if (!ofOneRecord.test(page.path) || isOfDisk(error)) throw error;
      report(`Left out: ${page.path} (${error.message})`);
      failures.push({ error, path: page.path });
      return;
    }
    count.pages += 1;
    if (count.pages % 500 === 0)
      report(`${count.pages} of ${pages.length} pages, ${count.written} written …`);
  });
  // More than odd records: a fault of the shop.
  if (failures.length > count.pages / 10) throw failures[0].error;
  const leftOut = new Set(failures.map(({ path }) => path));
  const listed = pages.filter(({ isListed, path }) => isListed && !leftOut.has(path)).map(({ path }) => path);
  await writeServed(join(dist, 'sitemap.xml'), sitemapOf(origin, listed));
  for (const { path } of cards) current.add(join(dist, path));
  const made = ['pages', 'share'].flatMap((folder) =>
    filesBelow(join(dist, folder), /\.(?:html(?:\.br|\.gz)?|jpg)$/),
  );
  const gone = new Set(made.map((file) => file.replace(/\.(?:br|gz)$/, '')));
  for (const file of current) gone.delete(file);
  for (const file of gone) await removeServed(file);
  return { ...count, leftOut: leftOut.size, removed: gone.size, cards };
}

/**
 * The API to read (`from`), and its root if that has to be written into the documents. The API's address is given by
 * `VITE_API_ROOT`, at the build or now, or by `--api`; if both are given, they have to be equal.
 * @param {{ api?: string, origin: string, from?: string }} said
 */
export function addressesOf({ api, origin, from }, values, built) {
  const configured = values.VITE_API_ROOT ?? built.VITE_API_ROOT;
  if (
    api !== undefined &&
    configured !== undefined &&
    new URL(configured, origin).href !== new URL(api, origin).href
  ) {
    throw new Mistake(
      `The shop asks ${configured} (VITE_API_ROOT), but --api says ${api}. Say it once; an address that only this machine reaches is named with --from.`,
    );
  }
  const read = new URL(api ?? configured ?? '/api/v1', origin);
  const root = read.origin === origin ? read.pathname : read.href;
  return { from: from ?? read.href, ...(api !== undefined && configured === undefined ? { root } : {}) };
}

const usage = `npm run prerender -- --origin https://www.exemple.ci --api https://api.exemple.ci/api/v1
  --origin  where the shop stands (or SHOP_ORIGIN in .deploy/shop.env)
  --api     root of the API (or VITE_API_ROOT there); a path where it is on the shop's own host
  --from    where this machine reads the API, where that is another address
  --dist    the built shop, dist/ unless said
  --pictures none: without the pictures that are shown with shared links`;

/** `npm run prerender`: prerenders the pages of a deployment; can be repeated at any time. */
if (process.argv[1] === import.meta.filename) {
  const since = Date.now();
  try {
    const { values: options } = parseArgs({
      options: Object.fromEntries(
        ['api', 'origin', 'from', 'dist', 'pictures'].map((name) => [name, { type: 'string' }]),
      ),
    });
    if (options.origin !== undefined) process.env.SHOP_ORIGIN = options.origin;
    const values = readDeployment();
    const built = readBuilt();
    if (values.SHOP_ORIGIN === undefined) throw new Mistake(usage);
    const { origin } = new URL(values.SHOP_ORIGIN);
    const { from, root: api } = addressesOf({ ...options, origin }, values, built.values);
    if (api !== undefined) process.env.VITE_API_ROOT = api;
    for (const notice of noticesOf(built.values)) say(notice);
    say(`Reading the catalogue from ${from} …`);
    const done = await prerenderShop({
      from,
      origin,
      report: say,
      ...(options.dist === undefined ? {} : { dist: options.dist }),
    });
    const pages = `${done.pages} pages, ${done.written} written, ${done.removed} removed`;
    good(`${pages}, ${done.leftOut} left out, in ${seconds(since)}.`);
    if (options.pictures !== 'none') {
      const dist = options.dist ?? join(root, 'dist');
      const { drawn, bare } = await writeSharePictures(done.cards, { dist, report: say });
      good(`${done.cards.length} pictures to share, ${drawn} drawn, ${bare} of them without their animal.`);
    }
  } catch (error) {
    if (!(error instanceof Mistake) && error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw error;
    giveUp(error.message);
  }
}
