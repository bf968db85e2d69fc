import { compareCart } from '#machines/cart/cart-changes.ts';
import type { Order } from '#openapi/schemas.ts';
import { checkoutStepErrors } from '#rules/checkout.ts';
import type {
  CheckoutContext,
  CheckoutOrder,
  LoadAnswer,
  PlaceAnswer,
  RereadAnswer,
} from './checkout-context.ts';
import { prefilledFrom } from './checkout-values.ts';
import { newAttempt, type OrderAttempt, orderOf } from './order-attempt.ts';

/** What was loaded, as the checkout opens with it. */
export const loaded = (
  { asked }: CheckoutContext,
  { profile, lines, attempt, draft }: Extract<LoadAnswer, { kind: 'loaded' }>,
): Partial<CheckoutContext> => {
  const prefilled = prefilledFrom(profile);
  return {
    // An ID number that was typed is not on the device any more: the customer passes by its field again.
    asked: draft?.isIdNumberWithheld ? 1 : asked,
    prefilled,
    values: { ...prefilled, ...draft?.values },
    lines,
    attempt,
    order: null,
    changes: [],
  };
};

/** The cart as it is now, what differs from the one agreed to, and an attempt to order it where nothing does. */
export const compared = (
  { lines: agreed, values }: CheckoutContext,
  answer: Extract<RereadAnswer, { kind: 'read' }>,
): Partial<CheckoutContext> => {
  const { lines, changes } = compareCart(agreed, answer);
  const isAgreed = changes.length === 0 && lines.length > 0;
  return { lines, changes, attempt: isAgreed ? newAttempt(values, lines, answer) : null };
};

/** The attempt that is to be sent. Throws where there is none, which means that a state let it through. */
export const held = ({ attempt }: Pick<CheckoutContext, 'attempt'>): OrderAttempt => {
  if (attempt === null) throw new Error('There is no attempt to send.');
  return attempt;
};

/** Whether an attempt lacks the ID number it was sent with, so that it has to be typed again before it is resumed. */
export const isIdNumberMissing = ({ attempt }: Pick<CheckoutContext, 'attempt'>): boolean =>
  attempt?.idNumber === null;

/** Whether the attempt can be sent again: with its ID number, or with one that was typed anew. */
export const isResumable = ({ attempt, values }: CheckoutContext): boolean =>
  attempt !== null &&
  (attempt.idNumber !== null ||
    (values.numero_cni.trim() !== '' && checkoutStepErrors(1, values).numero_cni === undefined));

/** The attempt with its ID number, if need be the one that was typed anew. */
export const completed = (context: CheckoutContext): OrderAttempt => {
  const attempt = held(context);
  return { ...attempt, idNumber: attempt.idNumber ?? context.values.numero_cni.trim() };
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

/** The order among these that came of the attempt, or null. */
export const foundOrder = (context: CheckoutContext, orders: readonly Order[]): CheckoutOrder | null => {
  const order = orderOf(held(context), orders);
  return order === undefined ? null : { number: order.order_number, status: order.status, paymentUrl: null };
};
