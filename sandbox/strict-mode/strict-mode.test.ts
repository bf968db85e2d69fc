import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Refreshed, User } from '#openapi/schemas.ts';
import { fingerprint } from '../accounts/secrets.ts';
import { checkoutBody, fillCart, newCustomer, order, putOnSale } from '../customer/purchases.ts';
import { signIn, Visitor } from '../customer/visitor.ts';
import { cartLines, orders, secrets } from '../database/schema.ts';
import type { Sandbox } from '../server.ts';
import { startEmbedded } from '../testing/start.ts';
import { strictSettings } from './strict-mode.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startEmbedded({ settings: strictSettings });
});
afterAll(() => sandbox.stop());

async function buyer(stock = 5) {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox, { stock, price: 200_000 });
  await fillCart(customer, id);
  return { customer, id };
}

it('issues no refresh token, and still accepts one', async () => {
  const { body } = await new Visitor(sandbox).post<{ token: object }>('auth/login/', {
    email: 'client@exemple.ci',
    password: 'Tabaski-2026',
  });
  expect(Object.keys(body.token)).toEqual(['access']);
  expect((await new Visitor(sandbox).post('refresh', { refreshToken: 'rt' })).status).toBe(401);
});

it('announces nothing, and a repeated request is another order', async () => {
  const { customer, id } = await buyer();
  const cart = await customer.get('ecommerce/panier/');
  expect(cart.headers.get('x-accepts')).toBeNull();
  const first = await order(customer);
  await fillCart(customer, id);
  const second = await order(customer);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.order_number).not.toBe(first.body.order_number);
});

it('refuses unknown headers and fields, and empty texts of new records, and orders nothing', async () => {
  const { customer, id } = await buyer();
  const before = await sandbox.database.$count(orders);
  const refused = [
    await order(customer, {}, 'one-key-per-attempt'),
    await order(customer, { expected_total: 200_000 }),
    await order(customer, { expected_items: [{ product_id: id, quantity: 1 }] }),
    await customer.post('ecommerce/checkout/', { ...checkoutBody(), surplus: true }),
    ...(await Promise.all(
      ['notes', 'code_postal', 'numero_cni'].map((field) => order(customer, { [field]: '' })),
    )),
    await customer.post(
      'ecommerce/panier/',
      { product_id: id, quantity: 1 },
      { headers: { 'idempotency-key': 'a'.repeat(16) } },
    ),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
  expect(await sandbox.database.$count(orders)).toBe(before);
});

it('accepts an emptied field of the profile as an empty string', async () => {
  const customer = await newCustomer(sandbox);
  await customer.patch('auth/update-acccount/', { adresse1: 'Cocody' });
  const { status, body } = await customer.patch<User>('auth/update-acccount/', { adresse1: '' });
  expect([status, body.adresse1]).toEqual([200, null]);
});

it('allows a shop of another origin the headers of the specification, and no key', async () => {
  const shop = 'http://boutique.exemple.ci';
  const shared = await startEmbedded({ settings: { ...strictSettings, shopOrigin: shop } });
  const { headers } = await fetch(`${shared.url}/api/v1/ecommerce/checkout/`, {
    method: 'OPTIONS',
    headers: { Origin: shop, 'Access-Control-Request-Method': 'POST' },
  });
  expect(headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type, X-CSRFToken');
  await shared.stop();
});

it('answers 400 where an addition would answer 409, and no code for programs', async () => {
  const { customer } = await buyer(0);
  const { status, body } = await order(customer);
  expect([status, Object.keys(body)]).toEqual([400, ['message']]);
  expect(await sandbox.database.$count(cartLines)).toBeGreaterThan(0);
});

it('keeps fields that share the name of an addition: a country’s code, an order’s payment_url', async () => {
  const visitor = new Visitor(sandbox);
  const { body: countries } = await visitor.get<{ code: string }[]>('ecommerce/pays/');
  expect(countries.every(({ code }) => code !== '')).toBe(true);
  const { customer } = await buyer();
  const { body: placed } = await order(customer);
  expect(placed.payment_url).toMatch(/^http/);
  const reply = await customer.get<object>(`ecommerce/get-detail-payment-order/${placed.order_number}`);
  expect(reply.body).not.toHaveProperty('payment_url');
});

it('applies a new e-mail at once, and has no call to confirm it', async () => {
  const customer = await newCustomer(sandbox);
  const email = `nouvelle-${randomUUID()}@exemple.ci`;
  const { body } = await customer.patch<User>('auth/update-acccount/', { email });
  expect([body.email, body]).toEqual([
    email,
    expect.not.objectContaining({ pending_email: expect.anything() }),
  ]);
  expect((await customer.post('auth/confirm-email/jeton/', undefined)).status).toBe(404);
});

it('gives staff every order and customer at once', async () => {
  const staff = await signIn(sandbox, 'equipe@exemple.ci');
  const { body } = await staff.get<object[]>('ecommerce/orders/?page=2&page_size=1');
  expect(body).toHaveLength(await sandbox.database.$count(orders));
});

it('accepts a refresh token more than once, and issues no other', async () => {
  const { id } = await newCustomer(sandbox);
  const session = { user_id: id, session_id: randomUUID(), tries_left: 1 };
  const expires_at = new Date(Date.now() + 3_600_000);
  await sandbox.database
    .insert(secrets)
    .values({ ...session, purpose: 'refresh', hash: fingerprint('rt_given'), expires_at });
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await new Visitor(sandbox).post<Refreshed>('refresh', {
      refreshToken: 'rt_given',
    });
    expect([status, Object.keys(body.token)]).toEqual([200, ['access']]);
  }
});

it('has no rate limits', async () => {
  const wrong = { email: 'client@exemple.ci', password: 'Tabaski-2025' };
  for (let time = 0; time < 21; time += 1) {
    expect((await new Visitor(sandbox).post('auth/login/', wrong)).status).toBe(401);
  }
  expect((await signIn(sandbox, 'client@exemple.ci')).token).toMatch(/./);
  for (let time = 0; time < 6; time += 1) {
    const asked = await new Visitor(sandbox).post('auth/password-reset/', { email: 'client@exemple.ci' });
    expect(asked.status).toBe(200);
  }
});
