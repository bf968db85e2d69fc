// §2 Payment result: CANCELLED or PENDING:

import { expect, type Page } from '@playwright/test';
import { openCheckout, order, pressOrder, watchOrders } from './checkout-steps.ts';
import { patience } from './patience.ts';
import { providerFor, test } from './provider.ts';
import { stretched } from './served.ts';
import { customer, logIn } from './steps.ts';
import { settled } from './watched.ts';
import { withBackForwardCache } from './whole-browser.ts';

const animal = 'Brebis Mossi';
const resume = (page: Page) => page.getByRole('button', { name: /^Reprendre le paiement/ });
const line = (page: Page) => page.getByRole('region', { name: 'Paiement de votre commande' });

/** Orders one animal, paid in full, and opens its payment page. */
async function orderOne(page: Page, root: string): Promise<string> {
  await openCheckout(page, root, animal, 1, 3);
  await pressOrder(page);
  await page.waitForURL('**/sandbox/paiement/**');
  return page.url();
}

/** Chooses on the payment page, and waits for the return to the shop: closing the page earlier would cancel the request. */
async function choose(page: Page, name: RegExp | string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.waitForURL('**/order-status-finished?order_number=*');
}

const orderCount = async (root: string) => (await (await providerFor(root, customer)).orders()).length;

