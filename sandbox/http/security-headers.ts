import type { FastifyInstance } from 'fastify';
import { servedHeaders } from '#rules/served-headers.ts';

/**
 * The policy of the sandbox's own pages and of what is no page. `formTargets` are origins to which a form may lead beside our
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

/** The headers of the sandbox's own pages and of an answer, errors included. The shop's documents bring their own policy. */
export const securityHeaders = (formTargets: string[] = []): Record<string, string> => ({
  ...ofDocuments,
  'content-security-policy': contentPolicy(formTargets),
});

/** A script, a picture, a font: what a document uses, and is none itself. */
const file =
  /^\/(?:assets|media|pictures|share|sandbox\/assets|\.well-known)\/|^\/[^/?]+\.[a-z0-9]+(?:\?|$)/i;

/** Whether an address is that of a file, which needs neither a document's policies nor a cookie. */
export const isFile = (url: string): boolean => file.test(url);

/**
 * A file is what it says it is, and nothing else stands on it. A picture that the back office sent may be a drawing, which
 * is a document where it is opened by itself: it may do nothing there.
 */
const fileHeaders = { 'x-content-type-options': 'nosniff' };
const sentHeaders = { ...fileHeaders, 'content-security-policy': "default-src 'none'; sandbox" };

/** Puts the security headers on every answer of the server, as its kind needs them. */
export function addSecurityHeaders(app: FastifyInstance, formTargets: string[]): void {
  const headers = securityHeaders(formTargets);
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!isFile(url)) reply.headers(headers);
    else reply.headers(url.startsWith('/media/uploads/') ? sentHeaders : fileHeaders);
  });
}
