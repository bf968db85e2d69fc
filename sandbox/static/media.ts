import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drawFromName } from '#pictures/picture-name.ts';
import { readPicture } from '../catalogue/uploads.ts';
import type { Database } from '../database/open.ts';
import { notFound } from '../http/refusal.ts';
import { readFlag } from '../seed/flags.ts';

type Named = { Params: { name: string } };

const unknown = () => notFound('Cette image est introuvable.');
const week = 7 * 24 * 60 * 60;

/** Serves the catalogue's pictures: drawn animals, flags, and files sent by the back office. */
export function addMedia(app: FastifyInstance, database: Database): void {
  const drawn = new Map<string, string>();

  const send = (request: FastifyRequest, reply: FastifyReply, type: string, content: string | Uint8Array) => {
    const tag = `"${createHash('sha1').update(content).digest('base64url')}"`;
    reply.header('cache-control', `public, max-age=${week}`).header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type(type).send(typeof content === 'string' ? content : Buffer.from(content));
  };

  app.get<Named>('/media/animals/:name', async (request, reply) => {
    const { name } = request.params;
    const picture = drawn.get(name) ?? drawFromName(name);
    if (picture === null) throw unknown();
    // Of weights there are thousands: those are drawn again.
    if (!/\d/.test(name)) drawn.set(name, picture);
    return send(request, reply, 'image/svg+xml', picture);
  });

  app.get<Named>('/media/flags/:name', async (request, reply) => {
    const { name } = request.params;
    const flag = name.endsWith('.svg') ? readFlag(name.slice(0, -4)) : null;
    if (flag === null) throw unknown();
    return send(request, reply, 'image/svg+xml', flag);
  });

  app.get<Named>('/media/uploads/:name', async (request, reply) => {
    const picture = await readPicture(database, request.params.name);
    if (picture === undefined) throw unknown();
    return send(request, reply, picture.mediaType, picture.content);
  });
}
