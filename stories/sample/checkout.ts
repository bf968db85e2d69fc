import { anonymousContext, type CheckoutContext, prefilledFrom } from '#machines/checkout/checkout.model.ts';
import { prepareAttempt } from '#machines/checkout/order-attempt.ts';
import { everyAddition } from '#openapi/words.ts';
import { sampleCart } from './cart.ts';
import { sampleUser } from './user.ts';

const prefilled = prefilledFrom(sampleUser);

/** A checkout with a complete profile and the cart of three lines. Prices in XOF. */
export const sampleCheckout: CheckoutContext = {
  ...anonymousContext,
  paymentHosts: { secure: ['pay.exemple.ci'], plain: [] },
  asked: 1,
  prefilled,
  values: prefilled,
  lines: sampleCart,
  agreed: sampleCart,
  today: '2026-11-27',
};

/** An attempt whose answer was lost. */
export const sampleAttempt = prepareAttempt(prefilled, sampleCart, {
  key: '5d5b50c1-0d8c-4a52-94f5-4c0e9d61a001',
  knownOrders: [],
  accepts: everyAddition,
});
