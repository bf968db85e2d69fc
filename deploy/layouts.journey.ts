import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { servedHeaders } from '#rules/served-headers.ts';
import { pressOrder } from '../tests/journeys/checkout-steps.ts';
import { hydrated } from '../tests/journeys/hydrated.ts';
import { newestFor } from '../tests/journeys/outbox.ts';
import { newPassword, register } from '../tests/journeys/registration-steps.ts';
import { logIn, openAnimal } from '../tests/journeys/steps.ts';
import { removeServed, writeServed } from '../tools/served-files.mjs';
import { endingWorker } from './end-worker.mjs';
import { layouts } from './layouts.ts';
import { openDoors } from './outside.ts';
import { type Standing, standUp } from './stand-up.ts';

const animal = 'Bélier Bali-Bali';

/** Collects violations of the policy and uncaught errors on all pages of a walk. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', ({ message }) => found.push(message));
  page.on('console', (message) => {
    if (/Content.Security.Policy|violates/i.test(message.text())) found.push(message.text());
  });
  return found;
}

/** The answer of the server itself, as the page's browser reads it: past its cache and the worker. */
const answerAt = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const { status, headers } = await fetch(address, { cache: 'no-store' });
    return { status, headers: Object.fromEntries<string>(headers) };
  }, path);

