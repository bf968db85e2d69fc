import { expect, type Page } from '@playwright/test';
import { pressOrder } from './checkout-steps.ts';
import { providerFor, test } from './provider.ts';
import { customer, logIn, openAnimal } from './steps.ts';
import { takenOver } from './taken-over.ts';

/*
 * The API on another host than the shop (README, "On a server"): the browser asks first whether it may send each header (Fetch
 * standard, CORS protocol). A provider that lists the specification's headers alone has to get no other.
 */

/** The build as `VITE_API_ROOT` would have made it for a provider elsewhere. */
async function askElsewhere(page: Page, root: string, elsewhere: string): Promise<void> {
  // What a test answers in the place of a server has no address: Chromium then asks before it lets a page reach this machine.
  await page.context().grantPermissions(['local-network-access'], { origin: root });
  const ours = (url: URL): boolean => url.origin === root && /^\/(?!media|pictures|fonts)/.test(url.pathname);
  await page.route(ours, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    if (!/html|javascript/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    await route.fulfill({
      response,
      headers: {
        ...headers,
        'content-security-policy': policy.replace("connect-src 'self'", `connect-src 'self' ${elsewhere}`),
      },
      body: (await response.text()).replaceAll(/(["'`])\/api\/v1\1/g, `$1${elsewhere}/api/v1$1`),
    });
  });
}

for (const letter of [true, false]) {
  test(`a provider on another host ${letter ? 'that lists no header but the specification’s' : 'that announces what it takes besides'} takes an add and an order`, async ({
    page,
    root,
    providerElsewhere,
  }) => {
    const elsewhere = await providerElsewhere(letter);
    const asked: { path: string; isOurs: boolean; key: string | undefined }[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (!pathname.startsWith('/api/v1/') || request.method() === 'GET') return;
      asked.push({
        path: pathname.replace('/api/v1/', ''),
        isOurs: origin === root,
        key: request.headers()['idempotency-key'],
      });
    });
    await askElsewhere(page, root, elsewhere);
    const theirs = await providerFor(elsewhere, customer);
    await theirs.fillCart('', 0);
    const before = (await theirs.orders()).length;

    await page.goto('/login');
    await takenOver(page);
    await logIn(page);
    await expect(page).toHaveURL('/dashboard');
    await openAnimal(page, 'Bélier Bali-Bali');
    await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
    await expect(page).toHaveURL('/cart/');
    expect(await theirs.cart()).toHaveLength(1);
    await page.getByRole('link', { name: 'Passer à la caisse' }).first().click();
    await page.getByLabel('Adresse de livraison').fill('Cocody Angré, 8e tranche');
    await page.getByLabel('Ville').fill('Abidjan');
    await page.getByRole('button', { name: 'Suivant' }).click();
    await page.getByRole('radio', { name: 'Wave' }).check();
    await page.getByRole('button', { name: 'Suivant' }).click();
    await pressOrder(page);
    await page.waitForURL('**/sandbox/paiement/**');

    expect(await theirs.orders()).toHaveLength(before + 1);
    const changing = asked.filter(({ path }) => path.startsWith('ecommerce/'));
    expect(changing.map(({ path }) => path)).toEqual(['ecommerce/panier/', 'ecommerce/checkout/']);
    expect(asked.filter(({ isOurs }) => isOurs)).toEqual([]);
    for (const { key } of changing) {
      if (letter) expect(key).toBeUndefined();
      else expect(key).toMatch(/^[\w-]{16,}$/);
    }
  });
}
