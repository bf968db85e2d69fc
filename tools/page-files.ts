import type { Plugin, Rolldown } from 'vite';
import { oneScript } from './one-script.ts';

/** The inline scripts: `head` runs before the first paint, `early` in a document with a fold behind its first screen (src/boot/early/). */
export const inlineScripts = async (): Promise<{ head: string; early: string }> => {
  const [head, early] = await Promise.all(
    ['head', 'main'].map((name) => oneScript(`src/boot/early/${name}.ts`)),
  );
  return { head: head ?? '', early: early ?? '' };
};

/** Replaces `<!--early-->` in the document by those scripts, and `%bar%` by the colour of the browser's toolbar. */
export const inlineEarlyScript = (barColour: string): Plugin => ({
  name: 'early-script',
  transformIndexHtml: {
    order: 'post',
    handler: async (html) => {
      const { head, early } = await inlineScripts();
      const scripts = `<script>${head}</script><script>${early}</script>`;
      return html.replace('%bar%', barColour).replace('<!--early-->', () => scripts);
    },
  },
});

/**
 * What documents reference: the file of the style, and the scripts of the entry and of each route's component, each after its
 * imports; and the early script, which they hold.
 */
export interface PageFiles {
  style: string;
  early: string;
  entry: string[];
  scripts: Record<string, string[]>;
}

/**
 * Writes, for `documents.mjs`, index.html with placeholders (`<!--name-->`), and `.vite/pages.json` with the files that documents
 * reference. Vite's manifest lacks components that share a file with others.
 */
export function pageFiles(): Plugin {
  let early = '';
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
          .replace(/(<script>(?:(?!<\/script>).)*<\/script>)<script>(.*?)<\/script>/s, (_, head, text) => {
            early = text;
            return `${head}<!--early-->`;
          })
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
      const pages: PageFiles = { style: '', early, entry: [], scripts: {} };
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
