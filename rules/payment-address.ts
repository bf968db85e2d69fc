import type { PaymentHosts } from './payment-hosts.ts';

// `URL` exists in every runtime of these rules, which compile without the DOM library.
declare const URL: new (address: string) => { readonly origin: string };

const longest = 2000;

// Only printable ASCII without a backslash and without userinfo, which every browser parses in the same way.
const grammar = /^https?:\/\/[a-z0-9.:[\]-]+(?:[/?#][!-[\]-~]*)?$/i;

/** Whether an origin is https, and is written as a browser reads it (with or without the default port). */
function isSecureOrigin(origin: string): boolean {
  if (!origin.startsWith('https://')) return false;
  try {
    const read = new URL(origin).origin;
    return origin === read || origin === `${read}:443`;
  } catch {
    return false;
  }
}

/**
 * Whether the shop may navigate to a `payment_url`: https on an allowed host (on any host if none is configured), or http on
 * an allowed http host. Refuses other schemes, other hosts and subdomains, userinfo, backslashes, control characters, white
 * space, hosts that are not plain ASCII, and anything over 2000 characters (specification §8 "Checkout").
 */
export function isPaymentAddress(url: string, { secure, plain }: PaymentHosts): boolean {
  if (url.length > longest || !grammar.test(url)) return false;
  const origin = url.toLowerCase().split(/[/?#]/, 3).join('/');
  return (
    (secure === 'any'
      ? isSecureOrigin(origin)
      : secure.some((host) => origin === `https://${host.toLowerCase()}`)) ||
    plain.some((host) => origin === `http://${host.toLowerCase()}`)
  );
}
