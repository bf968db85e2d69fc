import type { CartChange } from '#machines/cart/cart-changes.ts';
import type { CheckoutNoticeCode, Notice } from '#machines/session/notices.ts';
import type { Addition, CartLine, Order, Product, User } from '#openapi/schemas.ts';
import type { CheckoutField, CheckoutStep, CheckoutValues } from '#rules/checkout.ts';
import type { PaymentHosts } from '#rules/payment-hosts.ts';
import { withMessage } from '#rules/with-message.ts';
import type { CheckoutDraft, EditableField } from './checkout-values.ts';
import type { OrderAttempt } from './order-attempt.ts';

/** Why a try to order failed, or that it is not known to have failed. */
export type CheckoutRefusal = Notice<CheckoutNoticeCode>;

/** An order that exists. `number` is null where the provider did not name it, `status` where only its answer is known. */
export type CheckoutOrder = {
  number: string | null;
  status: Order['status'] | null;
  paymentUrl: string | null;
};

/**
 * `asked`: the step in the address. `prefilled`: the form as the profile fills it. `lines`: the cart as it is, which
 * badge, cart and recap all show. `agreed`: the cart that the customer opened the checkout with, or agreed to since.
 * `changes`: how the two differ. `attempt`: the one being sent or not answered. `order`: what came of it. `refusal`: why
 * the last try to order failed, to stay beside the button. `recalledAddress`: where an earlier order was delivered, for a customer
 * whose profile names no address; offered, never filled in. `isIdNumberAsked`: an ID number was typed before the page was
 * opened anew; it is not on the device, so it is asked for again.
 */
export type CheckoutContext = {
  paymentHosts: PaymentHosts;
  asked: CheckoutStep;
  prefilled: CheckoutValues;
  values: CheckoutValues;
  touched: readonly CheckoutField[];
  lines: readonly CartLine[];
  agreed: readonly CartLine[];
  changes: readonly CartChange[];
  attempt: OrderAttempt | null;
  order: CheckoutOrder | null;
  refusal: CheckoutRefusal | null;
  recalledAddress: string | null;
  isIdNumberAsked: boolean;
};

export type CheckoutInput = { step: CheckoutStep; paymentHosts: PaymentHosts };

export type CheckoutEvent =
  /** A choice among words is validated as any text is. */
  | { type: 'field.changed'; field: EditableField; value: string }
  | { type: 'field.left'; field: EditableField }
  /** Suivant, with what stands in the fields of its step (not where it is pressed in the chart); Précédent. */
  | { type: 'next.pressed'; values?: CheckoutValues }
  | { type: 'previous.pressed' }
  /** The address names another step: Back, Forward, or a link. */
  | { type: 'step.opened'; step: CheckoutStep }
  /** The cart has settled, in this tab or after news of another one. */
  | { type: 'cart.updated'; lines: readonly CartLine[] }
  /** Another customer may be here now: nothing of this page is theirs. */
  | { type: 'session.changed' }
  /** Commander. */
  | { type: 'form.submitted' }
  | { type: 'changes.agreed' }
  /** Reprendre: the same key and body again. */
  | { type: 'attempt.resumed' }
  | { type: 'attempt.abandoned' }
  | { type: 'lookup.retried' }
  /** The found order is to be paid. */
  | { type: 'payment.resumed' }
  | { type: 'checkout.retried' }
  /** The link to the payment page was pressed. */
  | { type: 'payment.opened' };

export type LoadAnswer =
  | {
      kind: 'loaded';
      profile: User;
      lines: readonly CartLine[];
      attempt: OrderAttempt | null;
      draft: CheckoutDraft | null;
    }
  /** Some lines of the cart cannot be read: it cannot be ordered. */
  | { kind: 'incomplete' }
  | { kind: 'refused' };

/**
 * `preceded`: an earlier attempt, made in another tab, comes first. `unauthorized` is the session's to tell. `ended`: the
 * session is another one than the checkout was opened with.
 */
export type RereadAnswer =
  | {
      kind: 'read';
      lines: readonly CartLine[];
      products: readonly Product[];
      knownOrders: readonly string[];
      key: string;
      /** What the provider takes beyond the specification. */
      accepts: readonly Addition[];
    }
  | { kind: 'preceded'; attempt: OrderAttempt }
  | { kind: 'refused'; refusal: CheckoutRefusal }
  | { kind: 'unauthorized' }
  | { kind: 'ended' };

/**
 * `refused` is definite. `unanswered`: nobody knows whether the attempt became an order, nor after a 401, which is the
 * session's to tell. `postponed`: the provider took nothing of it this time (429). `preceded`: nothing was sent, another tab's attempt is not settled yet. `ended`: nothing was sent,
 * the session is another one than the checkout was opened with.
 */
export type PlaceAnswer =
  | { kind: 'placed'; number: string | null; paymentUrl: string | null }
  | { kind: 'refused'; refusal: CheckoutRefusal }
  | { kind: 'unanswered'; refusal: CheckoutRefusal }
  | { kind: 'postponed'; refusal: CheckoutRefusal }
  | { kind: 'unauthorized' }
  | { kind: 'preceded'; attempt: OrderAttempt }
  | { kind: 'ended' };

/**
 * The customer's orders, and the cart as it is beside them. `underWay`: a tab waits for the attempt's answer. `settled`: it
 * has had its answer, or was given up, meanwhile.
 */
export type LookUpAnswer =
  | { kind: 'listed'; orders: readonly Order[]; lines: readonly CartLine[] }
  | { kind: 'underWay' }
  | { kind: 'settled' }
  | { kind: 'refused' };

/**
 * Whether a payment is settled, for better or worse; `waiting` too where nobody could say. `paymentUrl`: its page, where
 * the provider names it.
 */
export type SettlementAnswer = { kind: 'settled' } | { kind: 'waiting'; paymentUrl: string | null };

/** The refusal of an order: the server's own words, or the sentence of specification §8. */
export const failure = (message?: string): CheckoutRefusal =>
  withMessage({ code: 'checkout-failed' }, message);
