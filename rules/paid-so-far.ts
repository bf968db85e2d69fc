import { amountOf } from './money.ts';
import { meaningOf, type ReadOrder, type ReadPayment } from './order-status.ts';
import { type PaymentDetail, paymentDetailOf } from './payment-detail.ts';

/** The sum paid of an order, and the remainder due on delivery, in whole XOF. */
export type PaidSoFar = { readonly paid: number; readonly rest: number };

/**
 * The sum paid of an order by its status and that of its payment: the total if it is paid, the deposit once the 30 % have
 * arrived, 0 while its payment is pending. Null if it is unknown, as for a cancelled order.
 */
export function paidSoFar(
  order: Pick<ReadOrder, 'status' | 'total_amount'>,
  payment: ReadPayment | null,
): PaidSoFar | null {
  const outcome = payment === null ? null : meaningOf(payment.status).payment;
  if (outcome === 'pending' && meaningOf(order.status).order === 'open')
    return { paid: 0, rest: amountOf(order.total_amount) };
  return paidWith(order, payment !== null && outcome === 'paid' ? paymentDetailOf(payment, null) : null);
}

/** The same with a payment that has arrived, or null where none is known to have. */
export function paidWith(
  order: Pick<ReadOrder, 'status' | 'total_amount'>,
  payment: Pick<PaymentDetail, 'amount' | 'remainder'> | null,
): PaidSoFar | null {
  const total = amountOf(order.total_amount);
  const { order: outcome, isDelivered } = meaningOf(order.status);
  if (outcome === 'paid') return { paid: total, rest: 0 };
  if (outcome !== 'open' || payment === null) return null;
  const { amount, remainder } = payment;
  if (remainder === null) return amount === total ? { paid: total, rest: 0 } : null;
  // The provider does not report whether the remainder was paid on delivery.
  return isDelivered ? null : { paid: total - remainder, rest: remainder };
}
