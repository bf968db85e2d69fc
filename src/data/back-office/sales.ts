import { looseObject, record, string } from 'valibot';
import type { DashboardStats, Order, OrderStatus, Product } from '#openapi/schemas.ts';
import {
  answerOf,
  type Call,
  type ListReading,
  listAnswerOf,
  type Reading,
  validatedCall,
} from '../answer.ts';
import { orderShape } from '../orders.ts';
import { productShape } from '../products.ts';
import { count, sum } from '../shape.ts';

/** `GET ecommerce/recent-orders/`: the latest orders of all customers (specification §7). */
export const listRecentOrders: ListReading<Order> = (client, signal) =>
  listAnswerOf(client({ signal }).GET('/ecommerce/recent-orders/'), orderShape);

/** `PATCH ecommerce/update-order-status/{id}/`: moves an order to another status; 409 where it cannot go there (specification §7). */
export const updateOrderStatus: Call<{ id: string; status: OrderStatus }, Order> = validatedCall(
  (http, { id, status }) =>
    http.PATCH('/ecommerce/update-order-status/{id}/', { params: { path: { id } }, body: { status } }),
  orderShape,
);

export const statsShape = looseObject({
  total_products: count,
  total_customers: count,
  total_orders: count,
  total_revenue: sum,
  orders_by_status: record(string(), count),
});

/** `GET ecommerce/dashboard-stats/`: figures for administrators; the revenue in XOF as a numeric string (specification §7). */
export const getDashboardStats: Reading<DashboardStats> = (client, signal) =>
  answerOf(client({ signal }).GET('/ecommerce/dashboard-stats/'), statsShape);

/** `GET ecommerce/top-products/`: the best-selling products, best first (specification §7). */
export const listTopProducts: ListReading<Product> = (client, signal) =>
  listAnswerOf(client({ signal }).GET('/ecommerce/top-products/'), productShape);
