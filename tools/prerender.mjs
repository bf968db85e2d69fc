import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { removeFile, replaceFile } from './replaced-files.mjs';
import { giveUp, good, say, seconds } from './report.mjs';
import { root } from './run.mjs';
import { writeSharePictures } from './share-pictures.mjs';
import { checkSameBuild, openSite, sitemapOf, writeSite } from './site.mjs';
import { Mistake, readDeployment } from './values.mjs';

/** `/_shop/product/$id` and `_shop/product.$id` as one and the same name. */
const nameOf = (route) =>
  route
    .replace(/^\//, '')
    .replaceAll('.', '/')
    .replace(/\/index$/, '/');

/** How many pages are made at a time: while one is compressed the next is rendered. */
const atATime = 4;

async function filesBelow(folder) {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && /\.html(?:\.br|\.gz)?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name.replace(/\.(?:br|gz)$/, '')));
  } catch {
    return [];
  }
}

/** The catalogue of a provider; that it does not give it is said in a sentence. */
async function catalogueOf({ readCatalogue }, from) {
  try {
    return await readCatalogue(from);
  } catch (error) {
    const why = error.message === 'network' ? 'nobody answers there' : error.message;
    throw new Mistake(
      `The catalogue could not be read from ${from} (${why}). The pages stay as they are; is this the root of the API?`,
    );
  }
}

/**
 * Makes every page that does not depend on its visitor, below the built shop's `pages/`, from the catalogue of a provider, and
 * what search engines are told: `from` is where its API is read, `origin` where the shop stands for the world. Only what has
 * changed is written, each file in one step; what is gone is removed. `tell` hears how far it is. `hasPictures`: those that are
 * shown with shared links are drawn first; else `cards` of the answer says what they would be.
 */
export async function prerenderShop({
  from,
  origin,
  dist = join(root, 'dist'),
  hasPictures = false,
  tell = () => {},
}) {
  const site = await openSite();
  const { renderer, built, documents } = site;
  await checkSameBuild(built, dist);
  const { missingPath, pagesOf, plainLists, renderPage, shareCards } = renderer;
  const scripts = new Map(Object.entries(built.scripts).map(([route, files]) => [nameOf(route), files]));
  const catalogue = await catalogueOf(renderer, from);
  await writeSite(site, { dist, origin });
  /** Where a picture is read: a file of the shop, or an address; those of the API's own host as this machine reaches it. */
  const whereIs = (picture) => {
    if (picture.startsWith('/pictures/')) return join(dist, picture);
    const api = new URL(renderer.configuration.apiRoot, origin);
    const { href, pathname, search, origin: host } = new URL(picture, api);
    return host === api.origin ? new URL(pathname + search, from).href : href;
  };

  const cards = shareCards(catalogue).map((card) => ({ ...card, source: whereIs(card.picture) }));
  // Before the pages that name them.
  const pictures = hasPictures ? await writeSharePictures(cards, { dist, tell }) : { drawn: 0, bare: 0 };
  const pages = pagesOf(catalogue);
  const kept = new Set();
  const left = pages.values();
  const count = { pages: 0, written: 0 };

  /** The file of a page: `/` is dist/pages/index.html, `/shop` dist/pages/shop.html; what is nowhere is where static hosts look for it. */
  const fileOf = (path) => {
    if (path === missingPath) return join(dist, '404.html');
    return join(dist, 'pages', path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  };

  async function put(path, html) {
    const file = fileOf(path);
    kept.add(file);
    count.pages += 1;
    if (await replaceFile(file, html)) count.written += 1;
    if (count.pages % 500 === 0) tell(`${count.pages} of ${pages.length} pages, ${count.written} written …`);
  }

  async function make() {
    for (const page of left) {
      const rendered = await renderPage(page, origin);
      if (!scripts.has(nameOf(rendered.routes.at(-1)))) {
        throw new Error(`The build has no script for the page ${page.path} (${rendered.routes.at(-1)}).`);
      }
      const needed = new Set(rendered.routes.flatMap((route) => scripts.get(nameOf(route)) ?? []));
      const html = documents.page(rendered, { scripts: [...needed], isListed: page.isListed });
      await put(page.path, html);
    }
  }

  await Promise.all(Array.from({ length: atATime }, make));
  for (const { path, ...list } of plainLists(catalogue, origin)) await put(path, documents.plain(list));
  const listed = pages.filter(({ isListed }) => isListed).map(({ path }) => path);
  await replaceFile(join(dist, 'sitemap.xml'), sitemapOf(origin, listed));
  const gone = new Set((await filesBelow(join(dist, 'pages'))).filter((file) => !kept.has(file)));
  for (const file of gone) await removeFile(file);
  return { ...count, removed: gone.size, cards, ...pictures };
}

/**
 * Where the shop stands, and where its API is read. The API's address is said once: by `VITE_API_ROOT`, at the build or by
 * now, or by `--api`, which writes it into the documents; said twice, both have to be the same.
 */
function addressesOf({ api, origin, from }, values, built) {
  const told = values.VITE_API_ROOT ?? built.VITE_API_ROOT;
  if (api !== undefined && told !== undefined && new URL(told, origin).href !== new URL(api, origin).href) {
    throw new Mistake(
      `The shop asks ${told} (VITE_API_ROOT), but --api says ${api}. Say it once; an address that only this machine reaches is named with --from.`,
    );
  }
  if (api !== undefined && told === undefined) {
    const { origin: host, pathname } = new URL(api, origin);
    process.env.VITE_API_ROOT = host === origin ? pathname : api;
  }
  return from ?? new URL(api ?? told ?? '/api/v1', origin).href;
}

const usage = `npm run prerender -- --origin https://www.exemple.ci --api https://api.exemple.ci/api/v1
  --origin  where the shop stands (or SHOP_ORIGIN in .deploy/shop.env)
  --api     root of the API (or VITE_API_ROOT there); a path where it is on the shop's own host
  --from    where this machine reads the API, where that is another address
  --dist    the built shop, dist/ unless said
  --pictures none: without the pictures that are shown with shared links`;

/** `npm run prerender`: the pages of a deployment, again and again. */
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
    const { readBuilt } = await import('./renderer.mjs');
    const built = readBuilt();
    if (values.SHOP_ORIGIN === undefined) throw new Mistake(usage);
    const { origin } = new URL(values.SHOP_ORIGIN);
    const from = addressesOf({ ...options, origin }, values, built.values);
    say(`Reading the catalogue from ${from} …`);
    const done = await prerenderShop({
      from,
      origin,
      hasPictures: options.pictures !== 'none',
      tell: say,
      ...(options.dist === undefined ? {} : { dist: options.dist }),
    });
    good(
      `${done.pages} pages, ${done.written} written, ${done.removed} removed; ${done.cards.length} pictures to share, ${done.drawn} drawn, in ${seconds(since)}.`,
    );
    if (done.bare > 0)
      say(`${done.bare} of them without the animal, whose picture did not come or is of another kind.`);
  } catch (error) {
    if (!(error instanceof Mistake) && error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw error;
    giveUp(error.message);
  }
}
