import type { MeansOfPayment } from '#openapi/schemas.ts';
import { isPaidInParts } from './checkout.ts';
import { amountOf } from './money.ts';
import { meaningOf, type ReadPayment, type ReadStatus } from './order-status.ts';

/**
 * The known details of a payment. `url`: its page, if its host is allowed. `amount`: the sum due. `remainder`: the sum due
 * on delivery, null if the total was due. `expiresAt`: when it expires (ISO 8601). `order`: the status of its order, which
 * is separate. `closedAs`: why it was closed without taking anything. `paidAt`: when it arrived, where the provider says so. Amounts
 * are whole XOF; null means unknown.
 */
export type PaymentDetail = {
  readonly orderNumber: string;
  readonly url: string | null;
  readonly amount: number | null;
  readonly remainder: number | null;
  readonly expiresAt: string | null;
  readonly means: MeansOfPayment | null;
  readonly transaction: string | null;
  readonly order: ReadStatus | null;
  readonly closedAs?: 'refused' | 'expired';
  readonly paidAt?: string;
  /** When the provider answered so, in ms since the epoch; absent for what the device alone knows. */
  readonly answeredAt?: number;
  /** How far the device's clock was ahead of the provider's, in ms; absent if unknown. */
  readonly ahead?: number;
};

/** The details of a payment of which only the order number is known. */
export const namedPayment = (orderNumber: string): PaymentDetail => ({
  orderNumber,
  url: null,
  amount: null,
  remainder: null,
  expiresAt: null,
  means: null,
  transaction: null,
  order: null,
});

const xofOf = (text: string | undefined): number => (text === undefined ? 0 : amountOf(text));
const known = (sum: number): number | null => (sum > 0 ? sum : null);

/** Reads the answer of the provider. `url`: its page, with a checked host. `order`: the status of its order (specification §7). */
export function paymentDetailOf(
  payment: Pick<ReadPayment, 'order_number'> & Partial<ReadPayment>,
  url: string | null,
  order: ReadStatus | null = null,
  ahead?: number,
  answeredAt?: number,
): PaymentDetail {
  const amount = known(xofOf(payment.amount));
  const isPart = payment.type_paiement != null && isPaidInParts[payment.type_paiement] && amount !== null;
  return {
    orderNumber: payment.order_number,
    url,
    amount,
    remainder: isPart ? known(xofOf(payment.total_amount) - amount) : null,
    expiresAt: payment.expires_at ?? null,
    means: payment.moyen_paiement ?? null,
    transaction: payment.transaction_id ?? null,
    order,
    ...(payment.closed_as && { closedAs: payment.closed_as }),
    ...(payment.paid_at && { paidAt: payment.paid_at }),
    ...(ahead !== undefined && { ahead }),
    ...(answeredAt !== undefined && { answeredAt }),
  };
}

/** Whether an order can still be paid; null: it could not be read, which leaves the word to its payment. */
export const isOrderPayable = (order: ReadStatus | null): boolean =>
  order === null || meaningOf(order).order === 'open';

export const withKnownOrder = (payment: PaymentDetail, known: PaymentDetail | null): PaymentDetail => {
  const order = payment.order ?? known?.order ?? null;
  return { ...payment, order, url: isOrderPayable(order) ? payment.url : null };
};

/** Whether an order is known to be cancelled. */
export const isOrderCancelled = (order: ReadStatus | null): boolean => meaningOf(order).order === 'cancelled';

/** The sum that is still due on delivery, in XOF; null where none is known to be, as of an order that is paid, cancelled or delivered. */
export const restOf = ({ remainder, order }: PaymentDetail): number | null =>
  isOrderPayable(order) && !meaningOf(order).isDelivered ? remainder : null;

/**
 * Whether the animals of an order whose payment has failed can be ordered again: only if the order is known to be cancelled,
 * since one that was shipped nevertheless would be bought twice.
 */
export const isReorderable = (payment: PaymentDetail | null): boolean =>
  isOrderCancelled(payment?.order ?? null);
