import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const asked = 'virtual:cached-layouts';

/**
 * Adds the precomputed chart layouts (tools/generate-layouts.ts) to the build and lists them for the stories' page. There are
 * none while machines are edited.
 */
export function cachedLayouts(root: string): Plugin {
  const folder = join(root, '.cache/layouts');
  let isBuild = false;
  const files = (): readonly string[] =>
    isBuild && existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return {
    name: 'cached-layouts',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === asked ? `\0${asked}` : undefined),
    load: (id) =>
      id === `\0${asked}`
        ? `export default ${JSON.stringify(files().map((name) => name.replace('.json', '')))};`
        : undefined,
    generateBundle() {
      for (const name of files())
        this.emitFile({
          type: 'asset',
          fileName: `layouts/${name}`,
          source: readFileSync(join(folder, name)),
        });
    },
  };
}
