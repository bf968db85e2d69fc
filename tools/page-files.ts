import type { Plugin, Rolldown } from 'vite';
import { oneScript } from './one-script.ts';

/** The inline script that runs before the first paint (src/boot/early/). */
export const earlyScript = (): Promise<string> => oneScript('src/boot/early/main.ts');

/** Replaces `<!--early-->` in the document by that script, and `%bar%` by the colour of the browser's toolbar. */
export const inlineEarlyScript = (barColour: string): Plugin => ({
  name: 'early-script',
  transformIndexHtml: {
    order: 'post',
    handler: async (html) => {
      const script = await earlyScript();
      return html.replace('%bar%', barColour).replace('<!--early-->', () => `<script>${script}</script>`);
    },
  },
});

/**
 * The files that documents reference: the style, and the scripts of the entry and of each route's component, each after its
 * imports.
 */
export interface PageFiles {
  style: string;
  entry: string[];
  scripts: Record<string, string[]>;
}

/**
 * Writes, for `documents.mjs`, index.html with placeholders (`<!--name-->`), and `.vite/pages.json` with the files that documents
 * reference. Vite's manifest lacks components that share a file with others.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    // After Vite has bundled the style.
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
      /** A script and its imports, once each; imports may be circular. */
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
