// §7 Commerce: `POST ecommerce/checkout/`: the form

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartLine, Order, Product } from '#openapi/schemas.ts';
import { checkoutBody, fillCart, newCustomer, order, putOnSale } from '../customer/purchases.ts';
import { orders, products } from '../database/schema.ts';
import type { Sandbox } from '../server.ts';
import { soldOf } from '../testing/sold.ts';
import { startForTest } from '../testing/start.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startForTest();
});

afterAll(() => sandbox.stop());

test('an order reserves the stock, empties the cart and is found in the list', async () => {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox, { price: 150_000, stock: 3 });
  await fillCart(customer, id, 2);
  const placed = await order(customer);
  expect(placed.status).toBe(201);
  expect(placed.body).toMatchObject({ status: 'PENDING', total_amount: '300000.00', amount: '300000.00' });
  expect(await soldOf(customer, id)).toBe(2);
  expect((await customer.get<CartLine[]>('ecommerce/panier/')).body).toEqual([]);
  const list = await customer.get<Order[]>('ecommerce/orders/');
  expect(list.body.map(({ order_number }) => order_number)).toEqual([placed.body.order_number]);
});

test('prices come from the database, the promotion where there is one', async () => {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox, { price: 200_000, promo_price: 165_000 });
  await fillCart(customer, id);
  expect((await order(customer)).body.total_amount).toBe('165000.00');
});

test('a client that names a price is refused', async () => {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox);
  await fillCart(customer, id);
  const refused = await customer.post('ecommerce/checkout/', { ...checkoutBody(), total_amount: 1 });
  expect(refused.status).toBe(400);
});

test('names and e-mail are those of the account, whatever the body contains', async () => {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox);
  await fillCart(customer, id);
  const { body } = await order(customer, { first_name: 'Quelqu’un', email: 'autre@exemple.ci' });
  const detail = await customer.get<Order>(`ecommerce/get-detail-order/${body.order_number}`);
  expect(detail.body.client).toMatchObject({ first_name: 'Adjoua', email: customer.email });
});

test('the length of notes is counted in graphemes', async () => {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox);
  await fillCart(customer, id);
  const family = '👨‍👩‍👧‍👦';
  const long = await order(customer, { notes: family.repeat(201) });
  expect([long.status, long.body.message]).toEqual([400, 'La note ne doit pas dépasser 200 caractères.']);
  expect((await order(customer, { notes: family.repeat(200) })).status).toBe(201);
});

test('an empty cart is refused', async () => {
  const customer = await newCustomer(sandbox);
  const refused = await order(customer);
  expect(refused.status).toBe(400);
  expect(refused.body.message).toBe('Votre panier est vide.');
});

test('a cart that now contains another animal at the same price is refused, and kept', async () => {
  const customer = await newCustomer(sandbox);
  const [agreed, other] = [await putOnSale(sandbox), await putOnSale(sandbox)];
  await fillCart(customer, other.id);
  const expected_items = [{ product_id: agreed.id, quantity: 1 }];
  const refused = await order(customer, { expected_total: 200_000, expected_items });
  expect([refused.status, refused.body.code]).toEqual([409, 'items_changed']);
  expect((await customer.get<CartLine[]>('ecommerce/panier/')).body).toHaveLength(1);
  await fillCart(customer, agreed.id);
  expect((await order(customer, { expected_total: 200_000, expected_items })).status).toBe(201);
});

test('the same key with the same body answers the same order', async () => {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox);
  await fillCart(customer, id);
  const key = 'une-tentative-0001';
  const first = await order(customer, {}, key);
  await fillCart(customer, id);
  const second = await order(customer, {}, key);
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(second.body).toEqual(first.body);
  expect(await soldOf(customer, id)).toBe(1);
});

test('the same key with another body is refused with 422', async () => {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox);
  await fillCart(customer, id);
  const key = 'une-tentative-0002';
  await order(customer, {}, key);
  const other = await order(customer, { address: 'Plateau' }, key);
  expect(other.status).toBe(422);
  expect(other.body.code).toBe('key_reused');
});

test('a key that an add to the cart has used is refused with 422, each time', async () => {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox);
  const key = 'une-tentative-0003';
  const headers = { 'idempotency-key': key };
  await customer.post('ecommerce/panier/', { product_id: id, quantity: 1 }, { headers });
  for (const answer of [await order(customer, {}, key), await order(customer, {}, key)]) {
    expect([answer.status, answer.body.code]).toEqual([422, 'key_reused']);
  }
  expect((await order(customer, {}, 'une-tentative-0004')).status).toBe(201);
});

