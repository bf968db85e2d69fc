import * as v from 'valibot';
import { isPaymentAddress } from './payment-address.ts';
import type { PaymentHosts } from './payment-hosts.ts';

const awaited = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    owner: v.pipe(v.string(), v.minLength(1)),
    orderNumber: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    url: v.string(),
    amount: v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
    isUnclear: v.fallback(v.optional(v.boolean(), false), false),
    form: v.fallback(v.optional(v.string()), undefined),
  }),
);

/**
 * A payment stored on the device until it is complete: owner (e-mail), order, page, amount in whole XOF, whether its last
 * known status is not in the contract, and the name of the checkout form that it was ordered with (earlier builds stored none).
 */
export type AwaitedPayment = v.InferOutput<typeof awaited>;

/**
 * Parses a stored payment; null if it belongs to another customer, cannot be parsed, or its host is not allowed. The host
 * is checked on every read.
 */
export function awaitedPaymentIn(
  text: string | null,
  owner: string | null,
  hosts: PaymentHosts,
): AwaitedPayment | null {
  const read = v.safeParse(awaited, text);
  if (!read.success || read.output.owner !== owner || !isPaymentAddress(read.output.url, hosts)) return null;
  return read.output;
}
