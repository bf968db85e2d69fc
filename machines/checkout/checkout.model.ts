import type { Addition, CartLine, Product, User } from '#openapi/schemas.ts';
import type { AwaitedPayment } from '#rules/awaited-payment.ts';
import {
  type CheckoutField,
  type CheckoutFieldCode,
  type CheckoutStep,
  type CheckoutValues,
  type EditableField,
  emptyCheckout,
  validateCheckout,
} from '#rules/checkout.ts';
import { isPastWish, type StoredDelivery, wishIn } from '#rules/delivery-wish.ts';
import { instalmentsOf } from '#rules/money.ts';
import type { ReadOrder } from '#rules/order-status.ts';
import type { PaymentHosts } from '#rules/payment-hosts.ts';
import { displayPhone, phoneDigits } from '#rules/phone.ts';
import { type CheckoutDraft, isStoredField } from '#rules/stored-checkout.ts';
import { withMessage } from '#rules/with-message.ts';
import type { CartChange } from '../cart/cart-changes.ts';
import { errorsIn } from '../form.ts';
import type { CheckoutNoticeCode, Notice } from '../session/notices.machine.ts';
import type { OrderAttempt } from './order-attempt.ts';

/** Why an order failed, or that its outcome is unknown. */
export type CheckoutRefusal = Notice<CheckoutNoticeCode>;

/** An order that exists. `number`: null if the provider did not name it. `status`: null if only the answer of the checkout is known. */
export type CheckoutOrder = {
  number: string | null;
  status: ReadOrder['status'] | null;
  paymentUrl: string | null;
};

/**
 * `asked`: the step in the address. `prefilled`: the fields filled from the profile. `lines`: the current cart, which badge,
 * cart and recap show. `agreed`: the cart that the customer opened the checkout with, or agreed to since. `changes`: their
 * differences. `attempt`: the one being sent or unanswered. `order`: its order. `refusal`: why the last order failed, shown
 * beside the button. `recalledAddress`: the delivery address of an earlier order, if the profile has none; offered, never
 * filled in. `today`: the day in Abidjan, as `2027-05-10`, when the page was loaded or Commander pressed. `isIdNumberAsked`: an ID number was typed before a reload; it is not stored, so it has to be typed again.
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
  today: string;
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
  | { type: 'order.pressed' }
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
      today: string;
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
      today: string;
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
  | { kind: 'listed'; orders: readonly ReadOrder[]; lines: readonly CartLine[] | null }
  | { kind: 'underWay' }
  | { kind: 'settled' }
  | { kind: 'refused' };

/**
 * `waiting`: the payment is pending, or its status could not be read. `settled`: it has succeeded or failed for good, or its status
 * is not in the contract: the payment result says which. `paymentUrl`: its page, if the provider names it.
 */
export type PaymentStatusAnswer = { kind: 'settled' } | { kind: 'waiting'; paymentUrl: string | null };

/** The refusal of an order: the server's message, or the sentence of specification §8. */
export const failure = (message?: string): CheckoutRefusal =>
  withMessage({ code: 'checkout-failed' }, message);

const nothingTried = { order: null, changes: [], refusal: null } as const;

/** The fields filled from the profile (specification §3), whose `numer_cni` is `numero_cni` here. */
export function prefilledFrom(profile: User): CheckoutValues {
  return {
    ...emptyCheckout,
    first_name: profile.first_name,
    last_name: profile.last_name,
    email: profile.email,
    phone: displayPhone(phoneDigits(profile.numero_telephone ?? '')),
    address: profile.adresse1 ?? '',
    ville: profile.ville ?? '',
    numero_cni: profile.numer_cni ?? '',
    code_postal: profile.code_postal ?? '',
  };
}

/** The draft of a form: the fields that differ from the profile's, without the ID number. */
export function draftOf({
  values,
  prefilled,
  isIdNumberAsked,
}: Pick<CheckoutContext, 'values' | 'prefilled' | 'isIdNumberAsked'>): CheckoutDraft & { email: string } {
  return {
    email: prefilled.email,
    values: Object.fromEntries(
      Object.entries(values).filter(([field, value]) => isStoredField(field) && value !== prefilled[field]),
    ),
    isIdNumberWithheld: isIdNumberAsked || values.numero_cni !== prefilled.numero_cni,
  };
}

