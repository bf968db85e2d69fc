import type { Browser } from 'puppeteer-core';
import { startSandbox } from '#sandbox/server.ts';
import { endingWorker } from '../../deploy/end-worker.mjs';
import { limits } from '../journeys/limits.ts';
import { type Line, openLine } from '../journeys/line.ts';
import { patience } from '../journeys/patience.ts';
import { engines, openBrowser } from './browsers.ts';
import { userOf } from './user.ts';

/**
 * `npm run journeys -- without-line`: in each engine pages are visited, the line is lost, then silent, and what was visited opens;
 * at last another worker ends the shop's. The journey of the same rules (`tests/journeys/offline.journey.ts`) has one engine.
 */
const port = Number(process.env.JOURNEYS_PORT ?? 4199) + 8;
/** The limit of a navigation, and of what follows once a page is idle, in ms. */
const longest = 60_000 * patience;

/** The page is hydrated. */
const ready = `performance.getEntriesByName('shop-ready').length > 0`;
const keptAt = 'document.documentElement.dataset.kept';
/** Whether a key is in a cache. */
const isKept = (key: string): string => `caches.match(${JSON.stringify(key)}).then(Boolean)`;
const isShown = (heading: string): string =>
  `document.querySelector('h1')?.textContent.includes(${JSON.stringify(heading)})`;
const isDrawn = `[...document.querySelectorAll('main img')].some((one) => one.complete && one.naturalWidth > 0)`;

/** Throws at the first step that fails. */
async function visitWithout(browser: Browser, line: Line): Promise<void> {
  const page = await (await browser.createBrowserContext()).newPage({ type: 'window' });
  const user = userOf(page, line.url);
  const open = (path: string) =>
    page.goto(line.url + path, { waitUntil: 'domcontentloaded', timeout: longest });
  const visit = async (path: string): Promise<void> => {
    await open(path);
    await user.see(`${path} in a cache`, isKept(path), longest);
  };
  await open('/faq');
  await user.see('a worker', `navigator.serviceWorker.ready.then(Boolean)`, longest);
  await visit('/shop');
  const animal = await user.see<string>(
    'an animal',
    `document.querySelector('main article a[href^="/product/"]')?.getAttribute('href') ?? null`,
  );
  await visit(animal);
  const name = await user.ask<string>(`document.querySelector('h1').textContent`);
  const twice = line.asked.filter((one, at, all) => one.includes('/assets/') && all.indexOf(one) !== at);
  if (twice.length > 0) throw new Error(`Fetched twice: ${twice.join(', ')}`);

  await open('/login');
  await user.see('a hydrated login', ready, longest);
  await line.cut();
  await user.press({ css: 'a[href="/shop"]' });
  await user.see('the kept list, where a link leads', `Number(${keptAt}) > 0 && ${ready} && ${isDrawn}`);
  await open('/faq');
  await user.see('the first page of the visit', `Number(${keptAt}) > 0 && ${ready}`);
  await open(animal);
  await user.see('the kept animal', `Number(${keptAt}) > 0 && ${isShown(name)} && ${ready} && ${isDrawn}`);
  for (const path of ['/vendors', '/shop?page=2', '/nope']) {
    await open(path);
    await user.see(`${path} that is not kept`, `${keptAt} === 'never' && ${isShown('pas enregistrée')}`);
  }

  await line.restore();
  line.silence();
  await open(animal);
  await user.see('the kept animal of a silent line', `Number(${keptAt}) > 0 && ${isShown(name)}`);

  await line.restore();
  line.answer('/sw.js', { status: 200, body: endingWorker });
  await open('/shop');
  await user.see('the page of the line', `${keptAt} === undefined`);
  await user.see('the end of the worker', `navigator.serviceWorker.getRegistration().then((one) => !one)`);
  // What the former worker was still storing goes at the second page.
  await open('/faq');
  await user.see(
    'the end of all that was kept',
    `navigator.serviceWorker.controller === null && caches.keys().then((names) => names.length === 0)`,
  );
}

const sandbox = await startSandbox({ shopDir: 'dist', settings: limits });
let passed = 0;
let failed = 0;
for (const engine of engines) {
  const browser = await openBrowser(engine);
  if (browser === undefined) {
    console.log(`– ${engine} is not installed`);
    continue;
  }
  const line = await openLine(sandbox.url, port);
  try {
    await visitWithout(browser, line);
    passed += 1;
    console.log(`✓ ${engine}`);
  } catch (reason) {
    failed += 1;
    console.log(`✗ ${engine}: ${reason}`);
  } finally {
    await browser.close();
    await line.close();
  }
}
await sandbox.stop();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
