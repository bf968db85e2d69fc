import type { Order, Payment } from '#openapi/schemas.ts';
import { amountOf } from './money.ts';
import { paymentDetailOf } from './payment-detail.ts';

/** The sum paid of an order, and the remainder due on delivery, in whole XOF. */
export type PaidSoFar = { readonly paid: number; readonly rest: number };

/**
 * The sum paid of an order by its status and that of its payment: the total if it is paid, the deposit once the 30 % have
 * arrived, 0 while its payment is pending. Null if it is unknown, as for a cancelled order.
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
  // The provider does not report whether the remainder was paid on delivery.
  return order.status === 'DELIVERED' ? null : { paid: total - remainder, rest: remainder };
}
