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
  }),
);

/** A payment that the device keeps until it is settled: whose (e-mail), of which order, its page, its sum in whole XOF. */
export type AwaitedPayment = v.InferOutput<typeof awaited>;

/**
 * The payment in a text of the device's memory, or null where it is another customer's, cannot be read, or leads where
 * the shop does not go: its host is checked each time it is read.
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
