// §1: Customers check out
// §2 Routes: `/checkout` inside the
// §2 Routes: `/order-status-finished` inside the
// §2 Checkout: Three steps: delivery
// §2 Checkout: Pay on delivery
// §2 Payment result: Reads order_number, to
// §2 Payment result: PAID: success with
// §2 Payment result: No order found:
// §7 Answers: Orders list feeds
// §9 Constants: Pay on delivery

import { expect, type Page } from '@playwright/test';
import { checkOut, next, openCheckout, order, pressOrder } from './checkout-steps.ts';
import { test } from './provider.ts';
import { cartBadge, comeBack, phone } from './steps.ts';

/** The order number in the URL of the payment page or the payment result. */
const orderNumberOf = (page: Page): string => new URL(page.url()).searchParams.get('order_number') ?? '';

test.describe('on a phone', () => {
  test.use(phone);

  test('a customer buys an animal and pays it online', async ({ page, root }) => {
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

test('a customer buys on delivery and pays 30 % up front', async ({ page, root }) => {
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
  await expect(main).toContainText(/Acompte payé 29\s400\sFCFA le \d/);
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

test('an unknown order number is reported as unknown', async ({ page, root }) => {
  await comeBack(page, root);
  await page.goto('/order-status-finished?order_number=00123');
  await expect(page.getByRole('heading', { name: 'Commande introuvable.' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('00123');
});
