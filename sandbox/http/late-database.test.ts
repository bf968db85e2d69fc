import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fillCart, newCustomer, order, putOnSale } from '../customer/purchases.ts';
import { Visitor } from '../customer/visitor.ts';
import { cartLines, orders, products } from '../database/schema.ts';
import { isExhaustive, patience } from '../testing/effort.ts';
import { startForTest } from '../testing/start.ts';

/* For a full database see log.test.ts, for a lost one database/restart.test.ts. */

test('a database that does not answer in time: 503 and a sentence, and the refused work is not done later', async () => {
  const sandbox = await startForTest({ settings: { databaseWaitMs: 400 * patience } });
  const customer = await newCustomer(sandbox);
  await fillCart(customer, (await putOnSale(sandbox)).id);
  const keys = Array.from({ length: isExhaustive ? 20 : 3 }, (_, index) => `late-${customer.id}-${index}`);
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let holding: Promise<void> | undefined;
  await new Promise<void>((isLocked) => {
    holding = sandbox.database.transaction(async (transaction) => {
      await transaction.execute(
        sql`lock table ${orders}, ${cartLines}, ${products} in access exclusive mode`,
      );
      isLocked();
      await isReleased;
    });
  });
  const refused = await Promise.all([
    ...keys.map((key) => order(customer, {}, key)),
    new Visitor(sandbox).get('ecommerce/products-betails/'),
  ]);
  release();
  await holding;
  for (const { status, body } of refused) {
    expect([status, body.message]).toEqual([
      503,
      expect.stringContaining('Le service est momentanément indisponible'),
    ]);
  }
  expect((await customer.get<unknown[]>('ecommerce/orders/')).body).toEqual([]);
  expect((await order(customer, {}, keys[0])).status).toBe(201);
  await sandbox.stop();
});
