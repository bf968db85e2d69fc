// §7 Commerce: `GET ecommerce/orders/`, `GET

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DashboardStats, Order, OrderStatus, Product } from '#openapi/schemas.ts';
import { checkoutBody, choose, fillCart, newCustomer, order, putOnSale } from '../customer/purchases.ts';
import { signIn, type Visitor } from '../customer/visitor.ts';
import { orders } from '../database/schema.ts';
import type { Sandbox } from '../server.ts';
import { startForTest } from '../testing/start.ts';

let sandbox: Sandbox;
let staff: Visitor;

beforeAll(async () => {
  sandbox = await startForTest();
  staff = await signIn(sandbox, 'equipe@exemple.ci');
});

afterAll(() => sandbox.stop());

async function buy(type_paiement: 'mobile' | 'livraison' = 'mobile') {
  const customer = await newCustomer(sandbox);
  const { id } = await putOnSale(sandbox);
  await fillCart(customer, id);
  const { body } = await order(customer, { type_paiement });
  return { customer, number: body.order_number, paymentUrl: body.payment_url };
}

const move = (number: string, status: OrderStatus) =>
  staff.patch<Order>(`ecommerce/update-order-status/${number}/`, { status });

test('the demonstration customer has orders, newest first', async () => {
  const customer = await signIn(sandbox, 'client@exemple.ci');
  const { body } = await customer.get<Order[]>('ecommerce/orders/');
  expect(body.length).toBeGreaterThan(0);
  const dates = body.map(({ created_at }) => created_at);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('another customer’s order and invoice are not found', async () => {
  const { number } = await buy();
  const stranger = await newCustomer(sandbox);
  const refused = await stranger.get(`ecommerce/get-detail-order/${number}`);
  expect(refused.status).toBe(404);
  expect(refused.body.message).toBe('Commande introuvable.');
  expect((await stranger.get<Order[]>('ecommerce/orders/')).body).toEqual([]);
});

test('an unknown order number is not found', async () => {
  const customer = await newCustomer(sandbox);
  expect((await customer.get('ecommerce/get-detail-order/BEL-0')).status).toBe(404);
});

test('a paid order is shipped, then delivered, and goes no further', async () => {
  const { number, paymentUrl } = await buy();
  await choose(paymentUrl, 'payer');
  expect((await move(number, 'SHIPPED')).body.status).toBe('SHIPPED');
  expect((await move(number, 'DELIVERED')).body.status).toBe('DELIVERED');
  expect((await move(number, 'CANCELLED')).status).toBe(409);
  expect((await move(number, 'PENDING')).status).toBe(409);
});

test('an order to be paid online is not shipped unpaid; one on delivery is', async () => {
  expect((await move((await buy('mobile')).number, 'SHIPPED')).status).toBe(409);
  expect((await move((await buy('livraison')).number, 'SHIPPED')).status).toBe(200);
});

test('a cancelled order stays cancelled', async () => {
  const { number } = await buy();
  await move(number, 'CANCELLED');
  expect((await move(number, 'PAID')).status).toBe(409);
  expect((await move(number, 'CANCELLED')).status).toBe(200);
});

test('the status of an unknown order cannot change', async () => {
  expect((await move('BEL-0', 'PAID')).status).toBe(404);
});

test('staff sees every order among the recent ones and may open it', async () => {
  const { number } = await buy();
  const recent = await staff.get<Order[]>('ecommerce/recent-orders/');
  expect(recent.body[0]?.order_number).toBe(number);
  expect(recent.body).toHaveLength(10);
  const every = await staff.get<Order[]>('ecommerce/orders/');
  expect(every.body.map(({ order_number }) => order_number)).toContain(number);
  expect((await staff.get(`ecommerce/get-detail-order/${number}`)).status).toBe(200);
});

test('the best sold come first among the top products', async () => {
  const { body } = await staff.get<Product[]>('ecommerce/top-products/');
  const sold = body.map(({ quantity_vendu }) => quantity_vendu);
  expect(sold).toEqual(sold.toSorted((one, other) => other - one));
});

test('the figures follow an order and its payment', async () => {
  const before = (await staff.get<DashboardStats>('ecommerce/dashboard-stats/')).body;
  const { paymentUrl } = await buy();
  await choose(paymentUrl, 'payer');
  const after = (await staff.get<DashboardStats>('ecommerce/dashboard-stats/')).body;
  expect(after.total_orders).toBe(before.total_orders + 1);
  expect(after.orders_by_status.PAID).toBe((before.orders_by_status.PAID ?? 0) + 1);
  expect(Number(after.total_revenue)).toBe(Number(before.total_revenue) + 200_000);
});

test('staff read orders in pages of a hundred; a customer’s own orders are one list', async () => {
  const customer = await newCustomer(sandbox);
  const rows = Array.from({ length: 101 }, (_, index) => ({
    ...{ ...checkoutBody(), user_id: customer.id, status: 'DELIVERED' as const, total_amount: 300_000 },
    ...{ order_number: `PAGE-${customer.id}-${index}`, created_at: new Date('2026-01-01') },
  }));
  await sandbox.database.insert(orders).values(rows);
  const numbers = async (visitor: Visitor, query = '') =>
    (await visitor.get<Order[]>(`ecommerce/orders/${query}`)).body.map(({ order_number }) => order_number);
  const first = await numbers(staff);
  expect(first).toHaveLength(100);
  expect(await numbers(staff, '?page=2&page_size=50')).toEqual(first.slice(50));
  expect(await numbers(staff, '?page=1000')).toEqual([]);
  expect((await staff.get('ecommerce/orders/?page=0')).status).toBe(400);
  expect(await numbers(customer)).toHaveLength(101);
  expect(await numbers(customer, '?page_size=1')).toHaveLength(1);
});
