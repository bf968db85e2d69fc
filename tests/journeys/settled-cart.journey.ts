import { expect, type Page } from '@playwright/test';
import { heading, openCheckout, order, pressOrder, recap, watchOrders } from './checkout-steps.ts';
import { test } from './provider.ts';
import { cartBadge, comeBack } from './steps.ts';
import { holdRequests } from './watched.ts';

async function openCart(page: Page, root: string, animal: string, quantity = 1) {
  const provider = await comeBack(page, root);
  await provider.fillCart(animal, quantity);
  await page.goto('/cart/');
  await expect(plus(page)).toBeVisible();
  return provider;
}

const plus = (page: Page) => page.getByRole('button', { name: /^Augmenter la quantité/ });
const toCheckout = (page: Page) => page.getByRole('link', { name: 'Passer à la caisse' }).first();

test('the checkout waits for pending quantities: cart, badge and recap show the same', {
  tag: '@always',
}, async ({ page, root }) => {
  const provider = await openCart(page, root, 'Brebis Mossi');
  const answer = await holdRequests(page, '**/ecommerce/panier/**', 'PATCH');
  await plus(page).click();
  await plus(page).click();
  await toCheckout(page).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByText('Chargement des informations utilisateur...').first()).toBeVisible();
  answer();
  await expect(recap(page)).toContainText('× 3');
  await expect(cartBadge(page)).toHaveAccessibleName('Panier, 3 animaux');
  expect((await provider.cart()).map(({ quantity }) => quantity)).toEqual([3]);
});

test('a change of the cart in another tab is shown at the last step and needs agreement; an emptied cart leads to /cart/', {
  tag: '@always',
}, async ({ page, root }) => {
  await openCheckout(page, root, 'Brebis Mossi', 1, 3);
  const sent = watchOrders(page);
  await expect(order(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/cart/');
  await plus(other).click();
  await expect(heading(page, 'Votre commande a changé')).toBeVisible();
  await expect(recap(page)).toContainText('× 2');
  await expect(cartBadge(page)).toHaveAccessibleName('Panier, 2 animaux');
  await expect(order(page)).toBeDisabled();
  await pressOrder(page, page.getByRole('button', { name: 'J’accepte ces changements' }));
  await expect(order(page)).toBeEnabled();

  await other.getByRole('button', { name: /^Supprimer du panier/ }).click();
  await expect(page).toHaveURL('/cart/');
  await expect(heading(page, 'Ton panier est vide')).toBeVisible();
  expect(sent).toEqual([]);
});
