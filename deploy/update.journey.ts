import { cpSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { checkoutWording } from '../src/wording/checkout.ts';
import { pressOrder } from '../tests/journeys/checkout-steps.ts';
import { hydrated } from '../tests/journeys/hydrated.ts';
import { openLine } from '../tests/journeys/line.ts';
import { comeBack, customer } from '../tests/journeys/steps.ts';
import { settled } from '../tests/journeys/watched.ts';
import { layouts } from './layouts.ts';
import { goBack, release } from './release.mjs';
import { type Standing, standUp } from './stand-up.ts';

/* A new version is published while visitors are there, then the one before again (deploy/README.md, `npm run deploy -- release`). */

const [layout] = layouts;
if (layout === undefined) throw new Error('There is no layout.');
const { shop, name } = layout;
const linePort = Number(new URL(shop).port) + 2;

/** Writes the next version of a built shop: it has another worker, and other names of all scripts and styles. */
function writeNext(dist: string, target: string): void {
  cpSync(dist, target, { recursive: true });
  const assets = readdirSync(join(target, 'assets')).filter((file) => /\.(?:js|css)$/.test(file));
  const nextName = (file: string): string => file.replace(/\.(?=js$|css$)/, '-next.');
  for (const file of readdirSync(target, { encoding: 'utf8', recursive: true })) {
    const path = join(target, file);
    if (/\.(?:br|gz)$/.test(file)) rmSync(path);
    if (!/\.(?:html|js|css)$/.test(file)) continue;
    const text = readFileSync(path, 'utf8').replaceAll(/[\w.~-]+\.(?:js|css)\b/g, (found) =>
      assets.includes(found) ? nextName(found) : found,
    );
    writeFileSync(path, file === 'sw.js' ? `/*next*/${text}` : text);
  }
  for (const file of assets) renameSync(join(target, 'assets', file), join(target, 'assets', nextName(file)));
}

/** The versions whose scripts and styles the open document has asked for. */
const versions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname);
    const assets = files.filter((path) => /^\/assets\/.*\.(?:js|css)$/.test(path));
    return [...new Set(assets.map((path) => (/-next\.\w+$/.test(path) ? 'next' : 'former')))];
  });

/** How many documents the page has opened. */
function countDocuments(page: Page): () => number {
  let opened = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) opened += 1;
  });
  return () => opened;
}

