import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../tools/chromium.mjs';
import { say } from '../tools/report.mjs';
import { awakeTimes } from './awake.mjs';
import { awakeFloorScript, withAwakeFloor } from './awake-floor.mjs';
import { interactions } from './interactions.mjs';
import { afterNewVersions } from './new-versions.mjs';
import { openShop } from './open-shop.mjs';
import { openRawBrowser } from './raw-browser.mjs';
import { writeReport } from './report.mjs';
import { serve } from './static-server.mjs';
import { tourOf } from './tour.mjs';
import { median, profile, visit } from './visit.mjs';

/**
 * `npm run bench`: the built shop on the shopper's phone, beside the yardstick and beside its own pages without a script, all
 * in turns in one run. `--runs 5`, `--peer name=url` (its home, list and product after commas: `name=url,list,product`).
 * `--rewrite` measures nothing: it writes the report of the last run again, with what `bench/missed.md` says by now.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    peer: { type: 'string', multiple: true, default: [] },
    port: { type: 'string', default: '4398' },
    rewrite: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const dist = join(import.meta.dirname, '../dist');
const here = (name) => join(import.meta.dirname, name);

/** The report's last part is written by hand: what it shows as missed, and what was tried for it. */
async function writeReportOf(result) {
  const missed = await readFile(here('missed.md'), 'utf8');
  await writeFile(here('report.md'), writeReport({ ...result, missed }));
}

if (values.rewrite) {
  await writeReportOf(JSON.parse(await readFile(here('report.json'), 'utf8')));
  say('bench/report.md is written again.');
  process.exit(0);
}

const { address, products, close } = await openShop(values.port);
const pages = { home: '/', list: '/shop', product: `/product/${products[3].id}` };

const packed = JSON.parse(await readFile(here('yardstick/pages.json'), 'utf8'));
const yardstick = await serve((path) => {
  const text = packed[path];
  if (text === undefined) return undefined;
  const content = Buffer.from(text, 'base64');
  return path.endsWith('.woff2') ? content : brotliDecompressSync(content);
});
const awakeFloor = '/awake-floor.js';
const awakeScript = Buffer.from(await awakeFloorScript());
/** A page of the shop as its document stands without a script; undefined where there is none of that name. */
async function readable(name) {
  const response = await fetch(address + pages[name], { headers: { accept: 'text/html' } });
  const script =
    /<script\b(?![^>]*json)[^>]*>.*?<\/script>|<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/gs;
  return (await response.text()).replace(script, '');
}
/**
 * The shop's own pages without a script (`/home.html`): what its markup, style, fonts and pictures cost by themselves; and with React
 * and the router alone (`/home-awake.html`).
 */
const floor = await serve(async (path) => {
  if (path === awakeFloor) return awakeScript;
  const [, name, isAwake] = /^\/(home|list|product)(-awake)?\.html$/.exec(path) ?? [];
  if (name !== undefined) {
    const page = await readable(name);
    return Buffer.from(isAwake ? withAwakeFloor(page, awakeFloor) : page);
  }
  const response = await fetch(address + path);
  return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
});

const targets = {
  yardstick: (page) => `${yardstick.url}/${page}.html`,
  floor: (page) => `${floor.url}/${page}.html`,
  shop: (page) => address + pages[page],
};
for (const peer of values.peer) {
  const [name, urls] = peer.split(/=(.*)/s);
  const [home, list = home, product = home] = urls.split(',');
  targets[name] = (page) => ({ home, list, product })[page];
}

const raw = await openRawBrowser();
const visits = {};
for (let run = 1; run <= runs; run += 1) {
  for (const page of Object.keys(pages)) {
    for (const [name, urlOf] of Object.entries(targets)) {
      const visitor = await raw.newVisitor();
      const key = `${page} ${name}`;
      visits[key] ??= [];
      visits[key].push(await visit(visitor, urlOf(page)));
      if (name === 'shop') {
        visits[`${page} again`] ??= [];
        visits[`${page} again`].push(await visit(visitor, urlOf(page)));
      }
      await visitor.close();
    }
  }
  say(`Run ${run} of ${runs}.`);
}
const numbers = ['fcp', 'lcp', 'cls', 'tbt', 'ready', 'bytes', 'fonts', 'requests', 'elements'];
const measured = Object.fromEntries(
  Object.entries(visits).map(([key, all]) => [
    key,
    {
      ...Object.fromEntries(numbers.map((number) => [number, median(all.map((one) => one[number] ?? 0))])),
      scripts: all[0].scripts,
    },
  ]),
);
const weight = async (url) => (await readFile(join(dist, `${new URL(url).pathname}.gz`))).length;
const scripts = {};
for (const page of Object.keys(pages)) {
  const { scripts: all, ready } = visits[`${page} shop`][0];
  const sized = await Promise.all(
    all.map(async ({ name, responseEnd, encodedBodySize, transferSize }) => ({
      file: new URL(name).pathname,
      gzip: await weight(name),
      brotli: encodedBodySize,
      headers: transferSize - encodedBodySize,
      before: ready === null || responseEnd <= ready,
    })),
  );
  scripts[page] = sized;
}
const result = {
  when: new Date().toISOString().slice(0, 10),
  runs,
  profile,
  peers: values.peer.map((peer) => peer.split('=')[0]),
  measured: Object.fromEntries(Object.entries(measured).map(([key, { scripts: _, ...rest }]) => [key, rest])),
  scripts,
  newVersions: await afterNewVersions(scripts.home),
  tours: {},
  awake: [],
  interactions: {},
};
const write = async () => {
  await writeFile(here('report.json'), `${JSON.stringify(result, null, 2)}\n`);
  await writeReportOf(result);
};
// Before the interactions, which take as long again: what has been measured is not lost with them.
await write();
const { yardstick: _, floor: __, ...shops } = targets;
for (const [name, urlOf] of Object.entries(shops)) result.tours[name] = await tourOf(raw, urlOf('home'));
const beside = { ...shops, floor: (page) => `${floor.url}/${page}-awake.html` };
result.awake = await awakeTimes(raw, beside, runs);
await write();
await raw.close();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
const phone = {
  viewport: { width: profile.width, height: profile.height },
  hasTouch: true,
  locale: 'fr-FR',
};
result.interactions = await interactions(browser, phone, address, products[3].id, runs);
await write();
await browser.close();
for (const server of [yardstick, floor]) server.stop();
close();
say('bench/report.md and bench/report.json are written.');
process.exit(0);
