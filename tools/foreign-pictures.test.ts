import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { pictureSources } from './prerender.mjs';
import { seededSample } from './seeded-sample.ts';
import { writeSharePictures } from './share-pictures.mjs';
import { coloursOf, forbidden, hostilePictures } from './testing/hostile-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'belier-hostile-'));
const file = join(folder, 'canary.png');
await sharp({ create: { width: 50, height: 50, channels: 3, background: forbidden } }).toFile(file);
writeFileSync(
  `${file}.svg`,
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect id="a" width="10" height="10" fill="#f0f"/></svg>',
);

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
const asked: string[] = [];
const other = await serve(({ url = '' }, response) => {
  asked.push(url);
  response.end(readFileSync(file));
});
const pictures = hostilePictures({ file, elsewhere: other.address });
const provider = await serve((request, response) => {
  pictures[Number(request.url?.split('/').at(-1))]?.answer(request, response);
});
afterAll(() => {
  for (const { server } of [provider, other]) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});

const cards = pictures.map(({ name, fate }, index) => ({
  ...{ path: `/share/product/${index}.jpg`, brand: 'Bélier', name, fate },
  ...{ picture: `/media/${index}`, source: `${provider.address}/media/${index}` },
}));

test.each([
  { what: 'broken and hostile', isEndless: false, wait: undefined },
  { what: 'endless', isEndless: true, wait: 2500 },
])(
  '$what pictures of the provider: each card is written, no file is read, no other host asked, and each left out is said',
  async ({ isEndless, wait }) => {
    const given = seededSample(
      'foreign pictures',
      cards.filter(({ fate }) => (fate === 'endless') === isEndless),
    );
    const said: string[] = [];
    const report = (line: string) => void said.push(line);
    await writeSharePictures([...given], { dist: folder, cache: join(folder, 'kept'), report, wait });
    const seen = await Promise.all(
      given.map(async ({ path, name, picture }) => {
        const counts = await coloursOf(join(folder, path));
        const isSaid = said.filter((line) => line.startsWith(`Left out: ${picture} `)).length === 1;
        return [name, counts.green > 100_000 ? 'drawn' : 'left out', isSaid, counts.forbidden];
      }),
    );
    expect(seen).toEqual(
      given.map(({ name, fate }, at) => {
        const isDrawn =
          fate === 'limited' ? seen[at]?.[1] === 'drawn' : fate === 'drawn' || fate === 'cleaned';
        return [name, isDrawn ? 'drawn' : 'left out', !isDrawn, 0];
      }),
    );
    expect(asked).toEqual([]);
  },
  120_000,
);

test('a picture is read from the shop’s own pictures, the media root and the API only', () => {
  const places = {
    from: 'http://127.0.0.1:4173/api/v1',
    origin: 'https://www.exemple.ci',
    dist: '/srv/shop',
  };
  const own = pictureSources({ apiRoot: '/api/v1', mediaRoot: '' }, places);
  expect(own('/pictures/hero-ram.svg')).toBe('/srv/shop/pictures/hero-ram.svg');
  expect(own('/pictures/../../secret.svg')).toBe('http://127.0.0.1:4173/secret.svg');
  expect(own('/pictures/%2e%2e/index.html')).toBe('http://127.0.0.1:4173/index.html');
  expect(own('/media/a.svg?v=1')).toBe('http://127.0.0.1:4173/media/a.svg?v=1');
  for (const address of [
    'file:///etc/passwd',
    'http://169.254.169.254/a.png',
    '//autre.ci/a.png',
    'http://[',
  ])
    expect(own(address)).toBeNull();

  const apart = pictureSources(
    { apiRoot: 'https://api.exemple.ci/v1', mediaRoot: 'https://cdn.exemple.ci/m' },
    places,
  );
  expect(apart('https://cdn.exemple.ci/m/a.svg')).toBe('https://cdn.exemple.ci/m/a.svg');
  expect(apart('/pictures/hero-ram.svg')).toBe('/srv/shop/pictures/hero-ram.svg');
  expect(apart('https://api.exemple.ci/a.svg')).toBeNull();

  const api = 'https://api.exemple.ci';
  const other = pictureSources({ apiRoot: `${api}/v1`, mediaRoot: api }, places);
  expect(other(`${api}/media/a.svg`)).toBe('http://127.0.0.1:4173/media/a.svg');
});
