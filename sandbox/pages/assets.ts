import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);

/** Serves the style sheet and fonts of the sandbox's own pages under `/sandbox/assets/`. */
export function addPageAssets(app: FastifyInstance): void {
  const assets: [name: string, type: string, path: string][] = [
    ['pages.css', 'text/css; charset=utf-8', fileURLToPath(new URL('./pages.css', import.meta.url))],
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
  for (const [name, type, path] of assets) {
    app.get(`/sandbox/assets/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(readFileSync(path)),
    );
  }
}
