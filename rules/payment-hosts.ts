/** The allowed hosts of a `payment_url`, in plain ASCII, with a port if it is not the default one. */
export interface PaymentHosts {
  /** Hosts of payment pages, over https only; `any` if none is configured. */
  readonly secure: 'any' | readonly string[];
  /** Hosts over http: none if the shop itself is served over https. */
  readonly plain: readonly string[];
}

/** The address of a page, as in `location`. */
type Opened = { readonly protocol: string; readonly host: string };

const withScheme = /^https?:\/\//i;

/**
 * The configured hosts, for a shop opened at `page`. A host is allowed over https, and any host if none is configured; written
 * with `http://` it is allowed over http, and only while the shop itself is on http, like the shop's own host (the page of
 * the sandbox).
 */
export function paymentHostsOf(configured: readonly string[], { protocol, host }: Opened): PaymentHosts {
  const bare = (written: string) => written.replace(withScheme, '').replace(/\/$/, '');
  const isPlain = (written: string) => /^http:/i.test(written);
  return {
    secure: configured.length === 0 ? 'any' : configured.filter((written) => !isPlain(written)).map(bare),
    plain: protocol === 'http:' ? [host, ...configured.filter(isPlain).map(bare)] : [],
  };
}
