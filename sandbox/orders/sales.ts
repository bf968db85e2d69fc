import { count, eq, sql } from 'drizzle-orm';
import type { OrderStatus } from '#openapi/schemas.ts';
import { everyOrderStatus } from '#openapi/words.ts';
import { meaningOf } from '#rules/order-status.ts';
import { readProducts } from '../catalogue/read-products.ts';
import { orders, payments, products, users } from '../database/schema.ts';
import type { Operations } from '../http/operations.ts';
import { Refusal } from '../http/refusal.ts';
import { cancelOrder, settleRest } from '../payments/settle.ts';
import type { Provider } from '../provider.ts';
import { amountText, type OrderRow, orderNotFound, readOrder, readOrders } from './read-orders.ts';

type Ids = 'updateOrderStatus' | 'listRecentOrders' | 'listTopProducts' | 'getDashboardStats';

/** How many the back office's short lists hold. */
const shortList = 10;

/** Where an order may go from a status, and what reaching the status does. */
const moves: Record<
  OrderStatus,
  { next: readonly OrderStatus[]; does: 'nothing' | 'settles' | 'ships' | 'cancels' }
> = {
  PENDING: { next: ['PAID', 'SHIPPED', 'CANCELLED'], does: 'nothing' },
  PAID: { next: ['SHIPPED', 'CANCELLED'], does: 'settles' },
  SHIPPED: { next: ['DELIVERED', 'CANCELLED'], does: 'ships' },
  DELIVERED: { next: [], does: 'settles' },
  CANCELLED: { next: [], does: 'cancels' },
};

function checkMove(order: OrderRow, to: OrderStatus): void {
  const { isUnpaid } = meaningOf(order.status);
  const isDue = isUnpaid && moves[to].does === 'ships' && order.type_paiement === 'mobile';
  if (!moves[order.status].next.includes(to) || isDue) {
    throw new Refusal(409, 'Cette commande ne peut pas passer à ce statut.', { code: 'impossible_status' });
  }
}

/** The back office's operations on the orders of all customers, and its figures. */
export const salesOperations = ({ database, now }: Provider): Operations<Ids> => ({
  updateOrderStatus: async ({ account, path, body: { status } }) => {
    await database.transaction(async (transaction) => {
      const [order] = await transaction
        .select()
        .from(orders)
        .where(eq(orders.order_number, path.id))
        .for('update');
      if (order === undefined) throw orderNotFound();
      if (order.status === status) return;
      checkMove(order, status);
      const { does } = moves[status];
      if (does === 'cancels') return cancelOrder(transaction, order.id);
      if (does === 'settles') await settleRest(transaction, order, now());
      await transaction.update(orders).set({ status }).where(eq(orders.id, order.id));
    });
    return { status: 200, body: await readOrder(database, path.id, account) };
  },

  listRecentOrders: async () => ({
    status: 200,
    body: await readOrders(database, undefined, { limit: shortList, offset: 0 }),
  }),

  listTopProducts: async () => ({
    status: 200,
    body: await readProducts(database, 'best-sold', shortList),
  }),

  getDashboardStats: async () => {
    const [revenue] = await database
      .select({ sum: sql<string>`coalesce(sum(${payments.amount}), 0)` })
      .from(payments)
      .where(eq(payments.status, 'PAID'));
    const byStatus = await database
      .select({ status: orders.status, number: count() })
      .from(orders)
      .groupBy(orders.status);
    return {
      status: 200,
      body: {
        total_products: await database.$count(products, sql`${products.deleted_at} is null`),
        total_customers: await database.$count(users, eq(users.role, 'customer')),
        total_orders: await database.$count(orders),
        total_revenue: amountText(Number(revenue?.sum ?? 0)),
        orders_by_status: {
          ...Object.fromEntries(everyOrderStatus.map((status) => [status, 0])),
          ...Object.fromEntries(byStatus.map(({ status, number }) => [status, number])),
        },
      },
    };
  },
});
