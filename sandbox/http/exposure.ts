import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { isLoopback } from './origin.ts';
import { Refusal } from './refusal.ts';

const publicOrigin = (origin: string | undefined): string | undefined =>
  origin === undefined || isLoopback(new URL(origin).hostname) ? undefined : origin;

/**
 * The first setting (variable and value) by which other machines reach the server, or undefined. A server behind a proxy
 * listens on the loopback address alone, so its public origin, its names and its trusted proxies count too.
 */
export function exposureOf(
  host: string,
  { shopOrigin, origin, cookieDomain, hostNames, trustProxy }: Settings,
): { name: string; value: string } | undefined {
  const reasons: Record<string, string | undefined> = {
    HOST: isLoopback(host) ? undefined : host,
    SANDBOX_SHOP_ORIGIN: publicOrigin(shopOrigin),
    SANDBOX_ORIGIN: publicOrigin(origin),
    SANDBOX_COOKIE_DOMAIN: cookieDomain,
    SANDBOX_HOST_NAMES: hostNames.find((name) => !isLoopback(name)),
    SANDBOX_TRUST_PROXY: trustProxy.length === 0 ? undefined : trustProxy.join(', '),
  };
  for (const [name, value] of Object.entries(reasons)) if (value !== undefined) return { name, value };
  return undefined;
}

/** The headers that proxies add to forwarded requests. */
const marksOfProxies = /^(?:x-forwarded-|(?:forwarded|via|x-real-ip)$)/;

/**
 * Refuses the requests of a proxy that is not configured: they would reach the mailed codes and the published passwords,
 * and count as one caller.
 */
export function refuseUnknownProxy(app: FastifyInstance, host: string, { trustProxy }: Settings): void {
  if (!isLoopback(host) || trustProxy.length > 0) return;
  app.addHook('onRequest', async ({ headers, url }) => {
    const isHandedOn = Object.keys(headers).some((name) => marksOfProxies.test(name));
    if (!isHandedOn || url === '/health') return;
    throw new Refusal(
      503,
      'Ce serveur est derrière un proxy qu’il ne connaît pas : indiquez l’adresse du proxy avec SANDBOX_TRUST_PROXY.',
      { code: 'unknown_proxy' },
    );
  });
}
