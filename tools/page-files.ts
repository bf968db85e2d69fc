import type { Plugin, Rolldown } from 'vite';

/** Where the plugin writes, in the build's folder; the build takes it away from what is served. */
export const pageFilesPath = '.vite/pages.json';

/** What a prerendered page names of the built shop: its one style, and for each route's component the scripts it needs. */
export interface PageFiles {
  style: string;
  scripts: Record<string, string[]>;
}

/**
 * Writes down which files of the build a route's component needs. Vite's manifest names only components that have a file of
 * their own; one that shares its file with others is missing there.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    // After Vite has put the style together.
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
      const needed = ({ fileName, imports }: Rolldown.OutputChunk, into: Set<string>): Set<string> => {
        if (into.has(fileName)) return into;
        into.add(fileName);
        for (const chunk of imports.flatMap((name) => chunks.get(name) ?? [])) needed(chunk, into);
        return into;
      };
      const scripts: PageFiles['scripts'] = {};
      for (const chunk of chunks.values()) {
        for (const id of chunk.moduleIds) {
          const route = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(id)?.[1];
          if (route !== undefined) scripts[route] = [...needed(chunk, new Set())];
        }
      }
      if (Object.keys(scripts).length === 0) {
        this.error('No file of the build is the component of a route (`?tsr-split=component`).');
      }
      const style = files.find(({ fileName }) => fileName.endsWith('.css'))?.fileName;
      if (style === undefined) this.error('The build has no style.');
      const pages: PageFiles = { style, scripts };
      this.emitFile({ type: 'asset', fileName: pageFilesPath, source: JSON.stringify(pages) });
    },
  };
}
