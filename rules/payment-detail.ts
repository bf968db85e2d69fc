import type { MeansOfPayment, OrderStatus, Payment } from '#openapi/schemas.ts';
import { isPaidInParts } from './checkout.ts';
import { amountOf } from './money.ts';

/**
 * What is known of one payment, for its customer. `url`: its own page, where the shop may go there; `amount`: the sum
 * asked; `remainder`: what is left to pay on delivery, null where the whole was asked; `expiresAt`: until when it is
 * taken (ISO 8601); `order`: how its order stands, which is another fact. Amounts are whole XOF; null is not known.
 */
export type PaymentDetail = {
  readonly orderNumber: string;
  readonly url: string | null;
  readonly amount: number | null;
  readonly remainder: number | null;
  readonly expiresAt: string | null;
  readonly means: MeansOfPayment | null;
  readonly transaction: string | null;
  readonly order: OrderStatus | null;
  /** How far, in ms, the device's clock was ahead of the provider's; absent where it is not known. */
  readonly ahead?: number;
};

/** An order of which nothing but its number is known. */
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

/** A payment as the provider gives it; `url` is its page once its host was checked, `order` its order's status (specification §7). */
export function paymentDetailOf(
  payment: Pick<Payment, 'order_number'> & Partial<Payment>,
  url: string | null,
  order: OrderStatus | null = null,
  ahead?: number,
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
    ...(ahead !== undefined && { ahead }),
  };
}

/** Whether something may still be paid for an order of this status, as far as it is known. */
export const isOrderPayable = (order: OrderStatus | null): boolean =>
  order !== 'CANCELLED' && order !== 'PAID';

/**
 * Whether the animals of an order whose payment has failed may be ordered once more: only where the order is known to be
 * cancelled, too. One that was shipped all the same would be bought twice.
 */
export const isReorderable = (payment: PaymentDetail | null): boolean => payment?.order === 'CANCELLED';
