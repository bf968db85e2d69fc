import { looseObject, record, string } from 'valibot';
import type { DashboardStats, Product } from '#openapi/schemas.ts';
import { answerOf, type ListReading, listAnswerOf, type Reading } from '../answer.ts';
import { productShape } from '../products.ts';
import { count, sum } from '../shape.ts';

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
