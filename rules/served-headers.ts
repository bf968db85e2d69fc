/** Headers by their names, as a server sends them. */
type Headers = Readonly<Record<string, string>>;

/** A file is what it says it is. */
const everyFile: Headers = { 'x-content-type-options': 'nosniff' };

/**
 * What a server sends with the shop's files, wherever it stands. What a document may load stands in the document itself
 * (`document-policy.ts`), which no header contradicts; who may frame it only a header can say.
 */
export const servedHeaders = {
  /** With every document: asked for anew at each visit, answered with 304 where it is the same. */
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
  /** With files below /assets/, whose names change with what is in them: kept for a year. */
  asset: { 'cache-control': 'public, max-age=31536000, immutable', ...everyFile },
  /** With every other file: icons and drawings, which a browser would ask for again with each page, keep their names for ever. */
  file: { 'cache-control': 'public, max-age=3600', ...everyFile },
  /** With the word that there is no such file, and what is asked to see whether the host is there. */
  missing: { 'cache-control': 'no-cache', ...everyFile },
} as const satisfies Readonly<Record<string, Headers>>;

/** With everything that is sent over https: the host is asked over https alone for a year. */
export const strictTransport = { 'strict-transport-security': 'max-age=31536000' } as const;
