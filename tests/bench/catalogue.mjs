import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../tools/chromium.mjs';
import { manyAnimals } from '../../tools/many-animals.mjs';
import { say } from '../../tools/report.mjs';
import { openShop } from './open-shop.mjs';
import { median, observe, profile } from './visit.mjs';

/**
 * `npm run bench:catalogue`: measures the shop with growing catalogues, with a CPU throttled four times and an unthrottled network,
 * so that the result is the work on the list. Writes `tests/bench/catalogue.md`. `--sizes 69,1000,10000`, `--runs 3`, `--pages 50` opened
 * for the memory, `--about` a description of the machine for the file.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '69,1000,2000,10000' },
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: '50' },
    about: { type: 'string', default: '' },
    port: { type: 'string', default: '4397' },
  },
});
const runs = Number(values.runs);
const list = '/api/v1/ecommerce/products-betails/';

const { address, products, close } = await openShop(values.port);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumFlags, '--enable-precise-memory-info'],
});

/** The longest task, or the longest time from an input to the next paint, since the last call, in ms. */
const seen = (page) =>
  page.evaluate(async () => {
    await new Promise((done) => setTimeout(done, 700));
    const { tasks, events } = window.benched;
    const longest = (entries) => Math.max(0, ...entries.splice(0).map(({ duration }) => duration));
    return { task: longest(tasks), paint: longest(events) };
  });

/** Milliseconds from a press until the list has another text; call it in the page, before the press. */
const watchList = (page) =>
  page.evaluate(() => {
    const shown = () =>
      [...document.querySelectorAll('main article :is(h2, h3)')].map((name) => name.textContent).join();
    const before = shown();
    let pressed;
    for (const type of ['pointerdown', 'change', 'keydown'])
      addEventListener(type, ({ timeStamp }) => (pressed ??= timeStamp), { capture: true });
    window.listShown = new Promise((resolve) => {
      const look = () => {
        if (pressed !== undefined && shown() !== before) resolve(performance.now() - pressed);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });
const listShown = (page) =>
  page.evaluate(() => Promise.race([window.listShown, new Promise((done) => setTimeout(done, 5000, 5000))]));

async function phoneWith(body) {
  const context = await browser.newContext({
    viewport: { width: profile.width, height: profile.height },
    hasTouch: true,
    locale: 'fr-FR',
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.route(`**${list}`, (route) => route.fulfill({ contentType: 'application/json', body }));
  const session = await context.newCDPSession(page);
  return { context, page, session };
}

const heap = async (session) => {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
};

const still = async (page, path) => {
  await page.goto(address + path, { waitUntil: 'load' });
  await after(5000);
  await seen(page);
};

async function measure(count, body) {
  const { context, page, session } = await phoneWith(body);
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
  const measured = {};
  await page.goto(`${address}/shop`, { waitUntil: 'load' });
  // The longest task before that is the hydration, whatever the number of animals.
  await page.waitForFunction(() => performance.getEntriesByName('shop-ready').length > 0);
  await page.evaluate(() => window.benched.tasks.splice(0));
  const total = new RegExp(`Affichagede${count}\\D`);
  await page.waitForFunction(
    (source) => new RegExp(source).test(document.querySelector('main')?.innerText.replace(/\s/g, '') ?? ''),
    total.source,
    { timeout: 60_000 },
  );
  measured['list there'] = await page.evaluate(() => performance.now());
  measured['longest task from awake until the list'] = (await seen(page)).task;
  await after(2500);
  await seen(page);
  const next = page.locator('main nav').getByRole('link', { name: /2/ }).first();
  await next.scrollIntoViewIfNeeded();
  await seen(page);
  await watchList(page);
  await next.tap();
  measured['turn a page: new list'] = await listShown(page);
  measured['turn a page: paint'] = (await seen(page)).paint;
  await still(page, '/shop');
  await watchList(page);
  await page.locator('main select').first().selectOption('price-low');
  measured['sort: new list'] = await listShown(page);
  measured['sort: longest task'] = (await seen(page)).task;
  await page
    .getByRole('button', { name: /filtre/i })
    .first()
    .tap();
  await seen(page);
  await watchList(page);
  await page.locator('dialog label').first().tap();
  measured['filter: new list'] = await listShown(page);
  const filtered = await seen(page);
  measured['filter: paint'] = filtered.paint;
  measured['filter: longest task'] = filtered.task;
  await still(page, '/search?q=z');
  const field = page.locator('input[name=q]').first();
  await field.tap();
  measured['the field of the search: longest task'] = (await seen(page)).task;
  const letters = { paint: 'a letter of a search: paint', task: 'a letter of a search: longest task' };
  for (const letter of 'mout') {
    await page.keyboard.type(letter);
    const one = await seen(page);
    for (const [what, name] of Object.entries(letters))
      measured[name] = Math.max(measured[name] ?? 0, one[what]);
  }
  measured['heap, MB'] = await heap(session);
  await context.close();
  return measured;
}

/** The heap after some pages and after all of them, in MB, without CPU throttling: alternately pages of the list and animals. */
async function memory(body) {
  const { context, page, session } = await phoneWith(body);
  await still(page, '/shop');
  const turns = Number(values.pages);
  const heaps = {};
  for (let turn = 1; turn <= turns; turn += 1) {
    const main = page.getByRole('main');
    if (turn % 2 === 1) {
      const pages = main.getByRole('navigation').last();
      const next = pages.getByRole('link', { name: /suivant/i });
      await ((await next.count()) > 0 ? next : pages.getByRole('link').first()).click();
    } else {
      await main.getByRole('article').first().getByRole('link').click();
      await page.waitForURL(/\/product\//);
      await main.getByRole('heading', { level: 1 }).waitFor();
      await page.goBack();
      await page.waitForURL(/\/shop/);
    }
    await main.getByRole('article').first().waitFor();
    if (turn === Math.ceil(turns / 5)) heaps[`heap after ${turn} pages, MB`] = await heap(session);
  }
  heaps[`heap after ${turns} pages, MB`] = await heap(session);
  await context.close();
  return heaps;
}

const columns = {};
for (const size of values.sizes.split(',').map(Number)) {
  const body = JSON.stringify(manyAnimals(products, size));
  const all = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure(size, body));
  columns[size] = Object.fromEntries(
    Object.keys(all[0]).map((what) => [what, median(all.map((one) => one[what]))]),
  );
  Object.assign(columns[size], await memory(body), { 'list, MB': body.length / 1e6 });
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
(\`npm run bench:catalogue -- --runs ${runs}\`). Times in ms. Animals with random ids, names, texts and prices. ${values.about}

| | ${sizes.join(' | ')} |
| --- |${' --- |'.repeat(sizes.length)}
${rows.join('\n')}
`,
);
await browser.close();
close();
say('tests/bench/catalogue.md is written.');
process.exit(0);
