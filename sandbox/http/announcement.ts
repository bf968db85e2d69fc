import type { FastifyInstance } from 'fastify';
import { everyAddition } from '#openapi/words.ts';

/** The operation that reads a customer's cart, and the header that announces additions to the specification. */
const asked = 'listCart';
const header = 'x-accepts';

/** Announces the additions to the specification with every cart (`X-Accepts` in openapi/provider.yaml). */
export function announceAdditions(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.operationId === asked && reply.statusCode === 200)
      reply.header(header, everyAddition.join(', '));
  });
}
