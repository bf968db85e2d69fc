import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { isOwnHost } from './origin.ts';
import { Refusal } from './refusal.ts';

/** Refuses with 403 requests to a host name that is not this server's, since its outbox shows codes and links. */
export function requireOwnHost(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async (request) => {
    if (isOwnHost(settings, request)) return;
    throw new Refusal(403, 'Ce serveur ne répond pas à ce nom : indiquez-le avec SANDBOX_HOST_NAMES.', {
      code: 'unknown_host',
    });
  });
}
