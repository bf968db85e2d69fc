import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, newCustomer, order, putOnSale } from './customer/purchases.ts';
import { signIn } from './customer/visitor.ts';
import { attempts } from './database/schema.ts';
import { sweep } from './jobs.ts';
import type { Sandbox } from './server.ts';
import { TestClock } from './testing/clock.ts';
import { startForTest } from './testing/start.ts';

let sandbox: Sandbox;
const clock = new TestClock();
const day = 24 * 60 * 60_000;

beforeAll(async () => {
  sandbox = await startForTest({ now: clock.now });
});

afterAll(() => sandbox.stop());

test('keys of adds go after thirty days; that of an order stays, and never orders twice', async () => {
  const customer = await newCustomer(sandbox);
  const { id: product_id } = await putOnSale(sandbox);
  const [added, ordered] = [randomUUID(), randomUUID()];
  const add = () =>
    customer.post(
      'ecommerce/panier/',
      { product_id, quantity: 1 },
      { headers: { 'idempotency-key': added } },
    );
  expect((await add()).status).toBe(201);
  await fillCart(customer, product_id);
  expect((await order(customer, { type_paiement: 'livraison' }, ordered)).status).toBe(201);
  const keys = async () =>
    (await sandbox.database.select().from(attempts).where(eq(attempts.user_id, customer.id)))
      .map(({ key }) => key)
      .toSorted();
  await sweep(sandbox.database, new Date(clock.now().getTime() + 29 * day));
  expect(await keys()).toEqual([added, ordered].toSorted());
  await sweep(sandbox.database, new Date(clock.now().getTime() + 30 * day));
  expect(await keys()).toEqual([ordered]);
  const later = await signIn(sandbox, customer.email);
  expect((await order(later, { type_paiement: 'livraison' }, ordered)).status).toBe(200);
});
