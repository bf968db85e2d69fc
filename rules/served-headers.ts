/** Response headers by name. */
type Headers = Readonly<Record<string, string>>;

/** Disables MIME sniffing. */
const everyFile: Headers = { 'x-content-type-options': 'nosniff' };

/**
 * The response headers of the shop's files on every server. The content security policy is in the document itself
 * (`document-policy.ts`), except `frame-ancestors`, which needs a header.
 */
export const servedHeaders = {
  /** For documents: revalidated on each visit. */
  document: {
    'cache-control': 'no-cache',
    'content-security-policy': "frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...everyFile,
    'x-frame-options': 'DENY',
  },
  /** For files below /assets/, whose names contain a content hash: cached for a year. */
  asset: { 'cache-control': 'public, max-age=31536000, immutable', ...everyFile },
  /** For other files, such as icons and drawings, whose names never change. */
  file: { 'cache-control': 'public, max-age=3600', ...everyFile },
  /** For the service worker: revalidated on each visit. It runs no other script; pictures may be on any host. */
  worker: {
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src *",
    ...everyFile,
  },
  /** For 404 responses and the health check. */
  missing: { 'cache-control': 'no-cache', ...everyFile },
} as const satisfies Readonly<Record<string, Headers>>;

/** For every response over https: the browser uses https only for a year. */
export const strictTransport = { 'strict-transport-security': 'max-age=31536000' } as const;
