import { expect } from '@playwright/test';
import { openCheckout, pressOrder, watchOrders } from './checkout-steps.ts';
import { faultsOf, test } from './provider.ts';
import { seededSample } from './seeded-sample.ts';
import { logIn } from './steps.ts';

const day = 86_400_000;

for (const off of seededSample('a clock that is off', [-day, day])) {
  test(`on a device whose clock is a day ${off < 0 ? 'behind' : 'ahead'} an order is placed once and paid`, async ({
    page,
    root,
  }) => {
    await page.addInitScript((ms) => {
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
    const provider = await openCheckout(page, root, 'Brebis Mossi', 1, 3);
    const before = (await provider.orders()).length;
    const sent = watchOrders(page);
    await pressOrder(page);
    await page.waitForURL('**/sandbox/paiement/**');
    await page.getByRole('button', { name: /^Payer/ }).click();
    await expect(page.getByRole('heading', { name: 'Paiement réussi !' })).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(await provider.orders()).toHaveLength(before + 1);
  });
}

test('a session that ends exactly at Commander orders nothing; after the login the same attempt is resumed, once', async ({
  page,
  root,
}) => {
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
