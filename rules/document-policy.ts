/** The hashes of the inline scripts and styles of a document, as policy sources: `'sha256-…'`. */
export type Inline = { readonly styles: readonly string[]; readonly scripts: readonly string[] };

/** The provider: root of its API, and root of its picture paths ('' for the shop's own host); and where reports go ('' for nowhere). */
export type Provided = { readonly apiRoot: string; readonly mediaRoot: string; readonly reportsTo: string };

/** The origin of an absolute URL; none for a path of the shop's own host. */
const originOf = (address: string): string[] => /^https?:\/\/[^/?#]+/i.exec(address) ?? [];

/**
 * The policy in the `meta` element of a document (Content Security Policy, level 3): the shop's files, the inline scripts and
 * styles by hash, requests to the provider's API and of reports, and the provider's pictures and films. `frame-ancestors` needs a
 * header instead.
 */
export const documentPolicy = ({ styles, scripts }: Inline, to: Provided): string =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    ['img-src', "'self'", 'data:', ...originOf(to.mediaRoot)].join(' '),
    ['media-src', "'self'", ...originOf(to.mediaRoot)].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...new Set([...originOf(to.apiRoot), ...originOf(to.reportsTo)])].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
