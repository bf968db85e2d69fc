import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Sandbox } from '../server.ts';
import { fillCart, newCustomer, order, putOnSale } from '../testing/purchases.ts';
import { startForTest } from '../testing/start.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startForTest();
});

afterAll(() => sandbox.stop());

test('the embedded database is asked by a few operations at a time, and all are served', async () => {
  const { id } = await putOnSale(sandbox, { stock: 12 });
  const customers = await Promise.all(Array.from({ length: 12 }, () => newCustomer(sandbox)));
  for (const customer of customers) await fillCart(customer, id);
  let running = 0;
  let most = 0;
  const transaction = sandbox.database.transaction.bind(sandbox.database);
  const watched: typeof transaction = async (work, config) => {
    running += 1;
    most = Math.max(most, running);
    return transaction(work, config).finally(() => {
      running -= 1;
    });
  };
  const spy = vi.spyOn(sandbox.database, 'transaction').mockImplementation(watched);
  const placed = await Promise.all(customers.map((customer) => order(customer)));
  spy.mockRestore();
  expect(placed.map(({ status }) => status)).toEqual(customers.map(() => 201));
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(3);
});
