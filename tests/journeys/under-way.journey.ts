import { expect, type Page } from '@playwright/test';
import { heading, holdOrders, openCheckout, pressOrder, unanswered, watchOrders } from './checkout-steps.ts';
import { test } from './provider.ts';

const underWay = 'Votre commande est en cours d’envoi dans un autre onglet';

/** Opens a second tab of the same customer at the last step. */
async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/checkout?etape=3');
  return other;
}

test('an order that another tab waits for is said to be in progress, can be neither resumed nor given up here, and is one order', {
  tag: '@always',
}, async ({ page, root }) => {
  const provider = await openCheckout(page, root, 'Brebis Mossi', 1, 3);
  const before = (await provider.orders()).length;
  const sent = watchOrders(page);
  const release = await holdOrders(page);
  await pressOrder(page);
  await expect.poll(() => sent).toHaveLength(1);
  const other = await secondTab(page);
  const sentThere = watchOrders(other);
  await expect(heading(other, underWay)).toBeVisible();
  await expect(heading(other, unanswered)).toHaveCount(0);
  await expect(other.getByRole('button', { name: /Reprendre|Abandonner/ })).toHaveCount(0);
  release();
  await page.waitForURL('**/sandbox/paiement/**');
  await expect(heading(other, underWay)).toHaveCount(0);
  await expect(other).toHaveURL('/cart/');
  expect([sent.length, sentThere.length]).toEqual([1, 0]);
  expect(await provider.orders()).toHaveLength(before + 1);
});

test('a logout elsewhere while an order is sent says that it may have been received', async ({
  page,
  root,
}) => {
  const provider = await openCheckout(page, root, 'Brebis Mossi', 1, 3);
  const before = (await provider.orders()).length;
  const sent = watchOrders(page);
  // The provider has it; its answer never comes.
  await page.route('**/ecommerce/checkout/', async (route) => void (await route.fetch()));
  await pressOrder(page);
  await expect.poll(() => sent).toHaveLength(1);
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Elle est peut-être enregistrée. Connectez-vous')).toBeVisible();
  // The order was received, and before the next journey fills the cart.
  await expect.poll(async () => (await provider.orders()).length).toBe(before + 1);
});
