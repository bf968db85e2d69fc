import { expect, type Page } from '@playwright/test';
import { cartWording } from '../../src/wording/cart.ts';
import { pressOrder } from './checkout-steps.ts';
import { hydrated } from './hydrated.ts';
import { test } from './provider.ts';
import { cartBadge, comeBack, openAnimal } from './steps.ts';
import { settled } from './watched.ts';

/* Documents marked as the service worker marks those that it keeps: what they show, and that nothing is written from them. */

const animal = 'Bélier Bali-Bali';
const refusal = /^Cette page a été ouverte sans réseau.: rien n’a été envoyé/u;

const yesterday = (): string => `${new Date().setUTCHours(18, 20, 0, 0) - 86_400_000}`;

/** From now on the page's documents are marked; the returned function ends that. */
async function markDocuments(page: Page, mark = yesterday()): Promise<() => Promise<void>> {
  const all = () => true;
  await page.route(all, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace('<html', `<html data-kept="${mark}"`);
    return route.fulfill({ response, body: html });
  });
  return () => page.unroute(all);
}

/** The writes that reach the provider. */
function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/'))
      writes.push(`${request.method()} ${request.url()}`);
  });
  return writes;
}

const said = (page: Page) => page.getByRole('alert').getByText(refusal);

test('no write leaves a kept page, also after it has led on; what is typed stays, and loading it again ends that', async ({
  page,
  root,
}) => {
  const provider = await comeBack(page, root);
  await provider.fillCart(animal, 1);
  const endMarks = await markDocuments(page);
  const writes = watchWrites(page);

  await test.step('the animal is not added', async () => {
    await openAnimal(page, root, animal);
    await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
    await expect(said(page)).toBeVisible();
    await expect(page).toHaveURL(/\/product\//);
  });
  await test.step('a message is not sent', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    const message = page.getByRole('main').getByRole('textbox', { name: 'Message' });
    await message.fill('Livrez-vous à Bouaké ?');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Envoyer/ })
      .click();
    await expect(said(page)).toBeVisible();
    await expect(message).toHaveValue('Livrez-vous à Bouaké ?');
  });
  await test.step('the cart is read, and not changed', async () => {
    await cartBadge(page).click();
    await page.getByRole('button', { name: /^Augmenter la quantité/ }).click();
    await expect(said(page)).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveValue('1');
  });
  await test.step('nothing is ordered', async () => {
    await page.getByRole('link', { name: 'Passer à la caisse' }).first().click();
    await page.getByRole('button', { name: 'Suivant' }).click();
    await expect(said(page)).toBeVisible();
  });
  expect(writes).toEqual([]);
  expect((await provider.cart()).map(({ quantity }) => quantity)).toEqual([1]);

  await endMarks();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Suivant' })).toBeVisible();
  await hydrated(page);
  await settled(page);
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(page).toHaveURL(/etape=2/);
});

test('Commander on a kept page orders nothing, and leaves no attempt', async ({ page, root }) => {
  const provider = await comeBack(page, root);
  await provider.fillCart(animal, 1);
  await page.goto('/checkout');
  for (let step = 1; step < 3; step += 1) await page.getByRole('button', { name: 'Suivant' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Commander' })).toBeVisible();
  const before = await provider.orders();

  await markDocuments(page);
  const writes = watchWrites(page);
  await page.reload();
  await pressOrder(page);
  await expect(said(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Commander' })).toBeVisible();
  expect(writes).toEqual([]);
  expect(await provider.orders()).toEqual(before);
  expect(await page.evaluate(() => localStorage.getItem('order_attempt'))).toBeNull();
});

test('an add that is pressed on a kept page before its code is not sent, and not kept for later', async ({
  page,
  root,
}) => {
  const provider = await comeBack(page, root);
  await provider.fillCart('', 0);
  await page.evaluate(() => localStorage.setItem('provider_accepts', '/api/v1 Idempotency-Key'));
  await markDocuments(page);
  const writes = watchWrites(page);
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`/product/${(await provider.findAnimal(animal)).id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click();
  await expect(said(page)).toBeVisible();
  open();
  await hydrated(page);
  expect(writes).toEqual([]);
  expect(await provider.cart()).toEqual([]);
});

test('an address that is not kept says so, with call and WhatsApp, and leads on', async ({ page }) => {
  await page.route(
    (url) => url.pathname === '/faq',
    async (route) => {
      const response = await route.fetch({ url: route.request().url().replace('/faq', '/checkout') });
      const html = (await response.text()).replace('<html', '<html data-kept="never"');
      await route.fulfill({ response, body: html });
    },
  );
  await page.goto('/faq');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Cette page n’est pas enregistrée' }),
  ).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Appeler le/ })).toHaveAttribute('href', /^tel:/);
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/);
  await main.getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’est pas enregistrée' })).toHaveCount(
    0,
  );
});

test('offline a kept page shows the cart of its customer as it was read, and nothing after a logout', async ({
  page,
  root,
}) => {
  const provider = await comeBack(page, root);
  await provider.fillCart(animal, 2);
  await page.goto('/cart/');
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await expect
    .poll(() =>
      page.evaluate(() => Object.entries({ ...localStorage }).find(([key]) => /:kept_cart$/.test(key))?.[1]),
    )
    .toContain(animal);

  await markDocuments(page);
  await page.route(/\/api\/v1\//, (route) => route.abort());
  await page.goto('/cart/');
  await expect(page.getByRole('main').getByText(/voici votre panier, vu aujourd’hui à/)).toBeVisible();
  await expect(page.getByRole('row', { name: animal })).toBeVisible();
  await expect(page.getByText(cartWording.stored.order)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Passer à la caisse' })).toHaveCount(0);
  await expect(page.getByRole('spinbutton')).toBeDisabled();

  await page.evaluate(() => localStorage.removeItem('access_token'));
  await page.goto('/cart/');
  await expect(page.getByRole('heading', { name: cartWording.empty.title })).toBeVisible();
  await expect(page.getByText(animal)).toHaveCount(0);
});

test('after an order the shop offers to be installed where the browser can, and no more once that was refused', async ({
  page,
  root,
}) => {
  const provider = await comeBack(page, root);
  const order = await provider.orderLines(1);
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve(),
        userChoice: Promise.resolve({ outcome: sessionStorage.getItem('outcome') }),
      });
      dispatchEvent(offer);
    });
  });
  const install = page.getByRole('button', { name: 'Installer', exact: true });
  for (const [button, outcome, isRefused] of [
    ['Installer', 'accepted', false],
    ['Installer', 'dismissed', true],
    ['Non merci', 'none', true],
  ] as const)
    await test.step(`${button}, ${outcome}`, async () => {
      await page.evaluate((chosen) => {
        localStorage.removeItem('install_refused');
        sessionStorage.setItem('outcome', chosen);
      }, outcome);
      await page.goto(`/order-finished?order_number=${order.order_number}`);
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(install).toHaveCount(0);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('install_refused') !== null))
        .toBe(isRefused);
      if (!isRefused) return;
      await page.reload();
      await expect(page.getByRole('main').getByText(order.order_number)).toBeVisible();
      await settled(page);
      await expect(install).toHaveCount(0);
    });
});
