import type { Order, OrderStatus } from '#openapi/schemas.ts';
import { type Call, type ListReading, listAnswerOf, validatedCall } from '../answer.ts';
import { orderShape } from '../orders.ts';

/** `GET ecommerce/recent-orders/`: the latest orders of all customers (specification §7). */
export const listRecentOrders: ListReading<Order> = (client, signal) =>
  listAnswerOf(client({ signal }).GET('/ecommerce/recent-orders/'), orderShape);

/** `PATCH ecommerce/update-order-status/{id}/`: moves an order to another status; 409 where it cannot go there (specification §7). */
export const updateOrderStatus: Call<{ id: string; status: OrderStatus }, Order> = validatedCall(
  (http, { id, status }) =>
    http.PATCH('/ecommerce/update-order-status/{id}/', { params: { path: { id } }, body: { status } }),
  orderShape,
);
