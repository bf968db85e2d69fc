import { and, eq } from 'drizzle-orm';
import type { OrderStatus, Payment } from '#openapi/schemas.ts';
import { orders, payments } from '../database/schema.ts';
import type { Operations } from '../http/operations.ts';
import { partOf } from '../http/paging.ts';
import { isPayable, latestPayment, type PaymentRow, paymentUrl } from '../payments/asked.ts';
import type { Provider } from '../provider.ts';
import { placeOrder } from './place-order.ts';
import { amountText, type OrderRow, orderNotFound, readOrder, readOrders, visibleTo } from './read-orders.ts';

type Ids = 'placeOrder' | 'listOrders' | 'getOrder' | 'getPayment';

/* An order with nothing due at once has no payment: the status of its payment is derived from the order's. */
const unaskedStatus: Record<OrderStatus, OrderStatus> = {
  PENDING: 'PENDING',
  PAID: 'PAID',
  SHIPPED: 'PAID',
  DELIVERED: 'PAID',
  CANCELLED: 'CANCELLED',
};

const presentPayment = (order: OrderRow, payment: PaymentRow | undefined, origin: string): Payment => ({
  order_number: order.order_number,
  status: payment?.status ?? unaskedStatus[order.status],
  amount: amountText(payment?.amount ?? 0),
  total_amount: amountText(order.total_amount),
  transaction_id: payment?.transaction_id ?? null,
  moyen_paiement: order.moyen_paiement,
  type_paiement: order.type_paiement,
  created_at: (payment?.created_at ?? order.created_at).toISOString(),
  ...(payment !== undefined &&
    isPayable[payment.status] && {
      payment_url: paymentUrl(origin, payment),
      expires_at: payment.expires_at?.toISOString() ?? null,
    }),
  ...(payment?.paid_at && { paid_at: payment.paid_at.toISOString() }),
  ...(payment !== undefined && payment.closed_as !== 'order-cancelled' && { closed_as: payment.closed_as }),
});

/** The checkout, and the orders and payments of a caller. */
export const orderOperations = (provider: Provider): Operations<Ids> => {
  const { database, settings } = provider;
  return {
    placeOrder: async ({ account, body, pagesOrigin: origin, idempotencyKey: key }) => {
      const { repeated, answer } = await placeOrder(provider, { account, body, origin, key });
      return { status: repeated ? 200 : 201, body: answer };
    },

    listOrders: async ({ account, query }) => {
      const { page, page_size } = query;
      const isEntireList = account.role === 'customer' && page === undefined && page_size === undefined;
      const part = isEntireList || settings.letter ? undefined : partOf(query);
      return { status: 200, body: await readOrders(database, visibleTo(account), part) };
    },

    getOrder: async ({ account, path }) => ({
      status: 200,
      body: await readOrder(database, path.id, account),
    }),

    getPayment: async ({ account, pagesOrigin: origin, path: { orderNumberOrTransactionId: name } }) => {
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
  };
};
