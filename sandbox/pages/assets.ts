import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);

const fontFile = (family: string): string =>
  join(
    dirname(require.resolve(`@fontsource-variable/${family}/package.json`)),
    'files',
    `${family}-latin-wght-normal.woff2`,
  );

/** Serves the style sheet and fonts of the sandbox's own pages under `/sandbox/assets/`. */
export function addPageAssets(app: FastifyInstance): void {
  const assets: [name: string, type: string, path: string][] = [
    ['pages.css', 'text/css; charset=utf-8', fileURLToPath(new URL('./pages.css', import.meta.url))],
    ['figtree.woff2', 'font/woff2', fontFile('figtree')],
    ['bricolage-grotesque.woff2', 'font/woff2', fontFile('bricolage-grotesque')],
  ];
  for (const [name, type, path] of assets) {
    app.get(`/sandbox/assets/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(readFileSync(path)),
    );
  }
}
