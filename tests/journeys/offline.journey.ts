import { expect, type Page } from '@playwright/test';
import { endingWorker } from '../../deploy/end-worker.mjs';
import { cartWording } from '../../src/wording/cart.ts';
import { checkOutCart, pressOrder, watchOrders } from './checkout-steps.ts';
import { hydrated, taken } from './hydrated.ts';
import { type Line, openLine } from './line.ts';
import { findAnimal, providerFor, test as shop } from './provider.ts';
import { cartBadge, customer, logIn } from './steps.ts';
import { listen, requestsOf, settled, watchSaid } from './watched.ts';

/* The service worker (src/worker/) in the built shop, over a line that is really lost. */

const port = Number(process.env.JOURNEYS_PORT ?? 4199) + 6;

const test = shop.extend<{ line: Line }>({
  line: async ({ root }, use) => {
    const line = await openLine(root, port);
    await use(line);
    await line.close();
  },
});
test.use({ serviceWorkers: 'allow' });

/** The addresses in each cache of the device. */
const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys())
      found[name] = (await (await caches.open(name)).keys()).map(({ url }) =>
        url.replace(location.origin, ''),
      );
    return found;
  });
const visits = async (page: Page): Promise<string[]> => Object.values(await kept(page)).flat();

/** Opens a page, and waits until the worker has started and the page is hydrated. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Visits these pages, and waits until they are kept. */
async function visit(page: Page, line: Line, paths: readonly string[]): Promise<void> {
  await open(page, `${line.url}/faq`);
  for (const path of paths) await open(page, line.url + path);
  await expect.poll(() => visits(page)).toEqual(expect.arrayContaining([...paths]));
  // One after the other: pictures follow pages.
  await expect
    .poll(async () => (await visits(page)).some((key) => /\.(?:svg|jpg|webp)$/.test(key)))
    .toBe(true);
}

/** When the shown document was kept, as it says. */
const shown = (page: Page) => page.evaluate(() => document.documentElement.dataset.kept);

