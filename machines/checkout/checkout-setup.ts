import { setup } from 'xstate';
import type { CartChange } from '#machines/cart/cart-changes.ts';
import type { CheckoutNoticeCode } from '#machines/session/notices.ts';
import { effect, outward } from '#machines/with-effects.ts';
import type { CartLine, CheckoutRequest, Order, Product, User } from '#openapi/schemas.ts';
import {
  type CheckoutField,
  type CheckoutStep,
  type CheckoutValues,
  checkoutStepErrors,
  validateCheckout,
} from '#rules/checkout.ts';
import { isPaymentAddress, type PaymentHosts } from '#rules/payment-address.ts';
import { type CheckoutDraft, type EditableField, reachOf } from './checkout-values.ts';
import type { OrderAttempt } from './order-attempt.ts';

export type CheckoutNotice = { code: CheckoutNoticeCode; message?: string };

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
  refusal: CheckoutNotice | null;
};

export type CheckoutInput = { step: CheckoutStep; paymentHosts: PaymentHosts };

type ValueChanged = {
  [Field in EditableField]: { type: 'value.changed'; field: Field; value: CheckoutValues[Field] };
}[EditableField];

export type CheckoutEvent =
  | ValueChanged
  /** A field was left. */
  | { type: 'field.touched'; field: EditableField }
  /** Suivant, Précédent. */
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  /** The address names another step: Back, Forward, or a link. */
  | { type: 'step.opened'; step: CheckoutStep }
  /** Commander. */
  | { type: 'order.submitted' }
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

/** `unauthorized` is the session's to tell. `unanswered`: an earlier attempt, made in another tab, comes first. */
export type RereadAnswer =
  | {
      kind: 'read';
      lines: readonly CartLine[];
      products: readonly Product[];
      knownOrders: readonly string[];
      key: string;
    }
  | { kind: 'unanswered'; attempt: OrderAttempt }
  | { kind: 'refused'; message?: string }
  | { kind: 'unauthorized' };

/** `refused` is definite. `unanswered`: nobody knows whether this attempt, or another tab's, became an order. */
export type PlaceAnswer =
  | { kind: 'placed'; number: string | null; paymentUrl: string | null }
  | { kind: 'refused'; message?: string }
  | { kind: 'unanswered'; attempt: OrderAttempt; notice: CheckoutNotice | null };

export type LookUpAnswer = { kind: 'listed'; orders: readonly Order[] } | { kind: 'refused' };

/** An answer's failure as a notice: the server's own words, or the sentence of specification §8. */
export const failure = (message?: string): CheckoutNotice =>
  message === undefined ? { code: 'checkout-failed' } : { code: 'checkout-failed', message };

/** Whether an attempt lacks the ID number it was sent with, so that it has to be typed again before it is resumed. */
export const isIdNumberMissing = ({ attempt }: Pick<CheckoutContext, 'attempt'>): boolean =>
  attempt?.idNumber === null;

/** What the checkout is made of; its states are in checkout.ts, checkout-wizard.ts and checkout-attempt.ts. */
export const checkout = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    tags: {} as 'busy',
    meta: {} as { unseen?: string },
  },
  actors: {
    /** Profile, cart, and what the device keeps of an earlier attempt and form. */
    load: effect<LoadAnswer>(),
    /** Cart, its products and the known orders again, and a key for the attempt. */
    reread: effect<RereadAnswer, { email: string }>(),
    /** Keeps the attempt on the device, sends it, and forgets it at a definite answer; one tab at a time. */
    placeOrder: effect<PlaceAnswer, { attempt: OrderAttempt; body: CheckoutRequest }>(),
    lookUpOrders: effect<LookUpAnswer>(),
    /** Resolves when another tab has settled the attempt, or given it up. */
    awaitSettlement: effect<void>(),
    /** Resolves when the page is seen again after it was hidden. */
    awaitReturn: effect<void>(),
  },
  actions: {
    showStep: outward<{ step: CheckoutStep; replace: boolean }>(),
    keepDraft: outward<CheckoutDraft>(),
    forgetDraft: outward(),
    forgetAttempt: outward<{ key: string }>(),
    refreshCart: outward(),
    tell: outward<CheckoutNotice>(),
    leaveForCart: outward(),
    leaveForDashboard: outward(),
    leaveForPayment: outward<{ url: string }>(),
  },
  guards: {
    isAttempted: ({ context }) => context.attempt !== null,
    isCartEmpty: ({ context }) => context.lines.length === 0,
    isOrdered: ({ context }) => context.order !== null,
    isUnpaid: ({ context }) => context.order?.status === 'PENDING',
    isChanged: ({ context }) => context.changes.length > 0,
    isShort: ({ context }) => context.changes.some(({ kind }) => kind === 'stock'),
    isStepOpen: ({ context }, { asked, step }: { asked: CheckoutStep; step: CheckoutStep }) =>
      reachOf(context.values, asked) === step,
    isValid: ({ context }) => validateCheckout(context.values).ok,
    isResumable: ({ context: { attempt, values } }) =>
      attempt !== null &&
      (attempt.idNumber !== null ||
        (values.numero_cni.trim() !== '' && checkoutStepErrors(1, values).numero_cni === undefined)),
    isPaidLater: ({ context }) => context.order?.paymentUrl === null,
    isPaymentAllowed: ({ context: { order, paymentHosts } }) =>
      isPaymentAddress(order?.paymentUrl ?? '', paymentHosts),
  },
});
