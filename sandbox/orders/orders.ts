import { and, count, eq, sql } from 'drizzle-orm';
import type { OrderStatus, Payment } from '#openapi/schemas.ts';
import { readProducts } from '../catalogue/read-products.ts';
import { orders, payments, products, users } from '../database/schema.ts';
import type { Operations } from '../http/operations.ts';
import { partOf } from '../http/paging.ts';
import { Refusal } from '../http/refusal.ts';
import { latestPayment, type PaymentRow, paymentUrl } from '../payments/asked.ts';
import { cancelOrder, settleRest } from '../payments/settle.ts';
import type { Provider } from '../provider.ts';
import { placeOrder } from './place-order.ts';
import { amountText, type OrderRow, orderNotFound, readOrder, readOrders, visibleTo } from './read-orders.ts';

type Ids =
  | 'placeOrder'
  | 'listOrders'
  | 'getOrder'
  | 'getPayment'
  | 'updateOrderStatus'
  | 'listRecentOrders'
  | 'listTopProducts'
  | 'getDashboardStats';

/** How many the back office's short lists hold. */
const shortList = 10;

const next: Record<OrderStatus, OrderStatus[]> = {
  PENDING: ['PAID', 'SHIPPED', 'CANCELLED'],
  PAID: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['DELIVERED', 'CANCELLED'],
  DELIVERED: [],
  CANCELLED: [],
};

function checkMove(order: OrderRow, to: OrderStatus): void {
  const unpaid = order.status === 'PENDING' && to === 'SHIPPED' && order.type_paiement === 'mobile';
  if (!next[order.status].includes(to) || unpaid) {
    throw new Refusal(409, 'Cette commande ne peut pas passer à ce statut.', { code: 'impossible_status' });
  }
}

/* An order that asked for nothing has no payment; what has arrived then follows from the order itself. */
const unaskedStatus = (order: OrderRow): OrderStatus =>
  order.status === 'PENDING' || order.status === 'CANCELLED' ? order.status : 'PAID';

const presentPayment = (order: OrderRow, payment: PaymentRow | undefined, origin: string): Payment => ({
  order_number: order.order_number,
  status: payment?.status ?? unaskedStatus(order),
  amount: amountText(payment?.amount ?? 0),
  total_amount: amountText(order.total_amount),
  transaction_id: payment?.transaction_id ?? null,
  moyen_paiement: order.moyen_paiement,
  type_paiement: order.type_paiement,
  created_at: (payment?.created_at ?? order.created_at).toISOString(),
  ...(payment?.status === 'PENDING' && {
    payment_url: paymentUrl(origin, payment),
    expires_at: payment.expires_at?.toISOString() ?? null,
  }),
});

/** Checkout, the customer's own orders and payments, and the back office's view of all of them. */
export const orderOperations = (provider: Provider): Operations<Ids> => {
  const { database, now, settings } = provider;
  return {
    placeOrder: async ({ account, body, origin, idempotencyKey: key }) => {
      const { repeated, answer } = await placeOrder(provider, { account, body, origin, key });
      return { status: repeated ? 200 : 201, body: answer };
    },

    listOrders: async ({ account, query }) => {
      const { page, page_size } = query;
      const isWhole = account.role === 'customer' && page === undefined && page_size === undefined;
      const part = isWhole || settings.letter ? undefined : partOf(query);
      return { status: 200, body: await readOrders(database, visibleTo(account), part) };
    },

    getOrder: async ({ account, path }) => ({
      status: 200,
      body: await readOrder(database, path.id, account),
    }),

    getPayment: async ({ account, origin, path: { orderNumberOrTransactionId: name } }) => {
      const [byNumber] = await database
        .select()
        .from(orders)
        .where(and(eq(orders.order_number, name), visibleTo(account)));
      if (byNumber !== undefined) {
        return {
          status: 200,
          body: presentPayment(byNumber, await latestPayment(database, byNumber.id), origin),
        };
      }
      const [byTransaction] = await database
        .select({ order: orders, payment: payments })
        .from(payments)
        .innerJoin(orders, eq(orders.id, payments.order_id))
        .where(and(eq(payments.transaction_id, name), visibleTo(account)));
      if (byTransaction === undefined) throw orderNotFound();
      return { status: 200, body: presentPayment(byTransaction.order, byTransaction.payment, origin) };
    },

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
        if (status === 'CANCELLED') return cancelOrder(transaction, order.id);
        if (status === 'PAID' || status === 'DELIVERED') await settleRest(transaction, order, now());
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
            PENDING: 0,
            PAID: 0,
            SHIPPED: 0,
            DELIVERED: 0,
            CANCELLED: 0,
            ...Object.fromEntries(byStatus.map(({ status, number }) => [status, number])),
          },
        },
      };
    },
  };
};
