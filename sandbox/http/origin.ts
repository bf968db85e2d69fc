import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

/** Whether a host is this machine alone, by name or by address. */
export const isLoopback = (host: string): boolean =>
  /^(?:(?:.*\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/**
 * Refuses with 403 what does not call this machine by its own name: a page whose name leads here (DNS rebinding) would read the
 * outbox, and a proxy would bring other machines. For a server that is not exposed.
 */
export function requireLoopbackName(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ hostname }, reply) => {
    if (isLoopback(hostname)) return undefined;
    reply.code(403).type('text/plain; charset=utf-8');
    return reply.send('Ce serveur ne répond qu’à cette machine, tant que HOST ne l’ouvre pas au réseau.');
  });
}

/* No `X-Forwarded-Host`, which any caller may send through a proxy. */
const called = ({ protocol, headers: { host } }: FastifyRequest): string => `${protocol}://${host}`;

/** The origin of this server's own pages: `SANDBOX_ORIGIN`, else the called host. */
export const pagesOriginOf = ({ origin }: Settings, request: FastifyRequest): string =>
  origin ?? called(request);

/** The origin of the shop: `SANDBOX_SHOP_ORIGIN`, else the called host. */
export const shopOriginOf = ({ shopOrigin }: Settings, request: FastifyRequest): string =>
  shopOrigin ?? called(request);
