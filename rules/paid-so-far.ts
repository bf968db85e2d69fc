import { amountOf } from './money.ts';
import { meaningOf, type PaymentOutcome, type ReadOrder } from './order-status.ts';
import type { PaymentDetail } from './payment-detail.ts';

/** The sum paid of an order, and the remainder due on delivery, in whole XOF. */
export type PaidSoFar = { readonly paid: number; readonly rest: number };

/**
 * The sum paid of an order, by a payment that has arrived, or null where none is known to have. Null if it is unknown, as for a
 * cancelled order.
 */
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

/** A payment as last known, and what its status says. */
export type KnownPayment = { readonly payment: PaymentDetail; readonly outcome: PaymentOutcome };

/**
 * The money of an order now. `due`: the sum that the provider asks for, and until when (ISO 8601); `paid`: the sum that has arrived,
 * and when, where the provider says so; `none`: nothing is known to be due. `rest` is due on delivery. Whole XOF; null: unknown.
 */
export type Standing = { readonly isDeposit: boolean; readonly rest: number | null } & (
  | { readonly kind: 'due'; readonly amount: number; readonly until: string | null; readonly ahead?: number }
  | { readonly kind: 'paid'; readonly amount: number; readonly at: string | null }
  | { readonly kind: 'none' }
);

/** Nothing counts as due unless the provider has just said so, nor as paid while it says that it waits. */
export function standingOf(
  order: Pick<ReadOrder, 'status' | 'total_amount'>,
  known: KnownPayment | null,
): Standing {
  const payment = known?.payment ?? null;
  const isDeposit = (payment?.remainder ?? null) !== null;
  if (known?.outcome === 'pending') {
    const { amount, remainder, expiresAt, ahead, answeredAt } = known.payment;
    const isOpen = meaningOf(order.status).order === 'open';
    if (!isOpen || amount === null || answeredAt === undefined)
      return { kind: 'none', isDeposit, rest: null };
    const sums = { isDeposit, amount, rest: remainder ?? 0, until: expiresAt };
    return { kind: 'due', ...sums, ...(ahead !== undefined && { ahead }) };
  }
  const sums = paidWith(order, known?.outcome === 'paid' ? payment : null);
  if (sums === null) return { kind: 'none', isDeposit, rest: null };
  return { kind: 'paid', isDeposit, amount: sums.paid, rest: sums.rest, at: payment?.paidAt ?? null };
}
