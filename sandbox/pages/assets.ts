import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { drawIcon, drawMark } from '#pictures/icon.ts';
import { palette } from '../../src/ui/palette.ts';
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
  const style = fileURLToPath(new URL('./pages.css', import.meta.url));
  add('pages.css', 'text/css; charset=utf-8', () => pageColours + readFileSync(style, 'utf8'));
  add('icon.svg', 'image/svg+xml', () => drawIcon(14, { small: true }));
  add('mark.svg', 'image/svg+xml', () => drawMark(palette.ochre.light));
}
