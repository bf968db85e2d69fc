import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open.ts';

/** `/health`, for monitoring: 200 while the server and its database answer, else 503. */
export function addHealth(app: FastifyInstance, database: Database): void {
  app.get('/health', async (_request, reply) => {
    const isWell = await database.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    reply.header('cache-control', 'no-store').code(isWell ? 200 : 503);
    return { status: isWell ? 'ok' : 'unavailable' };
  });
}
