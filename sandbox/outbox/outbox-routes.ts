import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open.ts';
import { outbox } from '../database/schema.ts';
import { outboxPage, type Sent } from './outbox-page.ts';

/** The newest messages, newest first; older ones stay in the database. */
const most = 500;

async function read(database: Database): Promise<Sent[]> {
  const rows = await database.select().from(outbox).orderBy(desc(outbox.id)).limit(most);
  return rows.map(({ to, channel, subject, text, code, link, at }) => ({
    to,
    channel,
    subject,
    text,
    ...(code === null ? {} : { code }),
    ...(link === null ? {} : { link }),
    at: at.toISOString(),
  }));
}

/** Serves `/sandbox/outbox`: a page for people, JSON for programs that ask for it. */
export function addOutbox(app: FastifyInstance, database: Database): void {
  app.get('/sandbox/outbox', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'Accept');
    const messages = await read(database);
    const accepted = request.headers.accept ?? '';
    return accepted.includes('application/json')
      ? reply.send(messages)
      : reply.type('text/html; charset=utf-8').send(outboxPage(messages));
  });
}
