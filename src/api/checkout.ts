import { check, looseObject, nullish, pipe, string, unknown } from 'valibot';
import type { CheckoutAnswer, CheckoutRequest } from '#openapi/schemas.ts';
import { type Call, shapedCall } from './answer.ts';
import { free } from './shape.ts';

/** What an order was answered with: of all its fields only `payment_url` is sure to mean something. */
export type PlacedOrder = Partial<CheckoutAnswer>;

/** Any object counts as ordered; but a `payment_url` that is no text would hide from the customer that a payment is asked for. */
export const placedOrderShape = pipe(
  unknown(),
  check((answer) => !Array.isArray(answer)),
  looseObject({ order_number: free(string()), payment_url: nullish(string()) }),
);

/** An order may take two time-outs (30 s): giving up early leaves the customer unsure whether it was kept. */
const orderPatience = 2;

/**
 * `POST ecommerce/checkout/`: orders what is in the cart (specification §7). `key`, for a provider that takes it,
 * is the attempt's `Idempotency-Key`: the same key with the same body answers the same order. Refused with 400 (invalid, empty cart), 401, 409 (price or stock
 * changed), 422 (key used with another body). An answer that is not an object throws `Unreachable('malformed')`
 * (specification §8).
 */
export const placeOrder: Call<{ key?: string; body: CheckoutRequest }, PlacedOrder> = shapedCall(
  (http, { key, body }) =>
    http.POST('/ecommerce/checkout/', {
      params: { header: key === undefined ? {} : { 'Idempotency-Key': key } },
      body,
    }),
  placedOrderShape,
  { patience: orderPatience },
);
