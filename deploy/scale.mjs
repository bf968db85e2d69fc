import { cpSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { prerenderShop } from '../tools/prerender.mjs';
import { good, say, seconds } from '../tools/report.mjs';
import { root } from '../tools/run.mjs';
import { startSandbox } from '../tools/sandbox.mjs';

/**
 * `npm run deploy -- scale 5000`: measures how long the pages of a large catalogue take, without share pictures: the sandbox's
 * animals repeated, in a copy of the built shop; then again without changes.
 */
const count = Number(process.argv[2] ?? 5000);
const paths = ['products-betails/', 'categories', 'pays/'].map((path) => `/api/v1/ecommerce/${path}`);
const folder = join(root, '.cache/deploy/scale');

/** A catalogue of `count` animals, each with its own id. */
const grown = (animals) =>
  Array.from({ length: count }, (_, index) => {
    const animal = animals[index % animals.length];
    const own = index.toString(16).padStart(8, '0');
    return { ...animal, id: own + animal.id.slice(8), name: `${animal.name} n° ${index + 1}` };
  });

const { sandbox, address } = await startSandbox({ PORT: '0', SANDBOX_DATA: 'memory', SHOP_DIST: '' });
const [animals, ...lists] = await Promise.all(
  paths.map((path) => fetch(address + path).then((r) => r.json())),
);
sandbox.kill();
const answers = new Map(
  paths.map((path, index) => [path, JSON.stringify([grown(animals), ...lists][index])]),
);
const provider = createServer(({ url }, response) => {
  const [path] = url.split('?');
  response.writeHead(answers.has(path) ? 200 : 404, { 'content-type': 'application/json' });
  response.end(answers.get(path));
});
await new Promise((resolve) => provider.listen(0, '127.0.0.1', resolve));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync(join(root, 'dist'), folder, { recursive: true, filter: (path) => !/\/(?:pages|share)$/.test(path) });
const from = `http://127.0.0.1:${provider.address().port}/api/v1`;
const origin = 'https://www.exemple.ci';
const weightOf = (page) =>
  `/${page} ${Math.round(statSync(join(folder, 'pages', `${page}.html`)).size / 1000)} kB`;
try {
  for (const what of ['at first', 'once more']) {
    const since = Date.now();
    const { pages, written } = await prerenderShop({ from, origin, dist: folder, report: say });
    good(
      `${what}: ${pages} pages of ${count} animals, ${written} written, in ${seconds(since)} on ${availableParallelism()} cores.`,
    );
  }
  say(`Lists weigh ${['shop', 'search', 'category'].map(weightOf).join(', ')}.`);
} finally {
  provider.close();
  rmSync(folder, { recursive: true, force: true });
}
