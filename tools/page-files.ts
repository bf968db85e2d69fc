import { readFileSync } from 'node:fs';
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite';

const earlyFile = new URL('../src/early/script.ts', import.meta.url).pathname;

/** The script that runs before the first paint (src/early/script.ts), as a document holds it: it imports types alone. */
export async function earlyScript(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(earlyFile, 'utf8'), earlyFile);
  return minifySync('early.js', code.replace(/^export \{\};?$/m, '')).code.trim();
}

/** Writes that script into the document in place of `<!--early-->`. */
export const inlineEarlyScript = (): Plugin => ({
  name: 'early-script',
  transformIndexHtml: {
    order: 'post',
    handler: async (html) => {
      const script = await earlyScript();
      return html.replace('<!--early-->', () => `<script>${script}</script>`);
    },
  },
});

/**
 * What documents name of the built shop: its one style, and the scripts of its entry and of each route's component, what a script
 * imports before it.
 */
export interface PageFiles {
  style: string;
  entry: string[];
  scripts: Record<string, string[]>;
}

/**
 * Leaves, for those who make documents (`documents.mjs`), index.html with a place for each of their parts (`<!--name-->`), and in
 * `.vite/pages.json` the files that they name. Vite's manifest names only components that have a file of their own; one that
 * shares its file with others is missing there.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    // After Vite has put the style together.
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replaceAll(
            /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g,
            '',
          )
          .replace(/ data-api="[^"]*"/, '<!--attributes-->')
          .replace(/<title>[^<]*<\/title>/, '<!--head-->')
          .replace('</head>', '<!--style--></head>')
          .replace('<div id="root"></div>', '<!--page-->'),
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
      /** A script and what it imports, once each; scripts may import one another in a circle. */
      const needed = (chunk: Rolldown.OutputChunk, above = new Set<string>()): string[] => {
        if (above.has(chunk.fileName)) return [];
        above.add(chunk.fileName);
        const imported = chunk.imports.flatMap((name) => chunks.get(name) ?? []);
        return [...imported.flatMap((one) => needed(one, above)), chunk.fileName];
      };
      const pages: PageFiles = { style: '', entry: [], scripts: {} };
      for (const chunk of chunks.values()) {
        if (chunk.isEntry) pages.entry = needed(chunk);
        for (const id of chunk.moduleIds) {
          const route = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(id)?.[1];
          if (route !== undefined) pages.scripts[route] = needed(chunk);
        }
      }
      if (Object.keys(pages.scripts).length === 0) {
        this.error('No file of the build is the component of a route (`?tsr-split=component`).');
      }
      pages.style = files.find(({ fileName }) => fileName.endsWith('.css'))?.fileName ?? '';
      if (pages.style === '') this.error('The build has no style.');
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(pages) });
    },
  };
}