test('the worker is registered once; pages opened within the shop are kept, too, and their files are fetched once', async ({
  page,
  line,
}) => {
  await page.goto(`${line.url}/favicon.svg`);
  // Of the builds before.
  await page.evaluate(() => Promise.all(['belier-shop', 'belier-visits'].map((name) => caches.open(name))));
  await open(page, `${line.url}/`);
  await expect.poll(() => visits(page)).toEqual(expect.arrayContaining(['/', '/kept-shell']));
  await settled(page);
  expect(line.asked.filter((one) => one.startsWith('GET /sw.js '))).toHaveLength(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Boutique' }).first().click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect.poll(() => visits(page)).toContain('/shop');
  expect(Object.keys(await kept(page))).toEqual(['belier-visits-none']);
  // Code and pictures come from the browser's own cache, the opened document is revalidated.
  const files = line.asked.filter((one) => /^GET \/(?:assets|media|pictures)\//.test(one));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((one, at) => files.indexOf(one) !== at)).toEqual([]);
  expect(line.asked).toContain('GET / 304');
});

test('without a line, or with a silent one, a kept page opens with its pictures and answers, and says from when it is; another one says that it was never seen; a worker that ends it deletes all', async ({
  page,
  root,
  line,
}) => {
  const animal = `/product/${(await findAnimal(root, 'Bélier Bali-Bali')).id}`;
  const before = Date.now();
  await visit(page, line, ['/shop', animal]);
  const after = Date.now();
  const openFromNetwork = (path: string) =>
    expect(async () => {
      await page.goto(line.url + path);
      expect(await shown(page)).toBeUndefined();
    }).toPass();

  for (const path of ['/login', '/'])
    await test.step(`a link of ${path} from the network leads to the kept page, which the router could not fill`, async () => {
      await line.restore();
      await openFromNetwork(path);
      // An input would load the list.
      await taken(page);
      if (path === '/') await expect.poll(() => visits(page)).toContain(path);
      await line.cut();
      await page.locator('a[href="/shop"]:visible').first().click();
      await page.waitForFunction(() => Number(document.documentElement.dataset.kept) > 0);
      await expect(page).toHaveURL(`${line.url}/shop`);
    });
  await test.step('what was visited is shown, and says from when it is; the rest was never seen', async () => {
    await page.goto(line.url + animal);
    await expect(page.getByRole('heading', { level: 1, name: 'Bélier Bali-Bali' })).toBeVisible();
    const at = Number(await shown(page));
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(after);
    await hydrated(page);
    const picture = page.getByRole('main').locator('img').first();
    await expect
      .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);

    await page.goto(`${line.url}/cart/`);
    expect(Number(await shown(page))).toBeGreaterThanOrEqual(before);
    await page.goto(`${line.url}/vendors`);
    expect(await shown(page)).toBe('never');
  });
  await test.step('a line that is back leads on from an address that is not kept, and is asked again', async () => {
    await line.restore();
    await page.waitForFunction(() => document.documentElement.dataset.kept === undefined);
    await expect(page).toHaveURL(`${line.url}/vendors`);
    await openFromNetwork(animal);
  });
  await test.step('a line that stays silent for 8 s shows what is kept', async () => {
    line.silence();
    await page.goto(`${line.url}/shop`, { waitUntil: 'commit' });
    expect(Number(await shown(page))).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Boutique' })).toBeVisible();
  });
  await test.step('a worker that ends it deletes what was kept, and is gone at the second navigation', async () => {
    await line.restore();
    line.answer('/sw.js', { status: 200, body: endingWorker });
    await page.goto(`${line.url}/favicon.svg`);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await page.goto(`${line.url}/favicon.svg`);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await expect.poll(() => kept(page)).toEqual({});
  });
});

test('a customer reads home, list, two animals and her cart without a line, and orders once when it is back', async ({
  page,
  root,
  line,
}) => {
  const names = ['Bélier Bali-Bali', 'Bouc du Sahel'];
  const animals = await Promise.all(
    names.map(async (name) => `/product/${(await findAnimal(root, name)).id}`),
  );
  const provider = await providerFor(root, customer);
  await provider.fillCart('Bouc du Sahel', 1);
  const orders = watchOrders(page);
  const before = (await provider.orders()).length;
  await open(page, `${line.url}/login`);
  await logIn(page, customer);
  await expect(page).toHaveURL(/\/dashboard$/);
  const paths = ['/', '/shop', ...animals];
  for (const path of paths) {
    await open(page, line.url + path);
    await expect.poll(() => visits(page)).toContain(path);
  }
  // The cart was never opened: its code has come all the same.
  await expect.poll(async () => (await visits(page)).some((key) => key.includes('/cart.index-'))).toBe(true);

  await line.cut();
  const errors = listen(page);
  await page.goto(line.url);
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Boutique' }).first().click();
  await expect(page).toHaveURL(/\/shop$/);
  for (const [place, name] of names.entries()) {
    await page.goto(line.url + animals[place]);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(Number(await shown(page))).toBeGreaterThan(0);
    await hydrated(page);
  }
  expect(errors).toEqual([]);
  await cartBadge(page).click();
  await expect(page.getByRole('row', { name: 'Bouc du Sahel' })).toBeVisible();
  await expect(page.getByText(cartWording.stored.order)).toBeVisible();
  expect(orders).toEqual([]);

  await line.restore();
  await page.getByRole('link', { name: 'Recharger la page' }).click();
  await checkOutCart(page, { type: /à la livraison/i, means: 'Orange Money' });
  await pressOrder(page);
  await expect.poll(async () => (await provider.orders()).length).toBe(before + 1);
  await expect.poll(() => orders).toHaveLength(1);
});

test('a customer’s visit puts no call, no page of hers and no query into a cache, and ends with her session', async ({
  page,
  root,
  line,
}) => {
  const animal = `/product/${(await findAnimal(root, 'Bélier Bali-Bali')).id}`;
  await open(page, `${line.url}/login`);
  await logIn(page, customer);
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const path of ['/cart/', '/dashboard', '/shop?page=2', animal]) await open(page, line.url + path);
  await expect.poll(() => visits(page)).toContain(animal);
  const keys = Object.values(await kept(page)).flat();
  // Scripts are named after the pages that they belong to.
  const addresses = keys.filter((key) => !key.startsWith('/assets/'));
  expect(addresses.length).toBeGreaterThan(3);
  expect(
    addresses.filter((key) =>
      /\?|\/(?:api|auth|account|cart|checkout|dashboard|order|panier|refresh)/.test(key),
    ),
  ).toEqual([]);

  await page.evaluate(() => localStorage.setItem('access_token', 'ended'));
  await page.goto(`${line.url}/dashboard`);
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => visits(page)).not.toContain(animal);
  // The empty page of the new epoch.
  await expect.poll(() => visits(page)).toContain('/kept-shell');
  await line.cut();
  await page.goto(line.url + animal);
  expect(await shown(page)).toBe('never');
});

test('the first page of a visit is kept with its picture; it hydrates without an error, and one press on it says one thing', async ({
  page,
  root,
  line,
}) => {
  const animal = `/product/${(await findAnimal(root, 'Bélier Bali-Bali')).id}`;
  await open(page, line.url + animal);
  await expect.poll(() => visits(page)).toContain(animal);
  await expect.poll(async () => (await visits(page)).some((key) => /^\/media\//.test(key))).toBe(true);
  await line.cut();
  const errors = listen(page);
  const said = await watchSaid(page);
  let quiet = requestsOf(page);
  await page.goto(line.url + animal);
  expect(Number(await shown(page))).toBeGreaterThan(0);
  await expect(page.getByText(/^Vu le \d\d.\d\d à .* hors connexion/u)).toBeVisible();
  await hydrated(page);
  await quiet();
  expect(errors).toEqual([]);
  const shownNow = page.locator('[role=alert], [role=status]').filter({ hasText: /\S/ });
  // The record itself says that it could not be read again.
  const isOld = /^La fiche à jour n’a pas pu être chargée/;
  await expect(shownNow).toHaveText([isOld]);
  const before = (await said()).length;
  quiet = requestsOf(page);
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
  await quiet();
  await expect(shownNow).toHaveText([isOld, /^Cette page a été ouverte sans réseau/]);
  await expect(page.locator('[data-late-line]')).toHaveCount(0);
  expect((await said()).slice(before)).toEqual([]);
});
