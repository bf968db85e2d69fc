import { randomInt, randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Account, Order } from '#openapi/schemas.ts';
import { identifierKeys } from '../accounts/identifiers.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { checkoutBody, putOnSale } from '../customer/purchases.ts';
import { demoPassword, signIn, type Visitor } from '../customer/visitor.ts';
import { orderItems, orders, payments, products, users } from '../database/schema.ts';
import { type Sandbox, startSandbox } from '../server.ts';
import { isExhaustive, patience } from '../testing/effort.ts';
import { startForTest } from '../testing/start.ts';

/* Many calls of several customers at once, beside many orders. */

vi.setConfig({ testTimeout: 300_000 });
const settings = { callsPerMinute: 1e9 };
const databaseUrl = process.env.SANDBOX_TEST_DATABASE_URL;
const [filled, connections] = isExhaustive ? [10_000, 30] : [150, 6];
const customers = 120;
let sandbox: Sandbox;
let emails: string[];

/** Fills a database with customers, and with delivered orders of theirs, two lines each. */
async function fill({ database }: Sandbox): Promise<string[]> {
  const password_hash = await hashPassword(demoPassword);
  const start = Date.parse('2026-01-01T00:00:00Z');
  const person = { first_name: 'Awa', last_name: 'Koné' };
  const people = Array.from({ length: customers }, (_, index) => {
    const email = `charge-${index}-${randomUUID()}@exemple.ci`;
    const names = { username: email, numero_telephone: String(30_000_000_000 + randomInt(1e9)) };
    const account = { id: randomUUID(), role: 'customer' as const, is_active: true, password_hash };
    return { ...person, ...account, ...names, ...identifierKeys(names), email, created_at: new Date(start) };
  });
  await database.insert(users).values(people);
  const [animal] = await database.select().from(products).limit(1);
  for (let begin = 0; begin < filled; begin += 500) {
    const rows = Array.from({ length: Math.min(500, filled - begin) }, (_, index) => ({
      ...checkoutBody(),
      id: randomUUID(),
      order_number: `CH-${randomUUID()}`,
      user_id: people[(begin + index) % customers]?.id ?? '',
      created_at: new Date(start + (begin + index) * 60_000),
      status: 'DELIVERED' as const,
      total_amount: 300_000,
    }));
    await database.insert(orders).values(rows);
    const line = {
      product_id: animal?.id ?? '',
      name: 'Bélier',
      nom_categorie: 'Moutons',
      unit_price: 100_000,
    };
    const lines = rows.flatMap(({ id }) => [1, 2].map((quantity) => ({ ...line, order_id: id, quantity })));
    await database.insert(orderItems).values(lines);
    const paid = {
      part: 'total' as const,
      amount: 300_000,
      status: 'PAID' as const,
      created_at: new Date(start),
    };
    await database
      .insert(payments)
      .values(rows.map(({ id }) => ({ ...paid, order_id: id, transaction_id: `TX-${randomUUID()}` })));
  }
  return people.map(({ email }) => email);
}

beforeAll(async () => {
  sandbox = await startForTest({ settings });
  emails = await fill(sandbox);
}, 120_000);

afterAll(() => sandbox.stop());

