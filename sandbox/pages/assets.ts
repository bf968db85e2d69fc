import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { pageColours } from './colours.ts';

/** Serves the style sheet, icon and sign of the sandbox's own pages under `/sandbox/assets/`. */
export function addPageAssets(app: FastifyInstance): void {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  const add = (name: string, type: string, text: () => string) =>
    app.get(`/sandbox/assets/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(text()),
    );
  add('pages.css', 'text/css; charset=utf-8', () => pageColours + read('./pages.css'));
  for (const name of ['icon.svg', 'mark.svg']) add(name, 'image/svg+xml', () => read(name));
}
