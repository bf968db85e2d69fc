import { expect } from '@playwright/test';
import { cartWording } from '../../src/wording/cart.ts';
import { noticesWording } from '../../src/wording/notices.ts';
import { test } from './provider.ts';
import { comeBack } from './steps.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a double tap on the bin of an animal removes that animal only; Annuler restores it with its quantity, after a lost request at the second press', async ({
  page,
  root,
}) => {
  const shopper = await comeBack(page, root);
  const [first, second] = (await shopper.animals()).filter(
    (animal) => animal.quantity_initial - animal.quantity_vendu > 3,
  );
  if (first === undefined || second === undefined) throw new Error('There are not enough animals.');
  await shopper.fillCart(first.name, 2);
  await shopper.addToCart(second.id, 1);
  await page.clock.install();
  await page.goto('/cart/');
  const bins = page.getByRole('button', { name: /^Supprimer du panier/ });
  await expect(bins).toHaveCount(2);
  await bins.first().dblclick();
  await expect(bins).toHaveCount(1);
  const notice = page.getByRole('listitem').filter({ hasText: 'Article supprimé du panier.' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: second.name })).toBeVisible();
  const undo = page.getByRole('button', { name: cartWording.removed.undoLine(first.name) });
  // The notice closes after five seconds; the button that restores the animal remains.
  await page.clock.runFor(6000);
  await expect(notice).toHaveCount(0);
  await page.route('**/ecommerce/panier/', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await undo.tap();
  await expect(page.getByText(noticesWording['line-restore-failed'].text)).toBeVisible();
  await expect(undo).toBeFocused();
  await page.unrouteAll();
  // With the keyboard: a tap within half a second of the first tap would count as a double tap, which is ignored.
  await undo.press('Enter');
  await expect(page.getByRole('link', { name: first.name })).toBeVisible();
  await expect(page.getByText('L’animal est de retour dans votre panier.')).toBeVisible();
  await expect
    .poll(async () =>
      (await shopper.cart()).map(({ product, quantity }) => `${quantity} ${product.name}`).sort(),
    )
    .toEqual([`2 ${first.name}`, `1 ${second.name}`].sort());
  await expect(page.getByRole('link', { name: 'Passer à la caisse' })).toHaveCount(1);
  await shopper.fillCart(first.name, 0);
});
