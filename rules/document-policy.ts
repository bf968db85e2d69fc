/** What stands in a document, as sources of its policy: `'sha256-…'`. */
export type Inline = { readonly styles: readonly string[]; readonly scripts: readonly string[] };

/** Where the shop's provider is: root of its API, and what paths of pictures stand behind ('' for the shop's own host). */
export type Provided = { readonly apiRoot: string; readonly mediaRoot: string };

/** The origin of a whole address; nothing for a path of the shop's own host. */
const originOf = (address: string): string[] => /^https?:\/\/[^/?#]+/i.exec(address) ?? [];

/**
 * The policy of a document of the shop, for a `meta` element of its own (Content Security Policy, level 3): its own files, what
 * stands in it by its hashes, calls to the provider's API and the provider's pictures. Who may frame it a header says.
 */
export const documentPolicy = ({ styles, scripts }: Inline, { apiRoot, mediaRoot }: Provided): string =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    ['img-src', "'self'", 'data:', ...originOf(mediaRoot)].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...originOf(apiRoot)].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
