import type { Order, OrderStatus, Payment } from '#openapi/schemas.ts';

/*
 * What each status means. Nothing else compares a status with a word (rules/order-status.test.ts): a status that is added to the
 * contract does not compile before every table has an answer, and a word outside of the contract is `unknown`.
 */

/** A status as it was read: a word of the contract, or another word of the provider, which is shown and never judged. */
export type ReadStatus = OrderStatus | (string & {});

/** An order as it was read. */
export type ReadOrder = Omit<Order, 'status'> & { status: ReadStatus };

/** The fields of a payment that the shop reads. */
export type ReadPayment = Pick<Payment, 'order_number'> &
  Partial<Omit<Payment, 'status'>> & { status: ReadStatus };

/** An outcome for each status; `unknown`: it is not in the contract, or could not be read. */
export type ByStatus<Outcome> = Readonly<Record<OrderStatus | 'unknown', Outcome>>;

/** The key of a status in a table. */
export const statusKey = (table: ByStatus<unknown>, status: ReadStatus | null): OrderStatus | 'unknown' =>
  status !== null && Object.hasOwn(table, status) ? (status as OrderStatus) : 'unknown';

/** The outcome of a status; null: it could not be read. */
export const byStatus = <Outcome>(table: ByStatus<Outcome>, status: ReadStatus | null): Outcome =>
  table[statusKey(table, status)];

/** What a payment's status says about the money. */
export type PaymentOutcome = 'pending' | 'paid' | 'cancelled' | 'unclear';

/**
 * What an order's status says beside its payment. `open`: it can still be paid, as one that is paid on delivery; `unclear`: nothing
 * that the shop understands.
 */
export type OrderOutcome = 'open' | 'paid' | 'cancelled' | 'unclear';

/** `payment`, `order`: what it says as the status of a payment, and as that of an order. The others are about orders. */
type Meaning = {
  readonly payment: PaymentOutcome;
  readonly order: OrderOutcome;
  /** Whether it waits for its payment, of which a part may have arrived. */
  readonly isUnpaid: boolean;
  /** Whether the list of orders shows the payment too: a deposit until the delivery; a cancelled order may have been paid. */
  readonly isPaymentListed: boolean;
  /** Whether it is no longer under way, as far as is known. */
  readonly isEnded: boolean;
  /** Whether the animal is on its way, or handed over. */
  readonly isSent: boolean;
  readonly isDelivered: boolean;
};

const underWay = {
  isUnpaid: false,
  isPaymentListed: true,
  isEnded: false,
  isSent: false,
  isDelivered: false,
} as const;

const meanings: ByStatus<Meaning> = {
  PENDING: { ...underWay, payment: 'pending', order: 'open', isUnpaid: true },
  PAID: { ...underWay, payment: 'paid', order: 'paid', isPaymentListed: false },
  SHIPPED: { ...underWay, payment: 'paid', order: 'open', isSent: true },
  DELIVERED: {
    ...underWay,
    payment: 'paid',
    order: 'open',
    isPaymentListed: false,
    isEnded: true,
    isSent: true,
    isDelivered: true,
  },
  CANCELLED: { ...underWay, payment: 'cancelled', order: 'cancelled', isEnded: true },
  unknown: { ...underWay, payment: 'unclear', order: 'unclear', isEnded: true },
};

/** The meaning of a status; null: it is not known. */
export const meaningOf = (status: ReadStatus | null): Meaning => byStatus(meanings, status);

/** The place of a status on an order's way, from 0; a word that is not in the contract comes last. */
export const statusRank = (status: ReadStatus): number =>
  Object.keys(meanings).indexOf(statusKey(meanings, status));
