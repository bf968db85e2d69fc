import type { FastifyInstance } from 'fastify';
import { everyAddition } from '#openapi/words.ts';

/** The operation that a customer's cart is read with, and the header by which it says what is taken beyond the specification. */
const asked = 'listCart';
const header = 'x-accepts';

/** Says with every cart what the provider takes beyond the specification (`X-Accepts` in openapi/provider.yaml). */
export function announceAdditions(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.operationId === asked && reply.statusCode === 200)
      reply.header(header, everyAddition.join(', '));
  });
}
