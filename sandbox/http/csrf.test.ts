import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer, putOnSale } from '../customer/purchases.ts';
import type { Visitor } from '../customer/visitor.ts';
import type { Sandbox } from '../server.ts';
import { startForTest } from '../testing/start.ts';

let sandbox: Sandbox;
let customer: Visitor;
let product_id: string;

beforeAll(async () => {
  sandbox = await startForTest();
  customer = await newCustomer(sandbox);
  product_id = (await putOnSale(sandbox, { stock: 100 })).id;
});

afterAll(() => sandbox.stop());

const add = (headers: Record<string, string>) =>
  customer.post('ecommerce/panier/', { product_id, quantity: 1 }, { headers });

test.each(['/api/v1/ecommerce/categories', '/sandbox/outbox'])(
  'a GET of %s without the cookie is given one that scripts can read',
  async (path) => {
    const cookie = (await fetch(sandbox.url + path)).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^csrftoken=[\w-]{32}; Path=\/; SameSite=Lax$/);
  },
);

test.each(['/media/flags/ci.svg', '/nulle-part'])(
  'a GET of %s, neither page nor API, is given none',
  async (path) => {
    expect((await fetch(sandbox.url + path)).headers.get('set-cookie')).toBeNull();
  },
);

test('a GET with the cookie receives no other', async () => {
  const response = await fetch(`${sandbox.url}/api/v1/ecommerce/categories`, {
    headers: { cookie: 'csrftoken=jeton' },
  });
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('a write with the cookie needs the equal header', async () => {
  expect((await add({ cookie: 'csrftoken=jeton', 'x-csrftoken': 'jeton' })).status).toBe(201);
  for (const headers of [
    { cookie: 'csrftoken=jeton' },
    { cookie: 'csrftoken=jeton', 'x-csrftoken': 'autre' },
    { cookie: 'csrftoken=jeton', 'x-csrftoken': 'jeton-plus-long' },
    { cookie: 'csrftoken=jeton', 'x-csrftoken': '' },
  ]) {
    const refused = await add(headers);
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({
      message: 'Votre page a expiré. Rechargez-la puis réessayez.',
      code: 'csrf',
    });
  }
});

test('without the cookie the bearer suffices', async () => {
  expect((await add({})).status).toBe(200);
  expect((await add({ 'x-csrftoken': 'de trop' })).status).toBe(200);
});

test('a login with the cookie needs the header too', async () => {
  const refused = await customer.post(
    'auth/login/',
    { email: 'client@exemple.ci', password: 'Tabaski-2026' },
    { headers: { cookie: 'csrftoken=jeton' }, token: undefined },
  );
  expect(refused.status).toBe(403);
});
