import { expect, type Page } from '@playwright/test';
import { next, openCheckout, pressOrder, watchOrders } from './checkout-steps.ts';
import { fillSilently } from './fill-silently.ts';
import { faultsOf, test } from './provider.ts';
import { cartBadge, comeBack, logIn, openAnimal } from './steps.ts';

const day = 86_400_000;

/** Shifts the clock of each document. */
const shiftClock = (page: Page, off: number) =>
  page.addInitScript((ms) => {
    const Real = Date;
    class Shifted extends Real {
      constructor(...given: [] | [number]) {
        super(...((given.length === 0 ? [Real.now() + ms] : given) as [number]));
      }
      static override now(): number {
        return Real.now() + ms;
      }
    }
    Object.assign(window, { Date: Shifted });
  }, off);

for (const off of [-day, day]) {
  test(`on a device whose clock is a day ${off < 0 ? 'behind' : 'ahead'}, that always reports offline, opens no window and keeps no worker, as an app’s own browser, has a second csrftoken and fills in without an event, an animal is added once, and ordered once and paid`, async ({
    page,
    context,
    root,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
      Reflect.deleteProperty(Navigator.prototype, 'share');
      window.open = () => null;
    });
    await shiftClock(page, off);
    const provider = await comeBack(page, root);
    await provider.fillCart('', 0);
    await openAnimal(page, root, 'Brebis Mossi');
    const { hostname: domain } = new URL(page.url());
    const hidden = { name: 'csrftoken', value: 'of-another-time', domain };
    await context.addCookies(['/api', '/api/v1/'].map((path) => ({ ...hidden, path })));
    await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Details Panier' })).toBeVisible();
    await expect(cartBadge(page)).toHaveAccessibleName('Panier, 1 animal');
    const kept = (await context.cookies()).filter(({ name }) => name === 'csrftoken');
    expect(kept.map(({ path }) => path)).toEqual(['/']);

    const before = (await provider.orders()).length;
    const sent = watchOrders(page);
    await page.getByRole('link', { name: 'Passer à la caisse' }).first().click();
    await fillSilently(page.getByLabel('Adresse de livraison'), 'Bouaké, Air France 2');
    for (let step = 1; step < 3; step += 1) await next(page).press('Enter');
    await expect(page.getByRole('status').getByText(/^Vous êtes hors connexion/)).toHaveCount(0);
    await pressOrder(page);
    await page.waitForURL('**/sandbox/paiement/**');
    await page.getByRole('button', { name: /^Payer/ }).click();
    await expect(page.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
    expect(sent).toHaveLength(1);
    const orders = await provider.orders();
    expect(orders).toHaveLength(before + 1);
    expect(orders[0]?.client.adresse1).toBe('Bouaké, Air France 2');
  });
}

test('a session that ends exactly at Commander orders nothing; after the login the same attempt is resumed, once', {
  tag: '@always',
}, async ({ page, root }) => {
  const provider = await openCheckout(page, root, 'Brebis Mossi', 1, 3);
  const before = (await provider.orders()).length;
  await faultsOf(root).add({ operationId: 'placeOrder', kind: 'status', status: 401, times: 1 });
  await faultsOf(root).add({ operationId: 'refresh', kind: 'status', status: 401, times: 9 });
  const sent = watchOrders(page);
  await pressOrder(page);
  await expect(page).toHaveURL('/login');
  expect(await provider.orders()).toHaveLength(before);
  await faultsOf(root).clear();
  await logIn(page);
  await expect(page).toHaveURL(/\/checkout/);
  await pressOrder(page, page.getByRole('button', { name: 'Reprendre' }));
  await page.waitForURL('**/sandbox/paiement/**');
  expect(await provider.orders()).toHaveLength(before + 1);
  expect(new Set(sent).size).toBe(1);
});
