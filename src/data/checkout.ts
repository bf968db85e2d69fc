import { check, looseObject, nullish, pipe, string, unknown } from 'valibot';
import type { CheckoutAnswer, CheckoutRequest } from '#openapi/schemas.ts';
import { orderTimes } from '#rules/waits.ts';
import { type Call, validatedCall } from './answer.ts';
import { lenient } from './shape.ts';

/** The answer to an order. `payment_url` is the only field the shop relies on. */
export type PlacedOrder = Partial<CheckoutAnswer>;

/** Any object counts as ordered. A `payment_url` that is not a string is refused, because it would hide that a payment is due. */
export const placedOrderShape = pipe(
  unknown(),
  check((answer) => !Array.isArray(answer)),
  looseObject({ order_number: lenient(string()), payment_url: nullish(string()) }),
);

/**
 * `POST ecommerce/checkout/`: orders the cart (specification §7). `key`, for a provider that accepts it, is the attempt's
 * `Idempotency-Key`: the same key with the same body returns the same order. Refused with 400 (invalid, empty cart), 401, 409
 * (price or stock changed), 422 (key used with another body). Throws `Unreachable('malformed')` for an answer that is not an
 * object (specification §8).
 */
export const placeOrder: Call<{ key?: string; body: CheckoutRequest }, PlacedOrder> = validatedCall(
  (http, { key, body }) =>
    http.POST('/ecommerce/checkout/', {
      params: { header: key === undefined ? {} : { 'Idempotency-Key': key } },
      body,
    }),
  placedOrderShape,
  // After an early abort the customer would not know whether it was placed.
  { patience: orderTimes },
);
