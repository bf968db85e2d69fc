import type { FastifyInstance } from 'fastify';

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

/**
 * The headers that stand on every answer, errors included. `formTargets` are origins to which a form may lead beside
 * our own: browsers hold a redirect after a form to the same rule, and the payment page leads back to the shop.
 */
export const securityHeaders = (formTargets: string[] = []): Record<string, string> => ({
  'content-security-policy': contentPolicy(formTargets),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

/** Puts the security headers on every answer of the server. */
export function addSecurityHeaders(app: FastifyInstance, formTargets: string[]): void {
  const headers = securityHeaders(formTargets);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
