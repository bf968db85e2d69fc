import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CartLine, Order } from '#openapi/schemas.ts';
import {
  type Customer,
  checkoutBody,
  fillCart,
  newCustomer,
  order,
  putOnSale,
} from '../customer/purchases.ts';
import type { Sandbox } from '../server.ts';
import { patience } from '../testing/effort.ts';
import { startForTest } from '../testing/start.ts';
import type { Fault } from './faults.ts';

let sandbox: Sandbox;
let customer: Customer;

beforeAll(async () => {
  sandbox = await startForTest({ faults: true });
});

beforeEach(async () => {
  await fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' });
  customer = await newCustomer(sandbox);
});

afterAll(() => sandbox.stop());

const strike = (fault: Partial<Fault>) =>
  fetch(`${sandbox.url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });

const categories = (signal?: AbortSignal) =>
  fetch(`${sandbox.url}/api/v1/ecommerce/categories`, signal === undefined ? {} : { signal });

test('a status strikes once, with its sentence and the security headers, then the call works again', async () => {
  expect(
    (await strike({ operationId: 'listCategories', kind: 'status', status: 503, message: 'Panne' })).status,
  ).toBe(204);
  const struck = await categories();
  expect(struck.status).toBe(503);
  expect(await struck.json()).toEqual({ message: 'Panne' });
  expect(struck.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await categories()).status).toBe(200);
});

test.each([
  ['addToCart', 'POST', 'ecommerce/panier/'],
  ['placeOrder', 'POST', 'ecommerce/checkout/'],
  ['updateAccount', 'PATCH', 'auth/update-acccount/'],
])('a token renewed at the refusal: %s is done with it alone', async (operationId, method, path) => {
  await strike({ operationId, kind: 'renewed-csrf' });
  const send = (token: string) =>
    fetch(`${sandbox.url}/api/v1/${path}`, {
      method,
      headers: {
        ...{ authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' },
        ...{ cookie: `csrftoken=${token}`, 'x-csrftoken': token },
      },
      body: '{}',
    });
  const struck = await send('old');
  const [, renewed = ''] = /csrftoken=([^;]+)/.exec(struck.headers.get('set-cookie') ?? '') ?? [];
  expect([struck.status, renewed]).toEqual([403, expect.stringMatching(/^[\w-]{32}$/)]);
  expect((await send(renewed)).status).not.toBe(403);
});

test('it affects as many calls as configured, and only its operation', async () => {
  await strike({ operationId: 'listCart', kind: 'status', status: 401, times: 2 });
  const statuses: number[] = [];
  for (let calls = 0; calls < 3; calls += 1) statuses.push((await customer.get('ecommerce/panier/')).status);
  expect(statuses).toEqual([401, 401, 200]);
  expect((await categories()).status).toBe(200);
});

test('an order whose answer is lost was kept, and its key finds it', async () => {
  const { id } = await putOnSale(sandbox);
  await fillCart(customer, id);
  const key = 'reponse-perdue-0001';
  await strike({ operationId: 'placeOrder', kind: 'drop-after-commit' });
  await expect(order(customer, {}, key)).rejects.toThrow();
  const recorded = (await customer.get<Order[]>('ecommerce/orders/')).body;
  expect(recorded).toHaveLength(1);
  const again = await order(customer, {}, key);
  expect([again.status, again.body.order_number]).toEqual([200, recorded[0]?.order_number]);
});

test('an order whose connection broke before was not kept', async () => {
  const { id } = await putOnSale(sandbox);
  await fillCart(customer, id);
  await strike({ operationId: 'placeOrder', kind: 'drop' });
  await expect(order(customer)).rejects.toThrow();
  expect((await customer.get<Order[]>('ecommerce/orders/')).body).toEqual([]);
  expect((await customer.get<CartLine[]>('ecommerce/panier/')).body).toHaveLength(1);
});

test('a call can be left without an answer', async () => {
  await strike({ operationId: 'listCategories', kind: 'never' });
  await expect(categories(AbortSignal.timeout(300))).rejects.toThrow(/timeout/i);
});

test('an answer can be late', async () => {
  await strike({ operationId: 'listCategories', kind: 'delay', ms: 200 });
  const start = performance.now();
  expect((await categories()).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThanOrEqual(190);
});

test('a call that is delayed is done although its caller has gone', async () => {
  const { id } = await putOnSale(sandbox);
  await fillCart(customer, id);
  // Long enough for the assertions before it.
  await strike({ operationId: 'placeOrder', kind: 'delay', ms: 2000 * patience });
  const leaving = fetch(`${sandbox.url}/api/v1/ecommerce/checkout/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(checkoutBody()),
    signal: AbortSignal.timeout(100),
  });
  await expect(leaving).rejects.toThrow(/timeout/i);
  const orders = async () => (await customer.get<Order[]>('ecommerce/orders/')).body;
  const pending = () => sandbox.faults?.pending();
  expect(await orders()).toEqual([]);
  expect(pending()).toBe(1);
  await vi.waitFor(() => expect(pending()).toBe(0), 10_000 * patience);
  expect(await orders()).toHaveLength(1);
});

test('an operation can be done at once and answered late', async () => {
  const { id } = await putOnSale(sandbox);
  await strike({ operationId: 'addToCart', kind: 'late-answer', ms: 2000 * patience });
  const answer = customer.post('ecommerce/panier/', { product_id: id, quantity: 1 });
  const read = async () => (await customer.get<CartLine[]>('ecommerce/panier/')).body;
  const first = await Promise.race([
    answer.then(() => 'answered'),
    vi
      .waitFor(async () => expect(await read()).toHaveLength(1), { interval: 20, timeout: 10_000 * patience })
      .then(() => 'done'),
  ]);
  expect(first).toBe('done');
  expect((await answer).status).toBe(201);
});

test('an answer can be cut short, be a given text, or be a page', async () => {
  await strike({ operationId: 'listCategories', kind: 'broken-body' });
  await expect((await categories()).json()).rejects.toThrow();
  await strike({ operationId: 'listCategories', kind: 'broken-body', body: 'null' });
  expect(await (await categories()).json()).toBeNull();
  await strike({ operationId: 'listCategories', kind: 'html' });
  const page = await categories();
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toContain('<h1>');
});

test('an answer that would have come compressed is replaced, too', async () => {
  await strike({ operationId: 'listProducts', kind: 'broken-body', body: '[]' });
  const products = await fetch(`${sandbox.url}/api/v1/ecommerce/products-betails/`);
  expect(await products.json()).toEqual([]);
});

test('a fault for no operation, or of no kind, is refused', async () => {
  expect((await strike({ operationId: 'rien', kind: 'never' })).status).toBe(400);
  expect((await strike({ operationId: 'login' })).status).toBe(400);
});

test('the fault switch is disabled by default', async () => {
  const plain = await startForTest({ seed: false });
  try {
    const response = await fetch(`${plain.url}/sandbox/faults`, { method: 'DELETE' });
    expect(response.status).toBe(404);
  } finally {
    await plain.stop();
  }
});