test('a key belongs to its customer', async () => {
  const [one, other] = [await newCustomer(sandbox), await newCustomer(sandbox)];
  const { id } = await putOnSale(sandbox);
  await fillCart(one, id);
  await fillCart(other, id);
  const key = 'une-tentative-0003';
  const numbers = [
    (await order(one, {}, key)).body.order_number,
    (await order(other, {}, key)).body.order_number,
  ];
  expect(new Set(numbers).size).toBe(2);
});

test('the key of a refused attempt can be reused', async () => {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox, { price: 100_000 });
  await fillCart(customer, id);
  const key = 'une-tentative-0004';
  expect((await order(customer, { expected_total: 1 }, key)).status).toBe(409);
  expect((await order(customer, { expected_total: 100_000 }, key)).status).toBe(201);
});

test('ten concurrent requests of one attempt create one order', async () => {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox, { stock: 50 });
  await fillCart(customer, id);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => order(customer, {}, 'une-tentative-0005')),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
  expect(new Set(answers.map(({ body }) => body.order_number)).size).toBe(1);
  expect(await soldOf(customer, id)).toBe(1);
});

test('two checkouts of one cart at the same moment, each with its own key, make one order', async () => {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox, { stock: 50 });
  await fillCart(customer, id);
  const answers = await Promise.all([
    order(customer, {}, 'deux-onglets-0001'),
    order(customer, {}, 'deux-onglets-0002'),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  expect(await soldOf(customer, id)).toBe(1);
});

test('a total that differs from the one agreed to is refused with 409 and changes nothing', async () => {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox, { price: 180_000 });
  await fillCart(customer, id);
  await sandbox.database.update(products).set({ price: 190_000 }).where(eq(products.id, id));
  const refused = await order(customer, { expected_total: 180_000 });
  expect(refused.status).toBe(409);
  expect(refused.body.code).toBe('total_changed');
  expect(await soldOf(customer, id)).toBe(0);
  expect((await customer.get<CartLine[]>('ecommerce/panier/')).body).toHaveLength(1);
});

test('a sold-out animal is refused with 409 and its name, and the cart is kept', async () => {
  const customer = await newCustomer(sandbox);
  const { id, name } = await putOnSale(sandbox, { stock: 1 });
  await fillCart(customer, id);
  await sandbox.database.update(products).set({ quantity_vendu: 1 }).where(eq(products.id, id));
  const refused = await order(customer);
  expect(refused.status).toBe(409);
  expect(refused.body).toEqual({ message: `« ${name} » n’est plus disponible.`, code: 'stock_changed' });
  expect((await customer.get<CartLine[]>('ecommerce/panier/')).body).toHaveLength(1);
});

test('if one of two animals is sold out, the other is not taken either', async () => {
  const customer = await newCustomer(sandbox);
  const there = await putOnSale(sandbox);
  const gone = await putOnSale(sandbox, { stock: 1 });
  await customer.post('ecommerce/panier/', { product_id: there.id, quantity: 1 });
  await customer.post('ecommerce/panier/', { product_id: gone.id, quantity: 1 });
  await sandbox.database.update(products).set({ quantity_vendu: 1 }).where(eq(products.id, gone.id));
  expect((await order(customer)).status).toBe(409);
  expect(await soldOf(customer, there.id)).toBe(0);
});

test('twenty simultaneous buyers of the last animal get one order and nineteen clear refusals', async () => {
  const { id, name } = await putOnSale(sandbox, { stock: 1 });
  const buyers = await Promise.all(Array.from({ length: 20 }, () => newCustomer(sandbox)));
  await Promise.all(buyers.map((buyer) => fillCart(buyer, id)));
  const answers = await Promise.all(buyers.map((buyer) => order(buyer)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(19);
  expect(new Set(refused.map(({ body }) => body.message))).toEqual(
    new Set([`« ${name} » n’est plus disponible.`]),
  );
  const [product] = await sandbox.database.select().from(products).where(eq(products.id, id));
  expect(product?.quantity_vendu).toBe(1);
});

test('the optional fields may be left empty', async () => {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox);
  await fillCart(customer, id);
  const { body, status } = await order(customer, { numero_cni: '', code_postal: '', notes: '' });
  expect(status).toBe(201);
  const [recorded] = await sandbox.database
    .select()
    .from(orders)
    .where(eq(orders.order_number, body.order_number));
  expect(recorded).toMatchObject({ numero_cni: null, code_postal: null, notes: null });
});

test('a product that was ordered keeps its place in the catalogue', async () => {
  const customer = await newCustomer(sandbox);
  const before = (await customer.get<Product[]>('ecommerce/products-betails/')).body.map(({ id }) => id);
  await fillCart(customer, before[0] ?? '');
  await order(customer);
  const after = (await customer.get<Product[]>('ecommerce/products-betails/')).body.map(({ id }) => id);
  expect(after).toEqual(before);
});
