import type { FastifyInstance } from 'fastify';
import { servedHeaders } from '#rules/served-headers.ts';

/**
 * The policy of the sandbox's own pages. `formTargets` are origins to which a form may lead beside our
 * own: browsers hold a redirect after a form to the same rule, and the payment page leads back to the shop.
 */
const contentPolicy = (formTargets: string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

const { 'cache-control': _, ...ofDocuments } = servedHeaders.document;

/** The headers of the sandbox's own pages. The shop's documents contain their own policy. */
export const securityHeaders = (formTargets: string[] = []): Record<string, string> => ({
  ...ofDocuments,
  'content-security-policy': contentPolicy(formTargets),
});

/** Subresources of documents: scripts, pictures, fonts. */
const file =
  /^\/(?:assets|media|pictures|share|sandbox\/assets|\.well-known)\/|^\/[^/?]+\.[a-z0-9]+(?:\?|$)/i;

/** Whether an address is that of a file, which needs neither a document's policies nor a cookie. */
export const isFile = (url: string): boolean => file.test(url);

/**
 * For files: disables MIME sniffing, and restricts an SVG picture from the back office, which is a document when it is opened
 * directly.
 */
const fileHeaders = { 'x-content-type-options': 'nosniff' };
const sentHeaders = { ...fileHeaders, 'content-security-policy': "default-src 'none'; sandbox" };

/** For answers of the API: no framing, and no loading of resources when opened directly. */
const dataHeaders = {
  ...fileHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

/** Adds the security headers to every answer of the server, by its kind. */
export function addSecurityHeaders(app: FastifyInstance, formTargets: string[]): void {
  const headers = securityHeaders(formTargets);
  const headersOf = (url: string): Record<string, string> => {
    if (url.startsWith('/api/')) return dataHeaders;
    if (!isFile(url)) return headers;
    return url.startsWith('/media/uploads/') ? sentHeaders : fileHeaders;
  };
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(headersOf(url));
  });
}