test('a closed payment page: cart, account, orders and result lead back to it in one press, and it is paid once', {
  tag: '@always',
}, async ({ page, root }) => {
  const before = await orderCount(root);
  const address = await orderOne(page, root);
  const follow = async () => {
    await resume(page).first().click();
    await expect(page).toHaveURL(address);
  };
  for (const path of ['/cart/', '/dashboard', '/dashboard?onglet=commandes']) {
    await page.goto(path);
    await expect(resume(page).first()).toBeInViewport();
    if (path === '/cart/') {
      await expect(page.getByRole('heading', { name: 'Ton panier est vide' })).toBeVisible();
      await expect(line(page)).toContainText(/À payer maintenant .*000\sFCFA, encore \d+\smin/);
    }
    // Pressed there from another browser, below.
    if (path !== '/dashboard') await follow();
  }
  await page.clock.install();
  await choose(page, 'Laisser en attente');
  // The result is read four times, with pauses; each reading has real time for its answer.
  await expect(async () => {
    await page.clock.runFor(1000);
    const failed = page.getByRole('heading', { name: 'Paiement échoué' });
    await expect(failed).toBeVisible({ timeout: 200 * patience });
  }).toPass({ intervals: [0] });
  await expect(page.getByRole('main')).toContainText('ne payez pas une seconde fois');
  await expect(page.getByRole('button', { name: 'Remettre au panier' })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(resume(page)).toBeInViewport({ ratio: 1 });
  await follow();
  await choose(page, /^Payer/);
  await expect(page.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
  const read = page.waitForResponse('**/ecommerce/orders/');
  await page.goto('/cart/');
  await expect(page.getByRole('heading', { name: 'Ton panier est vide' })).toBeVisible();
  await (await read).finished();
  await settled(page);
  await expect(resume(page)).toHaveCount(0);
  expect(await orderCount(root)).toBe(before + 1);
});

test('three on Commander in one tick order once; a refused payment is reported, and the order is not doubled; Remettre au panier puts the animal back, and the typed text is still there', {
  tag: '@always',
}, async ({ page, root }) => {
  const before = await orderCount(root);
  await openCheckout(page, root, animal);
  await page.getByLabel('Notes pour la livraison').fill('Portail bleu.');
  await page.getByRole('button', { name: 'Suivant' }).click();
  // With the keyboard: a second click within half a second at this spot would count as a double click.
  await page.getByRole('button', { name: 'Suivant' }).press('Enter');
  await expect(order(page)).toHaveAttribute('data-ready', 'true');
  const sent = watchOrders(page);
  await order(page).evaluate((button: HTMLButtonElement) => {
    for (let times = 0; times < 3; times += 1) button.click();
  });
  await page.waitForURL('**/sandbox/paiement/**');
  expect(sent).toHaveLength(1);
  await choose(page, 'Refuser le paiement');
  await expect(page.getByRole('heading', { name: 'Paiement échoué' })).toBeVisible();
  const number = new URL(page.url()).searchParams.get('order_number') ?? '';
  await page.getByRole('button', { name: 'Remettre au panier' }).click();
  // The payment step of the checkout: nothing to fill in.
  await expect(page).toHaveURL('/checkout?etape=2');
  await expect(page.getByText('de nouveau dans votre panier').first()).toBeVisible();
  await page.goto('/cart/');
  await expect(page.getByRole('row').filter({ hasText: animal })).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByLabel('Notes pour la livraison')).toHaveValue('Portail bleu.');
  await page.goto('/dashboard?onglet=commandes');
  await expect(page.getByRole('row').filter({ hasText: number }).first()).toContainText('Annulée');
  expect(await orderCount(root)).toBe(before + 1);
});

test('another browser, after a login: the provider leads back to the payment; an expired one says so', async ({
  browser,
  page,
  root,
}) => {
  const address = await orderOne(page, root);
  const context = await stretched(await browser.newContext({ baseURL: root, locale: 'fr-FR' }));
  const elsewhere = await context.newPage();
  await elsewhere.goto('/login');
  await logIn(elsewhere);
  await expect(elsewhere).toHaveURL('/dashboard');
  await resume(elsewhere).click();
  await expect(elsewhere).toHaveURL(address);
  await choose(elsewhere, 'Laisser expirer');
  await context.close();
  await page.goto('/cart/');
  await expect(line(page)).toContainText('Paiement non abouti');
  await expect(resume(page)).toHaveCount(0);
});

test.describe('with the back-forward cache', () => {
  const ends = [
    [/^Payer/, 'Paiement réussi !'],
    ['Refuser le paiement', 'Paiement échoué'],
  ] as const;
  for (const [choice, title] of ends) {
    test(`Back to the checkout after the payment says: ${title}`, async ({
      launchOptions,
      playwright,
      root,
    }) => {
      const browser = await withBackForwardCache(playwright, launchOptions);
      try {
        const context = await stretched(await browser.newContext({ baseURL: root, locale: 'fr-FR' }));
        const page = await context.newPage();
        await page.addInitScript(() =>
          window.addEventListener('pageshow', ({ persisted }) =>
            Reflect.set(window, 'fromBfcache', persisted),
          ),
        );
        await orderOne(page, root);
        const other = await context.newPage();
        await other.goto(page.url());
        await choose(other, choice);
        await page.goBack({ waitUntil: 'commit' });
        await page.waitForFunction(() => Reflect.get(window, 'fromBfcache') === true);
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        await expect(page.getByText('Il reste à payer votre commande')).toHaveCount(0);
      } finally {
        await browser.close();
      }
    });
  }
});

test('Back without the back-forward cache says whether it is pending, was refused or is paid, with a next step', {
  tag: '@always',
}, async ({ page, root }) => {
  // On another device this browser does not know the result yet: the shop reads it on return.
  const settle = async (choix: 'payer' | 'refuser') => {
    const body = new URLSearchParams({ choix });
    const { status } = await fetch(page.url(), { method: 'POST', redirect: 'manual', body });
    expect(status).toBe(303);
    await page.goBack({ waitUntil: 'commit' });
  };
  const before = await orderCount(root);
  const address = await orderOne(page, root);
  await page.goBack({ waitUntil: 'commit' });
  await expect(line(page)).toContainText('Paiement en attente');
  // No order is left to place twice.
  await expect(page.getByRole('heading', { name: 'Ton panier est vide' })).toBeVisible();
  await expect(order(page)).toHaveCount(0);
  expect(await orderCount(root)).toBe(before + 1);
  await resume(page).click();
  await expect(page).toHaveURL(address);
  await settle('refuser');
  await expect(line(page)).toContainText('Paiement non abouti');
  await page.getByRole('button', { name: 'Remettre au panier' }).click();
  await expect(page).toHaveURL('/checkout?etape=2');
  expect(await orderCount(root)).toBe(before + 1);
  await page.goto('/checkout?etape=3');
  await pressOrder(page);
  await page.waitForURL('**/sandbox/paiement/**');
  await settle('payer');
  await expect(line(page)).toContainText('Paiement reçu');
  await expect(resume(page)).toHaveCount(0);
  expect(await orderCount(root)).toBe(before + 2);
});