/** The context before the customer is known. */
export const anonymousContext = {
  prefilled: emptyCheckout,
  values: emptyCheckout,
  touched: [],
  lines: [],
  agreed: [],
  attempt: null,
  recalledAddress: null,
  today: '',
  isIdNumberAsked: false,
  ...nothingTried,
} as const satisfies Partial<CheckoutContext>;

/** The context with the loaded profile, cart, attempt and draft. */
export const loaded = (
  { asked }: CheckoutContext,
  { profile, lines, attempt, draft, today }: Extract<LoadAnswer, { kind: 'loaded' }>,
): Partial<CheckoutContext> => {
  const prefilled = prefilledFrom(profile);
  const isIdNumberAsked = draft?.isIdNumberWithheld ?? false;
  const isDayAsked = isPastWish({ wished_day: draft?.values.wished_day ?? '' }, today);
  return {
    today,
    // A wished day that has passed is asked again.
    ...(isDayAsked && { touched: ['wished_day'] as const }),
    // A typed ID number is not stored on the device: reopen its step with an empty field, since the profile's number
    // is not the one that was typed.
    asked: isIdNumberAsked || isDayAsked ? 1 : asked,
    prefilled,
    values: { ...prefilled, ...draft?.values, ...(isIdNumberAsked ? { numero_cni: '' } : {}) },
    isIdNumberAsked,
    lines,
    agreed: lines,
    attempt,
    ...nothingTried,
  };
};

/** The attempt to send. Throws if there is none, which a correct machine prevents. */
export const requireAttempt = ({ attempt }: Pick<CheckoutContext, 'attempt'>): OrderAttempt => {
  if (attempt === null) throw new Error('There is no attempt to send.');
  return attempt;
};

/** The order of the attempt. Throws if there is none, which a correct machine prevents. */
export const requireOrder = ({ order }: Pick<CheckoutContext, 'order'>): CheckoutOrder => {
  if (order === null) throw new Error('There is no order yet.');
  return order;
};

/** Whether an attempt lacks the ID number it was sent with, which has to be typed again before it is resumed. */
export const isIdNumberMissing = (context: Pick<CheckoutContext, 'attempt'>): boolean =>
  requireAttempt(context).idNumber === null;

/**
 * The payment of the placed order, stored on the device until it is complete; null if the provider named no order, or no page.
 * `amount`: the sum due now, in XOF.
 */
export const awaitedPayment = (context: CheckoutContext): AwaitedPayment | null => {
  const { body } = requireAttempt(context);
  const { number, paymentUrl } = requireOrder(context);
  if (number === null || paymentUrl === null) return null;
  const total = body.expected_total ?? 0;
  return {
    owner: body.email,
    orderNumber: number,
    url: paymentUrl,
    amount: body.is_payement_echolone ? instalmentsOf(total).upFront : total,
    isUnclear: false,
  };
};

/** City and wished day of the order, from the body that it was sent with; null if the provider named no order. */
export const orderedDelivery = (context: CheckoutContext): (StoredDelivery & { email: string }) | null => {
  const { email, notes, ville: city } = requireAttempt(context).body;
  const { number } = requireOrder(context);
  const wish = wishIn(notes ?? '');
  if (number === null) return null;
  return { email, orderNumber: number, city, day: wish?.wished_day ?? '', time: wish?.wished_time ?? '' };
};

/**
 * The errors to show: of touched fields, and of those that Suivant found invalid (specification §4 Checkout). `today` in Abidjan:
 * a wished day may have passed.
 */
export function checkoutErrors({
  values,
  touched,
  today,
}: Pick<CheckoutContext, 'values' | 'touched' | 'today'>): Partial<Record<CheckoutField, CheckoutFieldCode>> {
  const errors = {
    ...(isPastWish(values, today) && { wished_day: 'day-unusable' as const }),
    ...errorsIn(validateCheckout(values)),
  };
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => touched.some((name) => name === field)),
  );
}
