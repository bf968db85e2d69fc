import type { CheckoutContext } from '#machines/checkout/checkout.model.ts';
import { prefilledFrom } from '#machines/checkout/checkout-values.ts';
import { newAttempt } from '#machines/checkout/order-attempt.ts';
import { everyAddition } from '#openapi/words.ts';
import { sampleCart } from './cart.ts';
import { sampleUser } from './user.ts';

const prefilled = prefilledFrom(sampleUser);

/** A checkout with a complete profile and the cart of three lines. Prices in XOF. */
export const sampleCheckout: CheckoutContext = {
  paymentHosts: { secure: ['pay.exemple.ci'], plain: [] },
  asked: 1,
  prefilled,
  values: prefilled,
  touched: [],
  lines: sampleCart,
  agreed: sampleCart,
  changes: [],
  attempt: null,
  order: null,
  refusal: null,
  recalledAddress: null,
  today: '2026-11-27',
  isIdNumberAsked: false,
};

/** An attempt whose answer was lost. */
export const sampleAttempt = newAttempt(prefilled, sampleCart, {
  key: '5d5b50c1-0d8c-4a52-94f5-4c0e9d61a001',
  knownOrders: [],
  accepts: everyAddition,
});
