import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { OperationId } from '../accounts/access.ts';

/* Public answers, the same with and without a bearer token. */
const cacheable = new Set<string | undefined>([
  'listProducts',
  'getProduct',
  'listCategories',
  'countByCategory',
  'listCountries',
  'countByCountry',
] satisfies OperationId[]);

/**
 * Lets browsers cache and revalidate the public catalogue: an ETag of the answer, `private, no-cache`, and 304 without a body.
 * Every other answer of the API stays `no-store`.
 */
export function addCatalogueCache(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isCacheable = request.method === 'GET' && cacheable.has(request.routeOptions.config.operationId);
    if (!isCacheable || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', tag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match'] !== tag) return payload;
    reply.code(304).removeHeader('content-length');
    return '';
  });
}
