import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { manyAnimals } from '../../tools/many-animals.mjs';
import { giveUp, say, seconds } from '../../tools/report.mjs';
import { earlyPresses, pressEarly } from './early-presses.mjs';
import { openFront } from './front.mjs';
import { openShop, serveShop } from './open-shop.mjs';
import { pressAll } from './presses.mjs';
import { openRawBrowser } from './raw-browser.mjs';
import { reportOf } from './report.mjs';
import { tour } from './tour.mjs';
import { visit } from './visit.mjs';

/**
 * `npm run bench`: measures the built shop on the simulated phone, in turns with its own pages without scripts (the floor), prints a
 * table and writes it to `tests/bench/report.md`. `--runs 9` at most: none begins that would end after `--minutes 22`. `--beside
 * folder` adds another build of the shop (its `dist/`, with its pages); `--animals 10000` is how many its list has, for the presses.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    minutes: { type: 'string', default: '22' },
    beside: { type: 'string' },
    animals: { type: 'string' },
    port: { type: 'string', default: '4398' },
  },
});
const since = Date.now();
const end = since + Number(values.minutes) * 60_000;
const late = 'The bench has not ended in time: something waits for ever.';
setTimeout(giveUp, end + 180_000 - since, late).unref();

const shop = await openShop(values.port);
const beside = values.beside && (await serveShop(Number(values.port) + 1, values.beside));
const animal = shop.products[3].id;
const list = values.animals && JSON.stringify(manyAnimals(shop.products, Number(values.animals)));
const paths = {
  home: '/',
  list: '/shop',
  animal: `/product/${animal}`,
  cart: '/cart/',
  checkout: '/checkout',
  account: '/dashboard',
};
const shops = {
  shop: await openFront(shop.address, { list }),
  ...(beside && { beside: await openFront(beside.address, { list }) }),
};
const fronts = { ...shops, floor: await openFront(shop.address, { isBare: true }) };

/** Rows to columns to values; what has failed is an error. */
const seen = new Map();
const note = (row, column, value) => {
  if (value instanceof Error) say(`${row}, ${column}: ${value.message}`);
  const columns = seen.get(row) ?? {};
  seen.set(row, columns);
  columns[column] = [...(columns[column] ?? []), value];
};
const noteAll = (page, column, values) => {
  for (const [what, value] of Object.entries(values)) note(`${page}: ${what}`, column, value);
};

let round = 0;
let longest = 0;
let report = '';
while (round < Number(values.runs) && Date.now() + longest < end) {
  const began = Date.now();
  const raw = await openRawBrowser();
  const attempt = (row, column, work) => raw.visitor(work).catch((error) => note(row, column, error));
  for (const page of ['home', 'list', 'animal']) {
    for (const [name, front] of Object.entries(fronts)) {
      await attempt(`${page}: FCP`, name, async (newPage) => {
        noteAll(page, name, await visit(newPage, front, paths[page]));
        if (name === 'shop') noteAll(page, 'again', await visit(newPage, front, paths[page]));
      });
    }
  }
  for (const [name, front] of Object.entries(shops)) {
    if (round === 0)
      await attempt('five pages: kB', name, async (newPage) =>
        noteAll('five pages', name, await tour(newPage, front)),
      );
  }
  for (const [what, press] of Object.entries(earlyPresses)) {
    for (const [name, front] of Object.entries(shops)) {
      const row = `early: ${what}`;
      await attempt(row, name, async (newPage) =>
        note(row, name, await pressEarly(newPage, front, paths[press.page], press)),
      );
    }
  }
  for (const [name, front] of Object.entries(shops)) {
    await attempt('press: home: menu', name, (newPage) =>
      pressAll(newPage, front, paths, animal, (what, value) => note(`press: ${what}`, name, value)),
    );
  }
  await raw.close();
  round += 1;
  longest = Math.max(longest, Date.now() - began);
  say(`Round ${round} in ${seconds(began)}.`);
  report = reportOf(seen, ['shop', 'again', ...Object.keys(fronts).slice(1)], round);
  // After each one, so that an abort keeps the former ones.
  await writeFile(join(import.meta.dirname, 'report.md'), report);
}
console.log(report);
say(`tests/bench/report.md is written, after ${seconds(since)}.`);
for (const one of [...Object.values(fronts), shop, beside]) one?.close();
process.exit(0);
