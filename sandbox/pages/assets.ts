import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { pageColours } from './colours.ts';

const require = createRequire(import.meta.url);

/** Serves the style sheet, fonts, icon and sign of the sandbox's own pages under `/sandbox/assets/`. */
export function addPageAssets(app: FastifyInstance): void {
  const assets: [name: string, type: string, path: string][] = [
    [
      'figtree.woff2',
      'font/woff2',
      require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    ],
    [
      'bricolage-grotesque.woff2',
      'font/woff2',
      require.resolve(
        '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
      ),
    ],
  ];
  const add = (name: string, type: string, read: () => string | Buffer) =>
    app.get(`/sandbox/assets/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(read()),
    );
  for (const [name, type, path] of assets) add(name, type, () => readFileSync(path));
  const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  add('pages.css', 'text/css; charset=utf-8', () => pageColours + read('./pages.css'));
  for (const name of ['icon.svg', 'mark.svg']) add(name, 'image/svg+xml', () => read(name));
}
