import { isPast } from './dates.ts';
import { amountOf } from './money.ts';
import { meaningOf, type PaymentOutcome, type ReadOrder } from './order-status.ts';
import type { PaymentDetail } from './payment-detail.ts';

/** A payment as last known, and what its status says. */
export type KnownPayment = { readonly payment: PaymentDetail; readonly outcome: PaymentOutcome };

/**
 * The money of an order now. `due`: the sum that the provider asks for, and until when (ISO 8601), and how far the device's clock is
 * `ahead`, in ms; `late`: the provider still did so after that moment; `pending`: it waits for a payment whose sum the provider has not said;
 * `paid`: the sum that has arrived, and when, where the provider says so; `unread`: its payment was not read; `none`: nothing is known to be due. `rest` is due on delivery. Whole XOF; null: unknown.
 */
export type Standing = { readonly isDeposit: boolean; readonly rest: number | null } & (
  | {
      readonly kind: 'due' | 'late';
      readonly amount: number;
      readonly until: string | null;
      readonly ahead?: number;
    }
  | { readonly kind: 'paid'; readonly amount: number; readonly at: string | null }
  | { readonly kind: 'pending' | 'unread' | 'none' }
);

/** What a waiting payment asks for: nothing counts as due, or late, unless the provider has just said so, by its own clock. */
export function askedBy({ amount, remainder, expiresAt, ahead, answeredAt }: PaymentDetail): Standing {
  const isDeposit = remainder !== null;
  if (amount === null || answeredAt === undefined) return { kind: 'pending', isDeposit, rest: null };
  const isLate = isPast(expiresAt ?? '', answeredAt - (ahead ?? Number.NaN));
  const sums = { isDeposit, amount, rest: remainder ?? 0, until: expiresAt };
  return { kind: isLate ? 'late' : 'due', ...sums, ...(ahead !== undefined && { ahead }) };
}

/** Nothing counts as paid while the provider says that it waits, nor of a cancelled order. */
export function standingOf(
  { status, total_amount }: Pick<ReadOrder, 'status' | 'total_amount'>,
  known: KnownPayment | null,
): Standing {
  const total = amountOf(total_amount);
  const { order, isDelivered } = meaningOf(status);
  const remainder = known?.payment.remainder ?? null;
  const isDeposit = remainder !== null;
  if (known?.outcome === 'pending' && order === 'open') return askedBy(known.payment);
  const none = { kind: 'none', isDeposit, rest: null } as const;
  if (known?.outcome === 'pending') return none;
  const at = (known?.outcome === 'paid' && known.payment.paidAt) || null;
  // The date of a deposit is not that of the whole.
  if (order === 'paid') return { kind: 'paid', isDeposit, amount: total, rest: 0, at: isDeposit ? null : at };
  if (known === null && order === 'open' && !isDelivered) return { kind: 'unread', isDeposit, rest: null };
  if (order !== 'open' || known?.outcome !== 'paid') return none;
  // The provider does not report whether the remainder was paid on delivery.
  if (isDeposit)
    return isDelivered ? none : { kind: 'paid', isDeposit, amount: total - remainder, rest: remainder, at };
  return known.payment.amount === total ? { kind: 'paid', isDeposit, amount: total, rest: 0, at } : none;
}
