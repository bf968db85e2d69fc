import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { isLoopback } from './origin.ts';
import { Refusal } from './refusal.ts';

const isPublic = (origin: string): boolean => !isLoopback(new URL(origin).hostname);

/**
 * The setting, as a variable and its value, by which others than this machine reach the server; undefined where none does.
 * Behind a proxy it listens on this machine alone and is open to the world all the same: a public origin or name of its own,
 * or a proxy that it trusts, says so.
 */
export function exposureOf(
  host: string,
  { shopOrigin, origin, cookieDomain, hostNames, trustProxy }: Settings,
): { name: string; value: string } | undefined {
  const reasons: Record<string, string | undefined> = {
    HOST: isLoopback(host) ? undefined : host,
    SANDBOX_SHOP_ORIGIN: [shopOrigin].find((one) => one !== undefined && isPublic(one)),
    SANDBOX_ORIGIN: [origin].find((one) => one !== undefined && isPublic(one)),
    SANDBOX_COOKIE_DOMAIN: cookieDomain,
    SANDBOX_HOST_NAMES: hostNames.find((name) => !isLoopback(name)),
    SANDBOX_TRUST_PROXY: trustProxy.length === 0 ? undefined : trustProxy.join(', '),
  };
  for (const [name, value] of Object.entries(reasons)) if (value !== undefined) return { name, value };
  return undefined;
}

/**
 * Refuses what a proxy hands on that the server was not told of: it listens on this machine alone and knows of nobody else,
 * so its codes and its published passwords would be open to whoever the proxy lets in, and all of them one caller.
 */
export function refuseUnknownProxy(app: FastifyInstance, host: string, { trustProxy }: Settings): void {
  if (!isLoopback(host) || trustProxy.length > 0) return;
  app.addHook('onRequest', async ({ headers, url }) => {
    const isHandedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    if (!isHandedOn || url === '/health') return;
    throw new Refusal(
      503,
      'Ce serveur est derrière un mandataire qu’il ne connaît pas : indiquez l’adresse de celui-ci avec SANDBOX_TRUST_PROXY.',
      { code: 'unknown_proxy' },
    );
  });
}
