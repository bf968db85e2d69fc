import type { CartChange } from '#machines/cart/cart-changes.ts';
import type { CheckoutNoticeCode, Notice } from '#machines/session/notices.ts';
import type { CartLine, Order, Product, User } from '#openapi/schemas.ts';
import type { CheckoutField, CheckoutStep, CheckoutValues } from '#rules/checkout.ts';
import type { PaymentHosts } from '#rules/payment-address.ts';
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
 * `asked`: the step in the address. `prefilled`: the form as the profile fills it. `lines`: the cart as it was shown and
 * agreed to. `changes`: what the last comparison found. `attempt`: the one being sent or not answered. `order`: what came
 * of it. `refusal`: why the last try to order failed, to stay beside the button.
 */
export type CheckoutContext = {
  paymentHosts: PaymentHosts;
  asked: CheckoutStep;
  prefilled: CheckoutValues;
  values: CheckoutValues;
  touched: readonly CheckoutField[];
  lines: readonly CartLine[];
  changes: readonly CartChange[];
  attempt: OrderAttempt | null;
  order: CheckoutOrder | null;
  refusal: CheckoutRefusal | null;
};

export type CheckoutInput = { step: CheckoutStep; paymentHosts: PaymentHosts };

type FieldChanged = {
  [Field in EditableField]: { type: 'field.changed'; field: Field; value: CheckoutValues[Field] };
}[EditableField];

export type CheckoutEvent =
  | FieldChanged
  | { type: 'field.left'; field: EditableField }
  /** Suivant, Précédent. */
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  /** The address names another step: Back, Forward, or a link. */
  | { type: 'step.opened'; step: CheckoutStep }
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
  | { kind: 'refused' };

/** `preceded`: an earlier attempt, made in another tab, comes first. `unauthorized` is the session's to tell. */
export type RereadAnswer =
  | {
      kind: 'read';
      lines: readonly CartLine[];
      products: readonly Product[];
      knownOrders: readonly string[];
      key: string;
    }
  | { kind: 'preceded'; attempt: OrderAttempt }
  | { kind: 'refused'; refusal: CheckoutRefusal }
  | { kind: 'unauthorized' };

/**
 * `refused` is definite. `unanswered`: nobody knows whether the attempt became an order, nor after a 401, which is the
 * session's to tell. `preceded`: nothing was sent, another tab's attempt is not settled yet.
 */
export type PlaceAnswer =
  | { kind: 'placed'; number: string | null; paymentUrl: string | null }
  | { kind: 'refused'; refusal: CheckoutRefusal }
  | { kind: 'unanswered'; refusal: CheckoutRefusal }
  | { kind: 'unauthorized' }
  | { kind: 'preceded'; attempt: OrderAttempt };

export type LookUpAnswer = { kind: 'listed'; orders: readonly Order[] } | { kind: 'refused' };

/** The refusal of an order: the server's own words, or the sentence of specification §8. */
export const failure = (message?: string): CheckoutRefusal =>
  withMessage({ code: 'checkout-failed' }, message);
