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