/** A typical round of calls, mostly reads, three of them by the back office. */
function roundOf({ token }: Visitor, staff: Visitor, productId: string, email: string): autocannon.Request[] {
  const get = (path: string, bearer = token): autocannon.Request => ({
    method: 'GET',
    path: `/api/v1/${path}`,
    headers: { authorization: `Bearer ${bearer}` },
  });
  const post = (path: string, body: object): autocannon.Request => ({
    method: 'POST',
    path: `/api/v1/${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const read = [
    ...Array.from({ length: 4 }, () => get('ecommerce/products-betails/')),
    ...Array.from({ length: 3 }, () => get(`ecommerce/products-betails/${productId}`)),
    ...Array.from({ length: 3 }, () => get('ecommerce/orders/')),
    ...[get('auth/me/'), get('ecommerce/panier/')],
  ];
  return [
    ...read,
    post('ecommerce/panier/', { product_id: productId, quantity: 1 }),
    post('ecommerce/checkout/', checkoutBody({ email })),
    post('auth/login/', { email, password: demoPassword }),
    ...['ecommerce/orders/', 'auth/users-list/', 'ecommerce/dashboard-stats/'].map((path) =>
      get(path, staff.token),
    ),
  ];
}

/** Loads a server; every call has to be answered, none with 5xx. Times are printed and not asserted. */
async function load(loaded: Sandbox, connected: number): Promise<void> {
  const productIds = await Promise.all(
    Array.from({ length: 20 }, async () => (await putOnSale(sandbox, { stock: 1_000_000 })).id),
  );
  const staff = await signIn(loaded, 'equipe@exemple.ci');
  const loading = emails.slice(0, connected);
  const rounds = await Promise.all(
    loading.map(async (email, index) =>
      roundOf(await signIn(loaded, email), staff, productIds[index % 20] ?? '', email),
    ),
  );
  const free = rounds.values();
  const seen = await autocannon({
    url: loaded.url,
    connections: connected,
    // A round each; in full as many as 40 s allow.
    ...(isExhaustive ? { duration: 40 } : { amount: connected * 18 }),
    timeout: 30 * patience,
    // Each connection is a customer, somewhere in the round.
    setupClient: (client) => {
      const round = free.next().value ?? [];
      const begin = randomInt(round.length);
      client.setRequests([...round.slice(begin), ...round.slice(0, begin)]);
    },
  });
  const { latency, requests } = seen;
  console.log(
    `${requests.total} calls in ${seen.duration} s by ${connected}: median ${latency.p50} ms, p99 ${latency.p99} ms, ${seen['2xx']} × 2xx, ${seen['4xx']} × 4xx`,
  );
  expect({ errors: seen.errors, timeouts: seen.timeouts, '5xx': seen['5xx'] }).toEqual({
    errors: 0,
    timeouts: 0,
    '5xx': 0,
  });
  // A cart that another round has ordered is empty; little else is refused.
  expect(seen['2xx']).toBeGreaterThan(seen['4xx']);
}

test('mixed calls of several customers at once are all answered, none with 5xx', () =>
  load(sandbox, connections));

describe.skipIf(databaseUrl === undefined)('three sandboxes on one PostgreSQL', () => {
  test('are loaded at once, and none answers with 5xx', async () => {
    const shared = { settings, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
    const others = await Promise.all([startSandbox(shared), startSandbox(shared)]);
    const each = Math.ceil(connections / 3);
    await Promise.all([sandbox, ...others].map((one) => load(one, each)));
    await Promise.all(others.map((one) => one.stop()));
  });
});

test('staff read orders and customers in pages; a customer’s own orders are one list', async () => {
  const staff = await signIn(sandbox, 'equipe@exemple.ci');
  const numbers = async (query: string) =>
    (await staff.get<Order[]>(`ecommerce/orders/${query}`)).body.map(({ order_number }) => order_number);
  const first = await numbers('');
  expect(first).toHaveLength(100);
  expect(await numbers('?page=2&page_size=50')).toEqual(first.slice(50));
  expect(await numbers('?page=1000')).toEqual([]);
  expect((await staff.get('ecommerce/orders/?page=0')).status).toBe(400);
  expect((await staff.get<Account[]>('auth/users-list/')).body).toHaveLength(100);
  const customer = await signIn(sandbox, emails.at(-1) ?? '');
  const own = (await customer.get<Order[]>('ecommerce/orders/')).body;
  expect(own).toHaveLength(Math.floor(filled / customers));
  for (const { items } of own) expect(items.map(({ quantity }) => quantity)).toEqual([1, 2]);
  expect((await customer.get<Order[]>('ecommerce/orders/?page_size=1')).body).toHaveLength(1);
});
