import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPicture } from '../catalogue/uploads.ts';
import type { Database } from '../database/open.ts';
import { notFound } from '../http/refusal.ts';

type Named = { Params: { name: string } };

const unknown = () => notFound('Cette image est introuvable.');
const week = 7 * 24 * 60 * 60;

/** The provider's own pictures by the folder below `/media/` at which they are served: drawings, and what stands for photos and a film. */
const folders = { animals: '../pictures/', photos: '../photos/' };
const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
};
/** The one that is late, in ms, as on a poor network. */
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
  const send = (request: FastifyRequest, reply: FastifyReply, type: string, content: string | Uint8Array) => {
    const tag = `"${createHash('sha1').update(content).digest('base64url')}"`;
    reply.header('cache-control', `public, max-age=${week}`).header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const whole = Buffer.from(content);
    reply.type(type).header('accept-ranges', 'bytes');
    const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    // A player asks for the part of a film that it plays.
    const part = whole.subarray(Number(from), to === '' ? undefined : Number(to) + 1);
    if (from === '' || part.length === 0) return reply.send(whole);
    const range = `bytes ${from}-${Number(from) + part.length - 1}/${whole.length}`;
    return reply.code(206).header('content-range', range).send(part);
  };

  for (const [path, folder] of Object.entries(folders)) {
    app.get<Named>(`/media/${path}/:name`, async (request, reply) => {
      const { name } = request.params;
      const type = types[/^[\w-]+(?:\.[\w-]+)*\.(\w+)$/.exec(name)?.[1] ?? ''];
      const picture =
        type && (await readFile(new URL(folder + name, import.meta.url)).catch(() => undefined));
      if (!type || !picture) throw unknown();
      if (name === slowPhoto) await pause(slowness);
      return send(request, reply, type, picture);
    });
  }

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
