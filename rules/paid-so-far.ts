import type { Order, Payment } from '#openapi/schemas.ts';
import { amountOf } from './money.ts';
import { paymentDetailOf } from './payment-detail.ts';

/** What has been paid of an order, and what is left to pay on delivery, in whole XOF. */
export type PaidSoFar = { readonly paid: number; readonly rest: number };

/**
 * What has been paid of an order by its own status and its payment's: the whole of a paid one, the deposit of one whose 30 %
 * have arrived, nothing where its payment waits. Null is not known, and of a cancelled order nobody says it.
 */
export function paidSoFar(
  order: Pick<Order, 'status' | 'total_amount'>,
  payment: (Pick<Payment, 'order_number' | 'status'> & Partial<Payment>) | null,
): PaidSoFar | null {
  const total = amountOf(order.total_amount);
  if (order.status === 'PAID') return { paid: total, rest: 0 };
  if (order.status === 'CANCELLED' || payment === null || payment.status === 'CANCELLED') return null;
  if (payment.status === 'PENDING') return { paid: 0, rest: total };
  const { amount, remainder } = paymentDetailOf(payment, null);
  if (remainder === null) return amount === total ? { paid: total, rest: 0 } : null;
  // Once it is delivered the rest was paid in front of the animal, or not: nobody says which.
  return order.status === 'DELIVERED' ? null : { paid: total - remainder, rest: remainder };
}
