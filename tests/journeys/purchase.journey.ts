// §1: Customers check out
// §2 Routes: `/checkout` inside the
// §2 Routes: `/order-status-finished` inside the
// §2 Checkout: Three steps: delivery
// §2 Checkout: Pay on delivery
// §2 Payment result: Reads order_number, to
// §2 Payment result: PAID: success with
// §2 Payment result: CANCELLED or PENDING:
// §2 Payment result: No order found:
// §7 Answers: Orders list feeds
// §9 Constants: Pay on delivery

import { expect, type Page } from '@playwright/test';
import { checkOut, pressOrder } from './checkout-steps.ts';
import { providerFor, test } from './provider.ts';
import { cartBadge, comeBack, customer } from './steps.ts';

/** The order number in the URL of the payment page or the payment result. */
const orderNumberOf = (page: Page): string => new URL(page.url()).searchParams.get('order_number') ?? '';

test('a customer buys an animal and pays it online @phone', async ({ page, root }) => {
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
  const order = page.getByRole('row').filter({ hasText: number }).first();
  await expect(order).toContainText('Payée');
});

test('a customer buys on delivery and pays 30 % up front', async ({ page, root }) => {
  await checkOut(page, root, 'Bouc du Sahel', { type: /à la livraison/i, means: 'Orange Money' });
  const main = page.getByRole('main');
  await expect(main).toContainText(/29\s400\sFCFA/);
  await expect(main).toContainText(/68\s600\sFCFA/);
  await pressOrder(page);

  await page.waitForURL('**/sandbox/paiement/**');
  await page.getByRole('button', { name: /^Payer 29\s400/ }).click();
  await page.waitForURL('**/order-status-finished?order_number=*');
  const number = orderNumberOf(page);
  await expect(page.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();

  await page.goto('/dashboard?onglet=commandes');
  await expect(page.getByRole('row').filter({ hasText: number }).first()).toContainText('En cours');
});

test('a refused payment is reported, and the order is not doubled', async ({ page, root }) => {
  const provider = await providerFor(root, customer);
  const before = (await provider.orders()).length;
  await checkOut(page, root, 'Brebis Djallonké', { type: /mobile ou carte/i, means: 'Carte bancaire' });
  const button = page.getByRole('button', { name: 'Commander' });
  await expect(button).toHaveAttribute('data-ready', 'true');
  await button.dblclick();
  await page.waitForURL('**/sandbox/paiement/**');
  await page.getByRole('button', { name: 'Refuser le paiement' }).click();
  await page.waitForURL('**/order-status-finished?order_number=*');
  const number = orderNumberOf(page);
  await expect(page.getByRole('heading', { name: 'Paiement échoué' })).toBeVisible();
  await page.goto('/dashboard?onglet=commandes');
  await expect(page.getByRole('row').filter({ hasText: number }).first()).toContainText('Annulée');
  expect(await provider.orders()).toHaveLength(before + 1);
});

test('an unknown order number is reported as unknown', async ({ page, root }) => {
  await comeBack(page, root);
  await page.goto('/order-status-finished?order_number=00123');
  await expect(page.getByRole('heading', { name: 'Commande introuvable.' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('00123');
});
