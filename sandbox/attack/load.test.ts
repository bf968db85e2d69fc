import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account, Order } from '#openapi/schemas.ts';
import { putOnSale } from '../customer/purchases.ts';
import { signIn } from '../customer/visitor.ts';
import type { Sandbox } from '../server.ts';
import { startForTest } from '../testing/start.ts';
import { fill, underLoad } from './load.ts';

let sandbox: Sandbox;
let emails: string[];

beforeAll(async () => {
  sandbox = await startForTest({ settings: { callsPerMinute: 1e9 } });
  emails = await fill(sandbox, 600, 150);
});

afterAll(() => sandbox.stop());

test('mixed calls of several customers at once are all answered, none with 5xx', async () => {
  const productIds = [(await putOnSale(sandbox, { stock: 1_000_000 })).id];
  const servers = [{ url: sandbox.url, pid: process.pid }];
  const seen = await underLoad(servers, { emails: emails.slice(0, 6), productIds, ms: 2000, seed: 7 });
  expect(seen.calls).toBeGreaterThan(0);
  expect(seen.statuses).not.toMatch(/(?:^|, )5\d\d /);
});

const numbers = (list: Order[]) => list.map(({ order_number }) => order_number);

test('staff read orders and customers in pages; a customer’s own orders are one list', async () => {
  const staff = await signIn(sandbox, 'equipe@exemple.ci');
  const read = async (query: string) => (await staff.get<Order[]>(`ecommerce/orders/${query}`)).body;
  const first = await read('');
  expect(first).toHaveLength(100);
  expect(numbers(await read('?page=2&page_size=50'))).toEqual(numbers(first).slice(50));
  expect(await read('?page=1000')).toEqual([]);
  expect((await staff.get('ecommerce/orders/?page=0')).status).toBe(400);
  expect((await staff.get<Account[]>('auth/users-list/')).body).toHaveLength(100);
  const customer = await signIn(sandbox, emails.at(-1) ?? '');
  const own = (await customer.get<Order[]>('ecommerce/orders/')).body;
  expect(own).toHaveLength(4);
  expect(own.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual(own.map(() => [1, 2]));
  expect((await customer.get<Order[]>('ecommerce/orders/?page_size=3')).body).toHaveLength(3);
});
