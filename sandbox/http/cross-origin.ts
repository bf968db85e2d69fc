import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** The request headers of the shop (specification §7). */
const specified = ['Authorization', 'Content-Type', 'X-CSRFToken'];

/**
 * Lets a shop of another origin (`SANDBOX_SHOP_ORIGIN`) call the API with its bearer and its cookies, and show the media:
 * that one origin is named in the answers, never `*`. Without it browsers refuse every other origin. The shop reads the
 * cookie `csrftoken` only where both share a site and the cookie's domain; else it leaves the header out (CORS protocol
 * of the Fetch standard). `additions`: whether calls may also send the key of an add or an order, and the shop may read the
 * announced additions.
 */
export async function allowShopOrigin(
  app: FastifyInstance,
  shopOrigin: string,
  additions: boolean,
): Promise<void> {
  await app.register(cors, {
    origin: [shopOrigin],
    credentials: true,
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: [...specified, ...(additions ? ['Idempotency-Key'] : [])],
    ...(additions ? { exposedHeaders: ['X-Accepts', 'Date'] } : {}),
    maxAge: 600,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
  });
}
