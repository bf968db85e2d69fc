import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../tools/chromium.mjs';
import { buildShop, generateStyles } from '../tools/prepare.mjs';
import { prerenderShop } from '../tools/prerender.mjs';
import { say } from '../tools/report.mjs';
import { startSandbox } from '../tools/sandbox.mjs';
import { seeded } from '../tools/seeded.mjs';
import { median, observe, profile } from './visit.mjs';

/**
 * `npm run bench:catalogue`: how the shop stands a catalogue that grows, on a processor four times slower; the line is not
 * slowed, so that the list is there at once and what is measured is the work on it. Writes `bench/catalogue.md`. `--sizes
 * 69,1000,10000`, `--runs 3`.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '69,1000,2000,10000' },
    runs: { type: 'string', default: '3' },
    port: { type: 'string', default: '4397' },
  },
});
const runs = Number(values.runs);
const list = '/api/v1/ecommerce/products-betails/';

await generateStyles();
await buildShop();
const { sandbox, address } = await startSandbox({
  PORT: values.port,
  SANDBOX_DATA: 'memory',
  SHOP_DIST: 'dist',
});
await prerenderShop({ from: `${address}/api/v1`, origin: address });
const known = await (await fetch(address + list)).json();

/** So many animals with ids and texts of their own; what they share with the seed's are category, country and pictures. */
function animals(count) {
  const random = seeded(count);
  const below = (limit) => Math.floor(random() * limit);
  const letters = (length) => Array.from({ length }, () => String.fromCharCode(97 + below(26))).join('');
  const words = (length) => Array.from({ length }, () => letters(3 + below(7))).join(' ');
  const hex = (length) => Array.from({ length }, () => below(16).toString(16)).join('');
  return Array.from({ length: count }, () => {
    const like = known[below(known.length)];
    const price = 40_000 + below(2_000) * 1_000;
    return {
      ...like,
      id: `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
      name: `${like.name.split(' ')[0]} ${words(2)}`,
      description: words(60),
      price,
      promo_price: below(4) === 0 ? price - 5_000 : null,
      created_at: new Date(1_790_000_000_000 - below(30_000_000_000)).toISOString(),
    };
  });
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumFlags, '--enable-precise-memory-info'],
});

/** The longest of what was seen since the last question, in ms: a task, and a hand's way to the next paint. */
const seen = (page) =>
  page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 700));
    const { tasks, events } = window.benched;
    const longest = (entries) => Math.max(0, ...entries.splice(0).map(({ duration }) => duration));
    return { task: longest(tasks), paint: longest(events) };
  });

async function measure(count, body) {
  const context = await browser.newContext({
    viewport: { width: profile.width, height: profile.height },
    hasTouch: true,
    locale: 'fr-FR',
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.route(`**${list}`, (route) => route.fulfill({ contentType: 'application/json', body }));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
  const measured = {};
  await page.goto(`${address}/shop`, { waitUntil: 'commit' });
  const total = new RegExp(`Affichagede${count}\\D`);
  await page.waitForFunction(
    (source) => new RegExp(source).test(document.querySelector('main')?.innerText.replace(/\s/g, '') ?? ''),
    total.source,
    { timeout: 60_000 },
  );
  measured['list there'] = await page.evaluate(() => performance.now());
  await page.waitForLoadState('load');
  measured['longest task until then'] = (await seen(page)).task;
  await after(2500);
  await seen(page);
  const next = page.locator('main nav').getByRole('link', { name: /2/ }).first();
  await next.scrollIntoViewIfNeeded();
  await seen(page);
  await next.tap();
  const turned = await seen(page);
  measured['turn a page: paint'] = turned.paint;
  await page.goto(`${address}/shop`, { waitUntil: 'load' });
  await after(5000);
  await seen(page);
  await page.locator('main select').first().selectOption('price-low');
  measured['sort: longest task'] = (await seen(page)).task;
  await page
    .getByRole('button', { name: /filtre/i })
    .first()
    .tap();
  await seen(page);
  const box = page.locator('dialog label').first();
  await box.tap();
  const filtered = await seen(page);
  measured['filter: paint'] = filtered.paint;
  measured['filter: longest task'] = filtered.task;
  await page.goto(`${address}/search?q=z`, { waitUntil: 'load' });
  await after(5000);
  await seen(page);
  const field = page.getByRole('combobox').or(page.getByRole('searchbox')).first();
  await field.tap();
  await seen(page);
  for (const letter of 'mout') {
    await page.keyboard.type(letter);
    const { paint, task } = await seen(page);
    measured['a letter of a search: paint'] = Math.max(measured['a letter of a search: paint'] ?? 0, paint);
    measured['a letter of a search: longest task'] = Math.max(
      measured['a letter of a search: longest task'] ?? 0,
      task,
    );
  }
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  measured['heap, MB'] = usedSize / 1e6;
  await context.close();
  return measured;
}

const columns = {};
for (const size of values.sizes.split(',').map(Number)) {
  const body = JSON.stringify(animals(size));
  const all = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure(size, body));
  columns[size] = Object.fromEntries(
    Object.keys(all[0]).map((what) => [what, median(all.map((one) => one[what]))]),
  );
  columns[size]['list, MB'] = body.length / 1e6;
  say(`${size} animals: ${JSON.stringify(columns[size])}`);
}
const sizes = Object.keys(columns);
const spelled = (what, value) => (/MB/.test(what) ? value.toFixed(1) : String(Math.round(value)));
const rows = Object.keys(columns[sizes[0]]).map(
  (what) => `| ${what} | ${sizes.map((size) => spelled(what, columns[size][what])).join(' | ')} |`,
);
await writeFile(
  join(import.meta.dirname, 'catalogue.md'),
  `# A catalogue that grows

${new Date().toISOString().slice(0, 10)}: medians of ${runs} at 390 px, CPU 4 times slower, the line not slowed
(\`npm run bench:catalogue -- --runs ${runs}\`). Times in ms. Animals with random ids, names, texts and prices.

| | ${sizes.join(' | ')} |
| --- |${' --- |'.repeat(sizes.length)}
${rows.join('\n')}
`,
);
await browser.close();
sandbox.kill();
say('bench/catalogue.md is written.');
process.exit(0);
