// §7 Commerce: `GET` and `POST

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartLine, Product } from '#openapi/schemas.ts';
import { newCustomer, putOnSale } from '../customer/purchases.ts';
import { Visitor } from '../customer/visitor.ts';
import type { Sandbox } from '../server.ts';
import { startForTest } from '../testing/start.ts';
import { notEnough } from './stock.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startForTest();
});

afterAll(() => sandbox.stop());

const add = (customer: Visitor, product_id: string, quantity = 1) =>
  customer.post<CartLine & { message: string }>('ecommerce/panier/', { product_id, quantity });

test('a new line is 201, and adding the same animal increases its quantity', async () => {
  const customer = await newCustomer(sandbox);
  const { id, name } = await putOnSale(sandbox);
  const first = await add(customer, id, 2);
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({ quantity: 2, product: { id, name } });
  const second = await add(customer, id);
  expect(second.status).toBe(200);
  expect(second.body).toMatchObject({ id: first.body.id, quantity: 3 });
  expect((await customer.get<CartLine[]>('ecommerce/panier/')).body).toHaveLength(1);
});

test('the same key adds once, however often and in whatever order the calls arrive', async () => {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox);
  const press = (quantity: number, key: string) =>
    customer.post<CartLine & { code?: string }>(
      'ecommerce/panier/',
      { product_id: id, quantity },
      { headers: { 'idempotency-key': key } },
    );
  const key = 'un-appui-du-bouton-1';
  const answers = await Promise.all([press(1, key), press(1, key), press(1, key)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
  expect(answers.map(({ body }) => body.quantity)).toEqual([1, 1, 1]);
  expect((await press(1, 'un-appui-du-bouton-2')).body.quantity).toBe(2);
  const other = await press(2, key);
  expect([other.status, other.body.code]).toEqual([422, 'key_reused']);
});

test('the key of a refused addition can be reused', async () => {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox, { stock: 1 });
  const key = 'un-appui-du-bouton-3';
  const press = (quantity: number) =>
    customer.post('ecommerce/panier/', { product_id: id, quantity }, { headers: { 'idempotency-key': key } });
  expect((await press(2)).status).toBe(400);
  expect((await press(1)).status).toBe(201);
});

test('lines keep the order in which they were added', async () => {
  const customer = await newCustomer(sandbox);
  const ids = [await putOnSale(sandbox), await putOnSale(sandbox), await putOnSale(sandbox)].map(
    ({ id }) => id,
  );
  for (const id of ids) await add(customer, id);
  await add(customer, ids[0] ?? '');
  const { body } = await customer.get<CartLine[]>('ecommerce/panier/');
  expect(body.map(({ product }) => product.id)).toEqual(ids);
});

test('more than the stock is refused with the animal’s name, also in two steps', async () => {
  const customer = await newCustomer(sandbox);
  const { id, name } = await putOnSale(sandbox, { stock: 3 });
  expect((await add(customer, id, 4)).body.message).toBe(`Il ne reste que 3 animaux pour « ${name} ».`);
  await add(customer, id, 2);
  const refused = await add(customer, id, 2);
  expect(refused.status).toBe(400);
  expect((await customer.get<CartLine[]>('ecommerce/panier/')).body[0]?.quantity).toBe(2);
});

test('a sold-out animal is refused with its name', async () => {
  const customer = await newCustomer(sandbox);
  const { body } = await customer.get<Product[]>('ecommerce/products-betails/');
  const soldOut = body.find((product) => product.quantity_initial === product.quantity_vendu);
  const refused = await add(customer, soldOut?.id ?? '');
  expect(refused.status).toBe(400);
  expect(refused.body.message).toBe(notEnough(soldOut?.name ?? '', 0));
});

test('a stock of one is worded in the singular', () => {
  expect(notEnough('Bélier', 1)).toBe('Il ne reste qu’un seul animal pour « Bélier ».');
});

test('an unknown animal is not found, whatever its id looks like', async () => {
  const customer = await newCustomer(sandbox);
  expect((await add(customer, '2d1f8a34-5c7e-4f90-8b12-6a4e9d3c7f01')).status).toBe(404);
  expect((await add(customer, 'pas-un-id')).status).toBe(404);
});

test('a quantity is set, never below one, never beyond the stock', async () => {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox, { stock: 3 });
  const { body } = await add(customer, id);
  const path = `ecommerce/panier/${body.id}/`;
  expect((await customer.patch<CartLine>(path, { quantity: 3 })).body.quantity).toBe(3);
  expect((await customer.patch(path, { quantity: 4 })).status).toBe(400);
  expect((await customer.patch(path, { quantity: 0 })).status).toBe(400);
  expect((await customer.patch(path, { quantity: 1.5 })).status).toBe(400);
  expect((await customer.patch(path, { quantity: '2' })).status).toBe(400);
});

test('a line is removed once', async () => {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox);
  const { body } = await add(customer, id);
  expect((await customer.delete(`ecommerce/panier/${body.id}/`)).status).toBe(204);
  expect((await customer.delete(`ecommerce/panier/${body.id}/`)).status).toBe(404);
});

test('another customer’s line is not found', async () => {
  const [one, other] = [await newCustomer(sandbox), await newCustomer(sandbox)];
  const { id } = await putOnSale(sandbox);
  const { body } = await add(one, id);
  expect((await other.patch(`ecommerce/panier/${body.id}/`, { quantity: 2 })).status).toBe(404);
  expect((await other.delete(`ecommerce/panier/${body.id}/`)).status).toBe(404);
  expect((await one.get<CartLine[]>('ecommerce/panier/')).body).toHaveLength(1);
});

test('a visitor is refused with a sentence to log in', async () => {
  const { id } = await putOnSale(sandbox);
  const refused = await add(new Visitor(sandbox), id);
  expect(refused.status).toBe(401);
  expect(refused.body.message).toBe('Vous devez vous connecter, pour ajouter un produit au panier.');
});
