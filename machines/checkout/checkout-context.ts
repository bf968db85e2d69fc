import type { CartChange } from '#machines/cart/cart-changes.ts';
import type { CheckoutNoticeCode, Notice } from '#machines/session/notices.ts';
import type { Addition, CartLine, Order, Product, User } from '#openapi/schemas.ts';
import type { CheckoutField, CheckoutStep, CheckoutValues } from '#rules/checkout.ts';
import type { PaymentHosts } from '#rules/payment-hosts.ts';
import { withMessage } from '#rules/with-message.ts';
import type { CheckoutDraft, EditableField } from './checkout-values.ts';
import type { OrderAttempt } from './order-attempt.ts';

/** Why an order failed, or that its outcome is unknown. */
export type CheckoutRefusal = Notice<CheckoutNoticeCode>;

/** An order that exists. `number`: null if the provider did not name it. `status`: null if only the answer of the checkout is known. */
export type CheckoutOrder = {
  number: string | null;
  status: Order['status'] | null;
  paymentUrl: string | null;
};

/**
 * `asked`: the step in the address. `prefilled`: the fields filled from the profile. `lines`: the current cart, which badge,
 * cart and recap show. `agreed`: the cart that the customer opened the checkout with, or agreed to since. `changes`: their
 * differences. `attempt`: the one being sent or unanswered. `order`: its order. `refusal`: why the last order failed, shown
 * beside the button. `recalledAddress`: the delivery address of an earlier order, if the profile has none; offered, never
 * filled in. `isIdNumberAsked`: an ID number was typed before a reload; it is not stored, so it has to be typed again.
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
  /** `value` is not narrowed for a choice: validation checks it like any text. */
  | { type: 'field.changed'; field: EditableField; value: string }
  | { type: 'field.left'; field: EditableField }
  /** Suivant, with the fields of its step (omitted by the statechart view); Précédent. */
  | { type: 'next.pressed'; values?: CheckoutValues }
  | { type: 'previous.pressed' }
  /** The address changed to another step, by Back, Forward or a link. */
  | { type: 'step.opened'; step: CheckoutStep }
  /** The cart settled after a change in this or another tab. */
  | { type: 'cart.updated'; lines: readonly CartLine[] }
  /** The session changed, possibly to another customer: resets the page. */
  | { type: 'session.changed' }
  /** Commander. */
  | { type: 'form.submitted' }
  | { type: 'changes.agreed' }
  /** Reprendre: the same key and body again. */
  | { type: 'attempt.resumed' }
  | { type: 'attempt.abandoned' }
  | { type: 'lookup.retried' }
  /** The customer pays the found order. */
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
  /** Some lines of the cart could not be parsed: it cannot be ordered. */
  | { kind: 'incomplete' }
  | { kind: 'refused' };

/**
 * `preceded`: an earlier attempt of another tab has to be completed first. `unauthorized` is reported by the session.
 * `ended`: the session is not the one that the checkout was opened with.
 */
export type RereadAnswer =
  | {
      kind: 'read';
      lines: readonly CartLine[];
      products: readonly Product[];
      knownOrders: readonly string[];
      key: string;
      /** The additions to the specification that the provider announces. */
      accepts: readonly Addition[];
    }
  | { kind: 'preceded'; attempt: OrderAttempt }
  | { kind: 'refused'; refusal: CheckoutRefusal }
  | { kind: 'unauthorized' }
  | { kind: 'ended' };

/**
 * `refused` is definite. `unanswered`: it is unknown whether the attempt became an order; so it is after a 401, which is
 * reported by the session. `postponed`: the provider did not process it (429). `preceded`: nothing was sent, since an attempt
 * of another tab is unfinished. `ended`: nothing was sent, since the session is not the one that the checkout was opened with.
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
 * The customer's orders and current cart. `underWay`: a tab waits for the answer of the attempt. `settled`: the attempt was
 * answered or abandoned meanwhile.
 */
export type LookUpAnswer =
  | { kind: 'listed'; orders: readonly Order[]; lines: readonly CartLine[] }
  | { kind: 'underWay' }
  | { kind: 'settled' }
  | { kind: 'refused' };

/**
 * Whether a payment has succeeded or failed for good (`settled`); `waiting` also if that is unknown. `paymentUrl`: its
 * page, if the provider names it.
 */
export type PaymentStatusAnswer = { kind: 'settled' } | { kind: 'waiting'; paymentUrl: string | null };

/** The refusal of an order: the server's message, or the sentence of specification §8. */
export const failure = (message?: string): CheckoutRefusal =>
  withMessage({ code: 'checkout-failed' }, message);
