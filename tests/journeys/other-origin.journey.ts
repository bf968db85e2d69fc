import { expect, type Page, test } from '@playwright/test';
import type { Layout } from '../../deploy/layouts.ts';
import { type Standing, standUp } from '../../deploy/stand-up.ts';
import { isOfRun } from '../../tools/seeded-sample.ts';
import { pressOrder } from './checkout-steps.ts';
import { delayCode } from './delayed-code.ts';
import { hydrated } from './hydrated.ts';
import { limits } from './limits.ts';
import { patience } from './patience.ts';
import { providerFor } from './provider.ts';
import { cartBadge, customer, logIn, openAnimal } from './steps.ts';

/*
 * The shop on a static host, its API on another one (deploy/README.md): the browser sends a preflight for each header (Fetch
 * standard, CORS protocol). A provider that allows only the specification's headers must not receive others. The complete test,
 * with every layout, is `npm run deploy -- try`.
 */

const port = Number(process.env.JOURNEYS_PORT ?? 4199);
const shop = `http://localhost:${port + 2}`;
const provider = `http://127.0.0.1:${port + 4}`;

const layoutOf = (strict: boolean): Layout => ({
  name: `other origin ${port} ${strict}`,
  shop,
  server: 'static',
  provider,
  providerPort: port + 4,
  values: {
    VITE_API_ROOT: `${provider}/api/v1`,
    ...{ VITE_PAYMENT_HOSTS: provider, VITE_REPORTS_TO: `${provider}/sandbox/reports` },
  },
  settings: { ...limits, shopOrigin: shop, origin: provider },
  strict,
});

test.use({ baseURL: shop });

/** Before each of the two the shop is built up. */
const runs = [true, false].filter((strict) => isOfRun('provider on another host', String(strict)));

for (const strict of runs) {
  test.describe(strict ? 'without additions' : 'with additions', () => {
    let standing: Standing;
    test.beforeAll(async () => {
      test.setTimeout(300_000 * patience);
      // One of the two is configured without a new build, and shows the shell: no document sends an add.
      standing = await standUp(layoutOf(strict), { pages: !strict, pictures: false });
    });
    test.afterAll(() => standing?.stop());

    test(`a provider on another host ${strict ? 'that lists no header but the specification’s' : 'that announces what it takes besides'} shows its animals, takes an add and an order, and is paid`, async ({
      page,
      context,
    }) => {
      // Chromium asks for permission before a page reaches another site on this machine.
      await context.grantPermissions(['local-network-access'], { origin: shop });
      const asked: { path: string; isOurs: boolean; key: string | undefined }[] = [];
      const said: string[] = [];
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        if (!pathname.startsWith('/api/v1/') || request.method() === 'GET') return;
        asked.push({
          path: pathname.replace('/api/v1/', ''),
          isOurs: origin === shop,
          key: request.headers()['idempotency-key'],
        });
      });
      page.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) said.push(message.text());
      });
      const theirs = await providerFor(provider, customer);
      await theirs.fillCart('', 0);
      const before = (await theirs.orders()).length;

      await page.goto('/login');
      await hydrated(page);
      await logIn(page);
      await expect(page).toHaveURL('/dashboard');
      await page.goto('/shop');
      await expect(page.getByRole('article').first()).toBeVisible();
      // A document that is left before it has loaded the code of its reports sends none.
      await page.waitForFunction(() =>
        performance
          .getEntriesByType('resource')
          .some(({ name, duration }) => /\/reports-[\w-]+\.js$/.test(name) && duration > 0),
      );
      await openAnimal(page, provider, 'Bélier Bali-Bali');
      const picture = page.getByRole('main').locator('img').first();
      await expect(picture).toHaveAttribute('src', new RegExp(`^${provider}/media/`));
      await expect
        .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
      await expect(page).toHaveURL('/cart/');
      expect(await theirs.cart()).toHaveLength(1);
      await page.getByRole('link', { name: 'Passer à la caisse' }).first().click();
      await page.getByLabel('Adresse de livraison').fill('Cocody Angré, 8e tranche');
      await page.getByLabel('Ville').fill('Abidjan');
      await page.getByRole('button', { name: 'Suivant' }).press('Enter');
      await page.getByRole('radio', { name: 'Wave' }).check();
      await page.getByRole('button', { name: 'Suivant' }).press('Enter');
      await pressOrder(page);
      await page.waitForURL(`${provider}/sandbox/paiement/**`);

      expect(await theirs.orders()).toHaveLength(before + 1);
      const changing = asked.filter(({ path }) => path.startsWith('ecommerce/'));
      expect(changing.map(({ path }) => path)).toEqual(['ecommerce/panier/', 'ecommerce/checkout/']);
      expect(asked.filter(({ isOurs }) => isOurs)).toEqual([]);
      for (const { key } of changing) {
        if (strict) expect(key).toBeUndefined();
        else expect(key).toMatch(/^[\w-]{16,}$/);
      }
      await page.getByRole('button', { name: /^Payer/ }).click();
      await page.waitForURL(`${shop}/order-status-finished?order_number=*`);
      await expect(page.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
      expect(said).toEqual([]);

      // What the shop tells of itself, each of its documents when it is left: nothing failed on the way.
      await page.goto(`${provider}/sandbox/reports`);
      const told = ((await page.locator('pre').textContent()) ?? '').split('\n');
      expect(told.join('\n')).toMatch(/ \/shop LCP [\d.]+$/m);
      for (const line of told) expect(line).toMatch(/^\S+Z [\w-]{8} \/[a-z*/-]* (?:LCP|CLS|INP) [\d.]+$/);
    });

    if (strict) return;

    test('a provider on another host takes an add that is pressed before the code: a visitor’s leads to the login unsent and is sent after it, a customer’s is sent twice with one key and added once', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['local-network-access'], { origin: shop });
      const theirs = await providerFor(provider, customer);
      await theirs.fillCart('', 0);
      const path = `/product/${(await theirs.findAnimal('Bélier Bali-Bali')).id}`;
      const keys: (string | undefined)[] = [];
      context.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/ecommerce/panier/'))
          keys.push(request.headers()['idempotency-key']);
      });
      const pressWithoutCode = async (tab: Page): Promise<() => void> => {
        const come = await delayCode(tab);
        await tab.goto(path, { waitUntil: 'commit' });
        await tab.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
        return come;
      };

      const come = await pressWithoutCode(page);
      await expect(page).toHaveURL('/login');
      come();
      const sentence = page
        .getByRole('listitem')
        .filter({ hasText: 'Vous devez vous connecter, pour ajouter' });
      await expect(sentence).toHaveCount(1);
      expect(keys).toEqual([]);
      await logIn(page);
      await expect(page).toHaveURL('/cart/');
      await expect(cartBadge(page)).toHaveAccessibleName(/^Panier, 1/);
      expect((await theirs.cart()).map(({ quantity }) => quantity)).toEqual([1]);
      expect(keys).toHaveLength(1);

      await theirs.fillCart('', 0);
      keys.length = 0;
      const tab = await context.newPage();
      const comeThere = await pressWithoutCode(tab);
      await expect(tab.locator('[data-late-line]')).toContainText('Produit ajouté au panier avec succès.');
      expect(await theirs.cart()).toHaveLength(1);
      comeThere();
      await expect(tab).toHaveURL('/cart/');
      expect((await theirs.cart()).map(({ quantity }) => quantity)).toEqual([1]);
      const [key] = keys;
      expect(key).toMatch(/^[\w-]{16,}$/);
      expect(keys).toEqual([key, key]);
    });
  });
}