test.describe(`an update and a return: ${name}`, () => {
  let standing: Standing;
  let place: string;
  let next: string;
  let former: string;

  test.use({ baseURL: shop });
  test.beforeAll(async () => {
    standing = await standUp(layout, { pictures: false });
    const { served } = standing;
    place = `${served}-versions`;
    next = `${served}-next`;
    writeNext(served, next);
    former = release({ dist: served, place });
    rmSync(served, { recursive: true });
    symlinkSync(join(place, 'current'), served);
  });
  test.afterAll(() => standing?.stop());
  const update = (): void => void release({ dist: next, place });
  const goBackToFormer = (): void => expect(goBack({ place })).toBe(former);

  test('a customer in the checkout loses nothing that was typed but the ID number, and orders once', async ({
    page,
    context,
  }) => {
    // The payment page of a public provider asks for its password.
    await context.setHTTPCredentials({ username: 'belier', password: standing.passwords.pages ?? '' });
    const opened = countDocuments(page);
    const texts = checkoutWording.verification;
    const account = { ...customer, password: standing.passwords.accounts ?? '' };
    const provider = await comeBack(page, standing.providerUrl, account);
    await provider.fillCart('Bélier Bali-Bali', 1);
    const before = (await provider.orders()).length;
    const field = (label: string) => page.getByRole('textbox', { name: label });
    const isThere = async (version: string) => {
      await expect(field(texts.address)).toHaveValue('Cocody Angré, 8e tranche');
      await expect(field(texts.city)).toHaveValue('Abidjan');
      await expect(field(texts.notes)).toHaveValue('Sonner deux fois.');
      await expect(field(texts.idNumber)).toHaveValue('');
      await expect(page.getByText(/^Vous aviez saisi un numéro de CNI/)).toBeVisible();
      expect(await versions(page)).toEqual([version]);
    };
    const online = page.getByRole('radio', { name: /mobile ou carte/i });
    const typeIdNumber = () => field(texts.idNumber).fill('CI012345678');
    /** In the document that is open, with code that it has not loaded before. */
    const openPayment = async (version: string) => {
      await page.getByRole('button', { name: 'Suivant' }).press('Enter');
      await expect(online).toBeVisible();
      expect(await versions(page)).toEqual([version]);
    };

    await page.goto('/checkout');
    await field(texts.address).fill('Cocody Angré, 8e tranche');
    await field(texts.city).fill('Abidjan');
    await field(texts.notes).fill('Sonner deux fois.');
    await typeIdNumber();
    await test.step('a new version', async () => {
      update();
      await openPayment('former');
      await page.goto('/checkout');
      await isThere('next');
    });
    await test.step('the version before', async () => {
      await typeIdNumber();
      goBackToFormer();
      await openPayment('next');
      await page.goto('/checkout');
      await isThere('former');
    });
    await settled(page);
    expect(opened()).toBe(4);
    await typeIdNumber();
    await openPayment('former');
    await online.check();
    await page.getByRole('radio', { name: 'Wave' }).check();
    await page.getByRole('button', { name: 'Suivant' }).press('Enter');
    await pressOrder(page);
    await page.waitForURL('**/sandbox/paiement/**');
    expect((await provider.orders()).length).toBe(before + 1);
  });

  test('a visitor without a line reads whole pages of one version each; the worker is renewed, and does not loop', async ({
    page,
  }) => {
    const line = await openLine(shop, linePort);
    const opened = countDocuments(page);
    let asked = 0;
    /** Opens a page, whose document and code are of this version. */
    const open = async (path: string, version: string, isKept: boolean) => {
      await page.goto(line.url + path);
      await hydrated(page);
      asked += 1;
      expect(await page.evaluate(() => Number(document.documentElement.dataset.kept) > 0)).toBe(isKept);
      expect([path, await versions(page)]).toEqual([path, [version]]);
    };
    const isKeptHere = (path: string) =>
      expect
        .poll(() =>
          page.evaluate(async (address) => {
            const keys = await (await caches.open('belier-visits-none')).keys();
            return keys.some(({ url }) => new URL(url).pathname === address);
          }, path),
        )
        .toBe(true);
    /** One worker, and none that waits; it has the text of the served one. */
    const isRenewed = () =>
      expect
        .poll(() =>
          page.evaluate(async () => {
            const all = await navigator.serviceWorker.getRegistrations();
            return all.map(({ active, installing, waiting }) => [active?.state, installing, waiting]);
          }),
        )
        .toEqual([['activated', null, null]]);
    const message = page.getByRole('main').getByRole('textbox', { name: 'Message' });

    await open('/faq', 'former', false);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await open('/shop', 'former', false);
    await isKeptHere('/shop');
    await open('/contact', 'former', false);
    await message.fill('Livrez-vous à Bouaké ?');

    await test.step('a new version', async () => {
      await line.cut();
      update();
      await open('/shop', 'former', true);
      await line.restore();
      await open('/contact', 'next', false);
      await expect(message).toHaveValue('Livrez-vous à Bouaké ?');
      await isRenewed();
      await open('/about', 'next', false);
      await isKeptHere('/about');
      await line.cut();
      // Kept before, with its own files.
      await open('/shop', 'former', true);
      await expect(page.getByRole('article').first()).toBeVisible();
    });
    await test.step('the version before', async () => {
      goBackToFormer();
      await open('/about', 'next', true);
      await line.restore();
      await open('/contact', 'former', false);
      await expect(message).toHaveValue('Livrez-vous à Bouaké ?');
      await isRenewed();
      await line.cut();
      await open('/shop', 'former', true);
      await line.restore();
      await open('/shop', 'former', false);
    });
    await settled(page);
    expect(opened()).toBe(asked);
    expect(line.asked.filter((one) => one.startsWith('GET /sw.js ')).length).toBeLessThanOrEqual(asked);
    await line.close();
  });
});
