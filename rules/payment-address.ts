/** Where a `payment_url` may lead. Hosts are plain ASCII, with a port where it is not the usual one. */
export interface PaymentHosts {
  /** Hosts of payment pages, over https only. */
  readonly secure: readonly string[];
  /** Hosts over http: none wherever the shop itself is served over https. */
  readonly plain: readonly string[];
}

/** What a page says of where it was opened, as `location` does. */
type Opened = { readonly protocol: string; readonly host: string };

const withScheme = /^https?:\/\//i;

/**
 * The hosts of a configuration, for a shop that was opened somewhere. A host is one over https; written with `http://` it is
 * one over http, and counts only while the shop itself is on http, as its own host does (the sandbox's page).
 */
export function paymentHostsOf(configured: readonly string[], { protocol, host }: Opened): PaymentHosts {
  const bare = (written: string) => written.replace(withScheme, '').replace(/\/$/, '');
  const isPlain = (written: string) => /^http:/i.test(written);
  return {
    secure: configured.filter((written) => !isPlain(written)).map(bare),
    plain: protocol === 'http:' ? [host, ...configured.filter(isPlain).map(bare)] : [],
  };
}

const longest = 2000;

// Only printable ASCII without a backslash, and no userinfo: what is read here is then what every browser reads.
const grammar = /^https?:\/\/[a-z0-9.:[\]-]+(?:[/?#][!-[\]-~]*)?$/i;

/**
 * Tells whether the shop may be left for a `payment_url`: https on an allowed host, http on one of those over http.
 * Anything else is refused: other schemes, other hosts and subdomains, userinfo, backslashes, control characters, white
 * space, hosts that are not plain ASCII, and anything over 2000 characters (specification §8 "Checkout").
 */
export function isPaymentAddress(url: string, hosts: PaymentHosts): boolean {
  if (url.length > longest || !grammar.test(url)) return false;
  const origin = url.toLowerCase().split(/[/?#]/, 3).join('/');
  return (
    hosts.secure.some((host) => origin === `https://${host.toLowerCase()}`) ||
    hosts.plain.some((host) => origin === `http://${host.toLowerCase()}`)
  );
}
