import type { PaymentHosts } from './payment-hosts.ts';

const longest = 2000;

// Only printable ASCII without a backslash and without userinfo, which every browser parses in the same way.
const grammar = /^https?:\/\/[a-z0-9.:[\]-]+(?:[/?#][!-[\]-~]*)?$/i;

/**
 * Whether the shop may navigate to a `payment_url`: https on an allowed host, or http on an allowed http host. Refuses
 * other schemes, other hosts and subdomains, userinfo, backslashes, control characters, white space, hosts that are not
 * plain ASCII, and anything over 2000 characters (specification §8 "Checkout").
 */
export function isPaymentAddress(url: string, hosts: PaymentHosts): boolean {
  if (url.length > longest || !grammar.test(url)) return false;
  const origin = url.toLowerCase().split(/[/?#]/, 3).join('/');
  return (
    hosts.secure.some((host) => origin === `https://${host.toLowerCase()}`) ||
    hosts.plain.some((host) => origin === `http://${host.toLowerCase()}`)
  );
}
