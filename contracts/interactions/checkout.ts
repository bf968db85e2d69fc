import { looseObject, pipe, regex, string } from 'valibot';
import { placeOrder } from '#data/checkout.ts';
import type { CheckoutRequest } from '#openapi/schemas.ts';
import { anyClientError, type Interaction, reads, withExpiredToken, withFailure } from '../interaction.ts';
import * as requests from '../requests.ts';

/** The `Idempotency-Key` of the examples. The main pact does not require the header. */
export const attemptKey = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const price = 200_000;

/** The payment fields of an order that is paid on delivery, with a deposit (specification §3). */
const onDeliveryNow = { type_paiement: 'livraison', moyen_paiement: 'orange-money' } as const;
/** Bodies without additions. `checkoutBody`: the optional fields are empty. `full`: all fields are filled in. */
export const { body: checkoutBody } = await requests.ordering({ customer: 'little' });
const { body: full } = await requests.ordering({ customer: 'all', notes: 'Portail bleu, sonner deux fois.' });
const { body: inTwoParts } = await requests.ordering({ customer: 'little', ...onDeliveryNow });
const invalid = { ...checkoutBody, phone: '07 01 02' };
const onDelivery = { ...inTwoParts, is_payement_echolone: false } as const;

/** An address that a browser can be sent to. */
export const webAddress = pipe(string(), regex(/^https?:[/][/].+/));

/** An answer with a payment page, if something is to be paid now. */
export const toBePaid = reads(
  looseObject({ payment_url: webAddress }),
  { payment_url: 'https://pay.exemple.ci/p/7f3a91c2' },
  201,
);

/**
 * An answer without a payment page, if nothing is to be paid: omitted, null or empty. Pact compares present fields by name, and
 * any other with the first of the example.
 */
const nothingToPay = {
  status: 201,
  orStatus: 'success',
  example: { payment_url: null },
  rules: {
    $: { combine: 'AND', matchers: [{ match: 'values' }] },
    '$.*': { combine: 'AND', matchers: [{ match: 'include', value: '' }] },
    '$.payment_url': { combine: 'OR', matchers: [{ match: 'null' }, { match: 'regex', regex: '^$' }] },
  },
} as const;

/** A checkout with these values. */
export function ordering(asks: string, body: CheckoutRequest, changes: Partial<Interaction>): Interaction {
  return {
    operation: 'placeOrder',
    given: { state: 'a customer’s cart holds one animal', params: { stock: 5, price } },
    asks,
    path: '/ecommerce/checkout/',
    body,
    answer: toBePaid,
    call: (client) => placeOrder(client, { body }),
    ...changes,
  };
}

const paidOnline = ordering('to order and pay online', checkoutBody, {});

export const checkout: Interaction[] = [
  paidOnline,
  ordering('to order with every field of the form', full, {}),
  ordering('to order and pay 30 % now', inTwoParts, {}),
  ordering('to order and pay all on delivery', onDelivery, { answer: nothingToPay }),
  ordering('to order an empty cart', checkoutBody, {
    given: { state: 'a customer is signed in' },
    answer: anyClientError(400),
  }),
  ordering('to order with an invalid phone number', invalid, { answer: anyClientError(400) }),
  ordering('to order an animal that is no longer there', checkoutBody, {
    given: { state: 'a customer’s cart holds an animal that has been sold since' },
    answer: anyClientError(409),
  }),
  withExpiredToken(paidOnline, 'to order with an expired token'),
  withFailure(paidOnline, 'to order while the provider fails', 500),
  withFailure(paidOnline, 'to order while the provider is down', 503),
];