for (const layout of layouts) {
  const isSecure = new URL(layout.shop).hostname === 'localhost';
  test.describe(layout.name, () => {
    let standing: Standing;

    test.use({ baseURL: layout.shop });
    test.beforeAll(async () => {
      standing = await standUp(layout);
    });
    test.afterAll(() => standing?.stop());

    test('nothing that the provider closes is open from outside', async () => {
      const { passwords } = standing;
      expect(await openDoors({ shop: layout.shop, provider: layout.provider, passwords })).toEqual([]);
    });

    test('a new person registers, buys an animal, comes back from the payment page, pays, shares and prints', async ({
      page,
      context,
    }) => {
      // The payment page of a public provider asks for its password.
      await context.setHTTPCredentials({ username: 'belier', password: standing.passwords.pages ?? '' });
      const found = complaints(page);
      await page.goto('/register');
      // Over http at another name than localhost there are no locks among tabs, no clipboard, no Secure cookie.
      expect(await page.evaluate(() => isSecureContext)).toBe(isSecure);
      await hydrated(page);
      const email = await register(page);
      await expect(page).toHaveURL('/otp');
      const { code = '' } = await newestFor(standing.providerUrl, email, standing.passwords.pages);
      await page.getByLabel('Chiffre 1 sur 6').click();
      await page.keyboard.type(code);
      await page.getByRole('button', { name: 'Activer mon compte' }).click();
      await expect(page).toHaveURL('/login');
      await logIn(page, { email, password: newPassword });
      await expect(page).toHaveURL('/dashboard');

      await page.goto('/shop');
      await expect(page.getByRole('article').first()).toBeVisible();
      await openAnimal(page, standing.providerUrl, animal);
      const picture = page.getByRole('main').locator('img').first();
      expect(new URL((await picture.evaluate((one) => (one as HTMLImageElement).src)) ?? '').origin).toBe(
        layout.provider,
      );
      await expect
        .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      const shown = await page.reload();
      expect(shown?.status()).toBe(200);
      expect(await shown?.text()).toContain(`<link rel="canonical" href="${page.url()}"`);
      await hydrated(page);

      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      const images = data.flatMap((json) => (JSON.parse(json) as { image?: string[] }).image ?? []);
      expect(images.length).toBeGreaterThan(0);
      expect(images.filter((image) => new URL(image).origin !== layout.provider)).toEqual([]);

      const script = await page.locator('script[src]').first().getAttribute('src');
      for (const [path, kind, type] of [
        ['/sw.js', 'worker', 'javascript'],
        ['/site.webmanifest', 'file', 'application/manifest+json'],
        ['/favicon.svg', 'file', 'image/svg+xml'],
        [script ?? '', 'asset', 'javascript'],
      ] as const) {
        const { status, headers } = await answerAt(page, path);
        expect([path, status, headers['content-type']]).toEqual([path, 200, expect.stringContaining(type)]);
        // A static host adds the policy of every file.
        for (const [name, value] of Object.entries(servedHeaders[kind]))
          expect([path, headers[name]?.replace("frame-ancestors 'none', ", '')]).toEqual([path, value]);
        // A static host compresses by itself. Browsers take brotli with a secure context alone.
        if (layout.server !== 'static') expect(headers['content-encoding']).toBe(isSecure ? 'br' : 'gzip');
      }
      // It keeps the visited animal with its picture, from the provider's host too.
      if (isSecure) {
        const isKept = () =>
          page.evaluate(async (media) => {
            const keys = await (await caches.open('belier-visits-none')).keys();
            return [location.href, `${media}/media/`].every((start) =>
              keys.some(({ url }) => url.startsWith(start)),
            );
          }, layout.provider);
        await expect.poll(isKept).toBe(true);
      }

      const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
      const size = await page.evaluate(async (address) => {
        const drawn = Object.assign(new Image(), { src: address ?? '' });
        await drawn.decode();
        return [drawn.naturalWidth, drawn.naturalHeight];
      }, preview);
      expect(size, 'the picture of a shared link').toEqual([1200, 630]);

      await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await page.getByRole('button', { name: 'Partager' }).click();
      const whatsApp = page.getByRole('main').getByRole('link', { name: /^WhatsApp/ });
      const message = await whatsApp.getAttribute('href');
      expect(new URL(message ?? '').searchParams.get('text')).toContain(page.url());
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
      await expect(page).toHaveURL('/cart/');
      await page.getByRole('link', { name: 'Passer à la caisse' }).first().click();
      await page.getByLabel('Adresse de livraison').fill('Cocody Angré, 8e tranche');
      await page.getByLabel('Ville').fill('Abidjan');
      await page.getByRole('button', { name: 'Suivant' }).press('Enter');
      await page.getByRole('radio', { name: /mobile ou carte/i }).check();
      await page.getByRole('radio', { name: 'Wave' }).check();
      await page.getByRole('button', { name: 'Suivant' }).press('Enter');
      await pressOrder(page);
      await page.waitForURL('**/sandbox/paiement/**');
      expect(new URL(page.url()).origin).toBe(layout.provider);

      await page.goBack({ waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).origin).toBe(layout.shop);
      await page.goForward({ waitUntil: 'commit' });
      await page.getByRole('button', { name: /^Payer/ }).click();
      await page.waitForURL('**/order-status-finished?order_number=*');
      await expect(page.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
      expect(new URL(page.url()).origin).toBe(layout.shop);

      const number = new URL(page.url()).searchParams.get('order_number') ?? '';
      await page.goto('/dashboard?onglet=commandes');
      await page.evaluate(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', document.title);
      });
      await page.getByRole('button', { name: `Actions pour la commande ${number}` }).click();
      await page.getByRole('menuitem', { name: 'Telecharger la facture' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', `Facture_Tabaski_${number}`);

      expect((await page.goto('/nope'))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(found).toEqual([]);
    });

    if (!isSecure) return;

    test('the service worker stays while its file is gone, and is ended by the one that ends it', async ({
      page,
    }) => {
      const file = join(standing.served, 'sw.js');
      const registrations = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      await page.goto('/faq');
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await removeServed(file);
      expect((await answerAt(page, '/sw.js')).status).toBe(404);
      await page.goto('/shop');
      const update = () =>
        navigator.serviceWorker.ready.then((one) => one.update()).catch(({ name }) => name);
      expect(await page.evaluate(update)).toBe('TypeError');
      await page.goto('/faq');
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
      expect(await registrations()).toBe(1);

      await writeServed(file, endingWorker);
      await page.goto('/shop');
      await expect.poll(registrations).toBe(0);
      await page.goto('/faq');
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      await expect.poll(registrations).toBe(0);
      await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    });
  });
}
