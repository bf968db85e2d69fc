// §1: Customers check out
// §2 Routes: `/checkout` inside the
// §2 Routes: `/order-status-finished` inside the
// §2 Checkout: Three steps: delivery
// §2 Checkout: Pay on delivery
// §2 Payment result: Reads order_number, to
// §2 Payment result: PAID: success with
// §7 Answers: Orders list feeds
// §9 Constants: Pay on delivery

import { expect, type Page } from '@playwright/test';
import { checkOut, next, openCheckout, order, pressOrder } from './checkout-steps.ts';
import { findAnimal, test } from './provider.ts';
import { cartBadge, phone } from './steps.ts';

/** The order number in the URL of the payment page or the payment result. */
const orderNumberOf = (page: Page): string => new URL(page.url()).searchParams.get('order_number') ?? '';

test.describe('on a phone', () => {
  test.use(phone);

  test('a customer buys an animal and pays it online', { tag: '@always' }, async ({ page, root }) => {
    await checkOut(page, root, 'Bélier Bali-Bali', { type: /mobile ou carte/i, means: 'Wave' });
    await pressOrder(page);

    await page.waitForURL('**/sandbox/paiement/**');
    await expect(page.getByText('Aucun argent ne circule ici.')).toBeVisible();
    await page.getByRole('button', { name: /^Payer/ }).click();

    await page.waitForURL('**/order-status-finished?order_number=*');
    const number = orderNumberOf(page);
    await expect(page.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(number);
    await expect(cartBadge(page)).toContainText('0');

    await page.getByRole('link', { name: 'Voir mes commandes' }).click();
    await expect(page).toHaveURL('/dashboard?onglet=commandes');
    await expect(page.getByRole('row').filter({ hasText: number }).first()).toContainText('Payée');
  });
});

test('a customer buys on delivery and pays 30 % up front', { tag: '@always' }, async ({
  page,
  root,
  strict,
}) => {
  await openCheckout(page, root, 'Bouc du Sahel', 1, 2);
  await page.getByRole('radio', { name: /à la livraison/i }).check();
  await page.getByRole('radio', { name: 'Orange Money' }).check();
  await next(page).press('Enter');
  const main = page.getByRole('main');
  await expect(main).toContainText(/29\s400\sFCFA/);
  await expect(main).toContainText(/68\s600\sFCFA/);
  await expect(order(page)).toHaveAccessibleDescription(/FCFA.*FCFA/);
  await pressOrder(page);

  await page.waitForURL('**/sandbox/paiement/**');
  await page.getByRole('button', { name: /^Payer 29\s400/ }).click();
  await page.waitForURL('**/order-status-finished?order_number=*');
  const number = orderNumberOf(page);
  await expect(page.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
  await expect(main).toContainText(/L’acompte de 30\s% de votre commande/);
  // A provider without additions says no date.
  await expect(main).toContainText(
    strict ? /Acompte payé 29\s400\sFCFA/ : /Acompte payé 29\s400\sFCFA le \d/,
  );
  await expect(main).toContainText(/Livraison souhaitée\s: .+, à confirmer par téléphone/);
  await expect(main).toContainText(/Reste en espèces\s: 68\s600\sFCFA/);
  // This browser has no sheet for files: the picture itself is shown, under the shop's own policy.
  await page.getByRole('button', { name: 'Envoyer un reçu' }).click();
  const receipt = page.getByRole('img', { name: new RegExp(`Commande ${number}.*Paiement reçu, état du`) });
  await expect(receipt).toBeVisible();
  expect(await receipt.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);

  await page.getByRole('link', { name: 'Voir mes commandes' }).click();
  await expect(page.getByRole('row').filter({ hasText: number }).first()).toContainText('En cours');
  await expect(page.getByText(/Acompte de 30\s% reçu/).first()).toBeVisible();
});

test('an order without a payment page leads to the orders, which say that its payment waits; lists show what is left', async ({
  page,
  root,
}) => {
  const name = 'Bouc du Sahel';
  const { quantity_initial, quantity_vendu } = await findAnimal(root, name);
  const left = page.getByRole('article').filter({ hasText: name }).getByText('Stock disponible').first();
  const number = (count: number) => new RegExp(`Stock disponible\\s: ${count}$`);
  // A provider without the additions of payments.
  for (const call of ['**/ecommerce/checkout/', '**/ecommerce/get-detail-payment-order/*'])
    await page.route(call, async (route) => {
      const response = await route.fetch();
      const { payment_url: _, amount: __, expires_at: ___, ...json } = await response.json();
      await route.fulfill({ response, json });
    });
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/products-betails/')) lists.push(request.url());
  });
  await checkOut(page, root, name, { type: /mobile ou carte/i, means: 'Wave' }, async () => {
    await page.goBack();
    await expect(left).toHaveText(number(quantity_initial - quantity_vendu));
    await page.goForward();
  });
  const before = lists.length;
  await pressOrder(page);
  await expect(page).toHaveURL('/dashboard?onglet=commandes');
  await expect(page.getByText('Commande effectuée avec succès.').first()).toBeVisible();
  const waits = page.getByRole('main').getByText(/^Paiement en attente\. Pour la payer, contactez/);
  await expect(waits).toHaveCount(1);
  await page.getByRole('link', { name: 'Boutique', exact: true }).first().click();
  await expect(left).toHaveText(number(quantity_initial - quantity_vendu - 1));
  expect(lists).toHaveLength(before + 1);
});
