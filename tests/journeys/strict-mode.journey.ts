import { expect } from '@playwright/test';
import { pressOrder } from './checkout-steps.ts';
import { faultsOf, providerFor, test } from './provider.ts';
import { customer, logIn } from './steps.ts';

/* The limits of strict mode (contracts/README.md): the provider knows no idempotency key, and no repeated payment request. */

test('strict mode: an order whose answer is lost is found again, once; its payment cannot be reached from here', {
  tag: '@always',
}, async ({ page, root }) => {
  const provider = await providerFor(root, customer);
  await provider.fillCart('Chèvre Mossi', 1);
  const before = (await provider.orders()).length;
  await page.goto('/checkout?etape=3');
  await logIn(page);
  // A browser repeats a request by itself when a reused connection breaks: each repetition is dropped too.
  await faultsOf(root).add({ operationId: 'placeOrder', kind: 'drop-after-commit', times: 9 });
  await pressOrder(page);
  await expect(page.getByRole('heading', { name: 'Votre commande est enregistrée' })).toBeVisible();
  await faultsOf(root).clear();
  expect(await provider.orders()).toHaveLength(before + 1);

  await page.getByRole('button', { name: 'Payer ma commande' }).click();
  await expect(page).toHaveURL(/order-status-finished\?order_number=/);
  expect(await provider.orders()).toHaveLength(before + 1);
});
