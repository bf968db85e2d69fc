import { changedLines, compareCart } from '#machines/cart/cart-changes.ts';
import type { CartLine, Order } from '#openapi/schemas.ts';
import type { AwaitedPayment } from '#rules/awaited-payment.ts';
import { checkoutStepErrors, emptyCheckout } from '#rules/checkout.ts';
import { compact } from '#rules/typed-text.ts';
import { instalmentsOf } from '#rules/up-front.ts';
import type {
  CheckoutContext,
  CheckoutOrder,
  LoadAnswer,
  PlaceAnswer,
  RereadAnswer,
} from './checkout-context.ts';
import { prefilledFrom } from './checkout-values.ts';
import { isOfItems, newAttempt, type OrderAttempt, orderOf } from './order-attempt.ts';

const nothingTried = { order: null, changes: [], refusal: null } as const;

/** The context before the customer is known. */
export const nobodys = {
  prefilled: emptyCheckout,
  values: emptyCheckout,
  touched: [],
  lines: [],
  agreed: [],
  attempt: null,
  recalledAddress: null,
  isIdNumberAsked: false,
  ...nothingTried,
} as const satisfies Partial<CheckoutContext>;

/** The changed cart, and its differences from the one agreed to. */
export const updated = (
  { agreed }: CheckoutContext,
  lines: readonly CartLine[],
): Partial<CheckoutContext> => ({ lines, changes: changedLines(agreed, lines) });

/** Whether a cart is the one that is shown. */
export const isSameCart = ({ lines }: CheckoutContext, others: readonly CartLine[]): boolean =>
  changedLines(lines, others).length === 0;

/** The context with the loaded profile, cart, attempt and draft. */
export const loaded = (
  { asked }: CheckoutContext,
  { profile, lines, attempt, draft }: Extract<LoadAnswer, { kind: 'loaded' }>,
): Partial<CheckoutContext> => {
  const prefilled = prefilledFrom(profile);
  const isIdNumberAsked = draft?.isIdNumberWithheld ?? false;
  return {
    // A typed ID number is not stored on the device: reopen its step with an empty field, since the profile's number
    // is not the one that was typed.
    asked: isIdNumberAsked ? 1 : asked,
    prefilled,
    values: { ...prefilled, ...draft?.values, ...(isIdNumberAsked ? { numero_cni: '' } : {}) },
    isIdNumberAsked,
    lines,
    agreed: lines,
    attempt,
    ...nothingTried,
  };
};

/** The current cart, and its differences from the one agreed to. */
export const compared = (
  { agreed }: CheckoutContext,
  answer: Extract<RereadAnswer, { kind: 'read' }>,
): Partial<CheckoutContext> => compareCart(agreed, answer);

/** The attempt to order the cart, or null if it differs from the one agreed to. */
export const prepared = (
  { lines, changes, values }: CheckoutContext,
  answer: Extract<RereadAnswer, { kind: 'read' }>,
): Partial<CheckoutContext> => ({
  attempt: changes.length === 0 ? newAttempt(values, lines, answer) : null,
});

/** Whether the attempt can be sent: the cart holds its animals, or is empty, as after a placed order. */
export const isUnchanged = (context: CheckoutContext, lines: readonly CartLine[]): boolean =>
  lines.length === 0 || isOfItems(requireAttempt(context), lines);

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

/** Whether the attempt can be sent again, with its ID number or with a retyped one. */
export const isResumable = (context: CheckoutContext): boolean =>
  !isIdNumberMissing(context) ||
  (compact(context.values.numero_cni) !== '' &&
    checkoutStepErrors(1, context.values).numero_cni === undefined);

/** The attempt with its ID number, or with the retyped one if it lacks it. */
export const completed = (context: CheckoutContext): OrderAttempt => {
  const attempt = requireAttempt(context);
  return { ...attempt, idNumber: attempt.idNumber ?? compact(context.values.numero_cni) };
};

/** The order that an answer names. */
export const placedOrder = ({
  number,
  paymentUrl,
}: Extract<PlaceAnswer, { kind: 'placed' }>): CheckoutOrder => ({
  number,
  status: null,
  paymentUrl,
});

/** The payment of the placed order, stored on the device until it is complete. `amount`: the sum due now, in XOF. */
export const awaitedPayment = (context: CheckoutContext): AwaitedPayment => {
  const { body } = requireAttempt(context);
  const { number, paymentUrl } = requireOrder(context);
  const total = body.expected_total ?? 0;
  return {
    owner: body.email,
    orderNumber: number ?? '',
    url: paymentUrl ?? '',
    amount: body.is_payement_echolone ? instalmentsOf(total).upFront : total,
  };
};

/** The order of the attempt among these, or null. */
export const foundOrder = (context: CheckoutContext, orders: readonly Order[]): CheckoutOrder | null => {
  const order = orderOf(requireAttempt(context), orders);
  return order === undefined ? null : { number: order.order_number, status: order.status, paymentUrl: null };
};
