import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { meaningOf } from '#rules/order-status.ts';
import { giveStockBack } from '../cart/stock.ts';
import type { Database } from '../database/open.ts';
import { orderItems, orders, payments } from '../database/schema.ts';
import type { OrderRow } from '../orders/read-orders.ts';
import { letters } from '../outbox/letters.ts';
import { addToOutbox } from '../outbox/post.ts';
import type { Provider } from '../provider.ts';

/* Every change of an order's payment or status locks the order first, so that two changes never interleave. */
async function lockOrder(database: Database, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order;
}

async function paidSum(database: Database, orderId: string): Promise<number> {
  const [row] = await database
    .select({ sum: sql<string>`coalesce(sum(${payments.amount}), 0)` })
    .from(payments)
    .where(and(eq(payments.order_id, orderId), eq(payments.status, 'PAID')));
  return Number(row?.sum ?? 0);
}

/** Cancels an order and its open payments, and restores the stock. */
export async function cancelOrder(database: Database, orderId: string): Promise<void> {
  await database.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.id, orderId));
  await database
    .update(payments)
    .set({ status: 'CANCELLED', closed_as: 'order-cancelled' })
    .where(and(eq(payments.order_id, orderId), eq(payments.status, 'PENDING')));
  const lots = await database
    .select({ product_id: orderItems.product_id, quantity: orderItems.quantity })
    .from(orderItems)
    .where(eq(orderItems.order_id, orderId));
  await giveStockBack(database, lots);
}

/** Records that the remainder of an order was paid on delivery. */
export async function settleRest(database: Database, order: OrderRow, at: Date): Promise<void> {
  await database
    .update(payments)
    .set({ status: 'PAID', paid_at: at })
    .where(and(eq(payments.order_id, order.id), eq(payments.status, 'PENDING')));
  const rest = order.total_amount - (await paidSum(database, order.id));
  if (rest <= 0) return;
  await database.insert(payments).values({
    order_id: order.id,
    transaction_id: `TX-${randomBytes(8).toString('hex')}`,
    part: rest === order.total_amount ? 'total' : 'solde',
    amount: rest,
    status: 'PAID',
    created_at: at,
    paid_at: at,
  });
}

/**
 * Marks a payment as PAID, and its order once the total is paid. Returns whether this call did it; a closed or expired payment
 * is unchanged.
 */
export async function receivePayment(
  { database, now }: Provider,
  paymentId: string,
  orderId: string,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const at = now();
    const order = await lockOrder(transaction, orderId);
    const [paid] = await transaction
      .update(payments)
      .set({ status: 'PAID', paid_at: at })
      .where(
        and(
          eq(payments.id, paymentId),
          eq(payments.status, 'PENDING'),
          or(isNull(payments.expires_at), gt(payments.expires_at, at)),
        ),
      )
      .returning();
    if (order === undefined || paid === undefined) return false;
    if (meaningOf(order.status).isUnpaid && (await paidSum(transaction, orderId)) >= order.total_amount) {
      await transaction.update(orders).set({ status: 'PAID' }).where(eq(orders.id, orderId));
    }
    await addToOutbox(transaction, at, letters.paid(order, paid));
    return true;
  });
}

/**
 * Marks a refused or expired payment as CANCELLED, and the order that depends on it, restores the stock, and tells the customer.
 * Returns whether this call did it.
 */
export async function closePayment(
  { database, now }: Pick<Provider, 'database' | 'now'>,
  paymentId: string,
  orderId: string,
  as: 'refused' | 'expired',
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const [closed] = await transaction
      .update(payments)
      .set({ status: 'CANCELLED', closed_as: as })
      .where(and(eq(payments.id, paymentId), eq(payments.status, 'PENDING')))
      .returning();
    if (order === undefined || closed === undefined) return false;
    const isCancelled = meaningOf(order.status).isUnpaid && closed.part !== 'solde';
    if (isCancelled) await cancelOrder(transaction, orderId);
    await addToOutbox(transaction, now(), letters.closed(order, closed, as, isCancelled));
    return true;
  });
}

/** Closes every expired payment: before each call that may show one, its order or its stock. */
export async function closeExpired(provider: Pick<Provider, 'database' | 'now'>): Promise<void> {
  const over = await provider.database
    .select({ id: payments.id, order_id: payments.order_id })
    .from(payments)
    .where(and(eq(payments.status, 'PENDING'), lte(payments.expires_at, provider.now())));
  for (const { id, order_id } of over) await closePayment(provider, id, order_id, 'expired');
}
