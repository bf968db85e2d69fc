import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import type { Product } from '../../openapi/schemas.ts';
import { filesBelow } from '../../tools/files.mjs';
import { seededSample } from '../../tools/seeded-sample.ts';
import { coloursOf, forbidden, hostilePictures } from '../../tools/testing/hostile-pictures.ts';
import { patience } from './patience.ts';
import { test } from './served.ts';

/*
 * A deployment's pages, made from a provider whose pictures are broken, careless or hostile, and some ids odd (`npm run prerender`).
 * A sample of the pictures: tools/foreign-pictures.test.ts draws each, and those that never end, which are waited for.
 */

const port = Number(process.env.JOURNEYS_PORT ?? 4199) + 7;
const provider = `http://127.0.0.1:${port}`;
const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache/share');
const images = { image2: null, image3: null, image4: null, image5: null, image6: null };
const catalogue = '/api/v1/ecommerce/products-betails/';

const long = encodeURIComponent('é'.repeat(60));
/** The last two have no page: one is no address, one no name of a file. */
const oddIds = ['50%', 'a/b\\c', 'é', '..', 'é'.repeat(60)];

test('each page is written where a provider’s pictures are broken and hostile, and no file is read', async ({
  baseURL,
}) => {
  test.setTimeout(600_000 * patience);
  const folder = mkdtempSync(join(tmpdir(), 'belier-foreign-'));
  const file = join(folder, 'canary.png');
  const dist = join(folder, 'dist');
  await sharp({ create: { width: 50, height: 50, channels: 3, background: forbidden } }).toFile(file);
  cpSync(join(root, 'dist'), dist, { recursive: true, filter: (path) => !/\/(?:pages|share)$/.test(path) });
  const pictures = seededSample(
    'hostile pictures',
    hostilePictures({ file, elsewhere: `${baseURL}/elsewhere` }).filter(({ fate }) => fate !== 'endless'),
  );
  // Each run has addresses of its own, and draws them anew.
  const run = Date.now();
  const pathOf = (at: number) => `/media/hostile/${at}?${run}`;
  /** One animal for each picture and each odd id: the others would make pages as everywhere. */
  const firstOf = (text: string) =>
    (JSON.parse(text) as Product[]).slice(0, pictures.length + oddIds.length).map((animal, at) => {
      const image1 = at < pictures.length ? pathOf(at) : null;
      return { ...animal, ...images, image1, id: oddIds[at - pictures.length] ?? animal.id };
    });
  const cached = new Set(filesBelow(cache));
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '', provider);
    const index = /^\/media\/hostile\/(\d+)$/.exec(pathname)?.[1];
    if (index !== undefined) return pictures[Number(index)]?.answer(request, response);
    const answer = await fetch(`${baseURL}${pathname}${search}`);
    const text = await answer.text();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    if (pathname !== catalogue) return response.end(text);
    return response.end(JSON.stringify(firstOf(text)));
  }).listen(port, '127.0.0.1');
  try {
    const words = ['--origin', 'https://www.exemple.ci', '--from', `${provider}/api/v1`, '--dist', dist];
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/prerender.mjs', ...words], {
      cwd: root,
    });
    const animals = firstOf(await (await fetch(`${baseURL}${catalogue}`)).text());
    expect(animals).toHaveLength(pictures.length + oddIds.length);
    const files = animals
      .map(({ id }) => encodeURIComponent(id))
      .flatMap((id) => [`pages/product/${id}.html`, `share/product/${id}.jpg`]);
    const missing = files.filter((path) => !existsSync(join(dist, path)));
    expect(missing).toEqual([
      'pages/product/...html',
      `pages/product/${long}.html`,
      `share/product/${long}.jpg`,
    ]);
    for (const page of ['index', 'shop', 'faq', 'about']) {
      expect(existsSync(join(dist, `pages/${page}.html`)), page).toBe(true);
    }
    // A category's picture is one of these too, and is said once.
    const of = (wanted: string) => pictures.flatMap(({ fate }, at) => (fate === wanted ? [pathOf(at)] : []));
    const left = of('left out');
    // What takes too long on a slow machine may be left out.
    const said = [...stdout.matchAll(/Left out: (\S+) /g)]
      .map(([, path = '']) => path)
      .filter((path) => !of('limited').includes(path));
    const odd = ['/product/..', `/product/${long}`, `/share/product/${long}.jpg`];
    expect(said.toSorted()).toEqual([...left, ...odd].toSorted());
    const shown = filesBelow(join(dist, 'share'), /\.jpg$/);
    for (const path of shown) expect((await coloursOf(path)).forbidden, path).toBe(0);
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
    for (const path of filesBelow(cache)) if (!cached.has(path)) rmSync(path);
  }
});
