import { array } from 'valibot';
import type { Order, OrderStatus } from '#openapi/schemas.ts';
import { type Answer, answerOf } from '../answer.ts';
import type { Client } from '../client.ts';
import { orderShape } from '../orders.ts';

/** `GET ecommerce/recent-orders/`: the latest orders of all customers (specification §7). */
export function listRecentOrders(client: Client, signal?: AbortSignal): Promise<Answer<Order[]>> {
  return answerOf(client.http.GET('/ecommerce/recent-orders/', client.send({ signal })), array(orderShape));
}

/** `PATCH ecommerce/update-order-status/{id}/`: moves an order to another status; 409 where it cannot go there (specification §7). */
export function updateOrderStatus(
  client: Client,
  { id, status }: { id: string; status: OrderStatus },
  signal?: AbortSignal,
): Promise<Answer<Order>> {
  return answerOf(
    client.http.PATCH('/ecommerce/update-order-status/{id}/', {
      params: { path: { id } },
      body: { status },
      ...client.send({ signal }),
    }),
    orderShape,
  );
}
