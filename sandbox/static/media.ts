import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drawFromName } from '#pictures/picture-name.ts';
import { readPicture } from '../catalogue/uploads.ts';
import type { Database } from '../database/open.ts';
import { notFound } from '../http/refusal.ts';

type Named = { Params: { name: string } };

const unknown = () => notFound('Cette image est introuvable.');
const week = 7 * 24 * 60 * 60;

/** What stands for photos (`tools/stand-in-photos.mjs`), and the one that is late, in ms, as on a poor network. */
const photos = fileURLToPath(new URL('../photos/', import.meta.url));
const photoTypes: Readonly<Record<string, string>> = { jpg: 'image/jpeg', webp: 'image/webp' };
const slowPhoto = 'lente.jpg';
const slowness = 3000;

const flags = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');

/** The flag of a country as SVG, 3 wide to 2 high, by its ISO 3166-1 code in any case; null where there is none. */
export function readFlag(code: string): string | null {
  if (!/^[a-z]{2}$/i.test(code)) return null;
  try {
    return readFileSync(join(flags, `${code.toUpperCase()}.svg`), 'utf8');
  } catch {
    return null;
  }
}

/** Serves the catalogue's pictures: drawn animals, stand-in photos, flags, and files sent by the back office. */
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

  app.get<Named>('/media/photos/:name', async (request, reply) => {
    const { name } = request.params;
    const type = photoTypes[/^[\w-]+(?:\.[\w-]+)*\.(jpg|webp)$/.exec(name)?.[1] ?? ''];
    const photo = type && (await readFile(`${photos}${name}`).catch(() => undefined));
    if (!type || !photo) throw unknown();
    if (name === slowPhoto) await pause(slowness);
    return send(request, reply, type, photo);
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
