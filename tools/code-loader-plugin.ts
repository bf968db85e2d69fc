import type { Plugin } from 'vite';
import { endMark } from '../rules/stored-names.ts';

/**
 * Replaces Vite's preload of each `import()` by the shop's own loader (src/browser/browser-code.ts), since a failed preload stays
 * cached by the page. Passes it the files of each import, and ends each script, and the style, with a marker that proves it
 * complete.
 */
export function codeLoaderPlugin(): Plugin {
  let isFound = false;
  return {
    name: 'code-loader',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite passes an empty list for a script without imports, so the script itself is added.
          resolveDependencies: (file, others, { hostType }) =>
            hostType === 'html' ? others : [file, ...others.filter((other) => other !== file)],
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        isFound = true;
        return `export { importWhole as __vitePreload } from '#browser/browser-code.ts';`;
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!isFound)
          this.error('Vite’s helper behind import() has another name: late code would not be fetched whole.');
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = `${file.code.trimEnd()}\n${endMark}\n`;
          // A page inlines the CSS that it uses. The whole stylesheet is loaded later, like a script.
          else if (file.fileName.endsWith('.css'))
            file.source = `${String(file.source).trimEnd()}\n${endMark}\n`;
        }
      },
    },
  };
}
