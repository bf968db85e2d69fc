import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '../../tools/report.mjs';
import { awakeTimes } from './awake.mjs';
import { afterNewVersions } from './new-versions.mjs';
import { openShop, serveShop } from './open-shop.mjs';
import { openRawBrowser } from './raw-browser.mjs';
import { writeReport } from './report.mjs';
import { serve } from './static-server.mjs';
import { tourOf } from './tour.mjs';
import { median, profile, visit } from './visit.mjs';

/**
 * `npm run bench`: measures the built shop on the simulated phone, alternating with its own pages without scripts (the floor), and
 * writes `tests/bench/report.md`. `--runs 5`; `--beside folder` adds another build of the shop (its `dist/`, with its pages), `--peer
 * name=url` another shop (its home, list and product after commas: `name=url,list,product`).
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    peer: { type: 'string', multiple: true, default: [] },
    beside: { type: 'string' },
    port: { type: 'string', default: '4398' },
  },
});
const runs = Number(values.runs);

const { address, products, close } = await openShop(values.port);
const pages = { home: '/', list: '/shop', product: `/product/${products[3].id}` };

/** The shop's own pages without scripts (`/home.html`): the cost of markup, style, fonts and pictures alone. */
const floor = await serve(async (path) => {
  const [, name] = /^\/(home|list|product)\.html$/.exec(path) ?? [];
  const response = await fetch(address + (name === undefined ? path : pages[name]), {
    headers: name === undefined ? {} : { accept: 'text/html' },
  });
  if (!response.ok) return undefined;
  if (name === undefined) return Buffer.from(await response.arrayBuffer());
  const script =
    /<script\b(?![^>]*json)[^>]*>.*?<\/script>|<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/gs;
  return Buffer.from((await response.text()).replace(script, ''));
});

const shops = { shop: (page) => address + pages[page] };
const beside = values.beside && (await serveShop(Number(values.port) + 1, values.beside));
if (beside) shops.beside = (page) => beside.address + pages[page];
for (const peer of values.peer) {
  const [name, urls] = peer.split(/=(.*)/s);
  const [home, list = home, product = home] = urls.split(',');
  shops[name] = (page) => ({ home, list, product })[page];
}
const targets = { ...shops, floor: (page) => `${floor.url}/${page}.html` };

const raw = await openRawBrowser();
const visits = {};
const scripts = {};
for (let run = 1; run <= runs; run += 1) {
  for (const page of Object.keys(pages)) {
    for (const [name, urlOf] of Object.entries(targets)) {
      const visitor = await raw.newVisitor();
      const one = async (key) => {
        const seen = await visit(visitor, urlOf(page));
        visits[key] = [...(visits[key] ?? []), seen];
        return seen;
      };
      const first = await one(`${page} ${name}`);
      scripts[`${page} ${name}`] ??= first.scripts;
      if (name === 'shop') await one(`${page} again`);
      await visitor.close();
    }
  }
  say(`Run ${run} of ${runs}.`);
}
const numbers = ['fcp', 'lcp', 'tbt', 'cls', 'ready', 'bytes', 'requests'];
const medians = (all) =>
  Object.fromEntries(numbers.map((number) => [number, median(all.map((one) => one[number] ?? 0))]));
const result = {
  when: new Date().toISOString().slice(0, 10),
  runs,
  profile,
  measured: Object.fromEntries(Object.entries(visits).map(([key, all]) => [key, medians(all)])),
  newVersions: [],
  tours: {},
  awake: [],
};
const write = () => writeFile(join(import.meta.dirname, 'report.md'), writeReport(result));
// Written before the presses, which take as long again, so that an abort keeps these results.
await write();
for (const [name, urlOf] of Object.entries(shops)) result.tours[name] = await tourOf(raw, urlOf('home'));
result.awake = await awakeTimes(raw, shops, runs);
await write();
await raw.close();
const weighed = scripts['home shop'].map(async ({ name }) => {
  const file = new URL(name).pathname;
  return { file, gzip: (await readFile(join(import.meta.dirname, '../../dist', `${file}.gz`))).length };
});
result.newVersions = await afterNewVersions(await Promise.all(weighed));
await write();
floor.stop();
beside?.close();
close();
say('tests/bench/report.md is written.');
process.exit(0);
