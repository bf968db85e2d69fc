import type { Plugin } from 'vite';
import { endMark } from '../src/late/code-loader.ts';

/**
 * Puts the shop's own fetching of late code (src/late/browser-code.ts) behind each `import()` of a build, where Vite would preload
 * modules (a failed preload stays with the page), tells it the files that each one needs, and ends each script, and the style,
 * with the mark by which it is known to be whole.
 */
export function wholeScripts(): Plugin {
  let isFound = false;
  return {
    name: 'whole-scripts',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite names none for a script that imports nothing itself.
          resolveDependencies: (file, others, { hostType }) =>
            hostType === 'html' ? others : [file, ...others.filter((other) => other !== file)],
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        isFound = true;
        return `export { importWhole as __vitePreload } from '#late/browser-code.ts';`;
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!isFound)
          this.error('Vite’s helper behind import() has another name: late code would not be fetched whole.');
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = `${file.code.trimEnd()}\n${endMark}\n`;
          // A page holds its own part of the style; the whole is fetched as its code is.
          else if (file.fileName.endsWith('.css'))
            file.source = `${String(file.source).trimEnd()}\n${endMark}\n`;
        }
      },
    },
  };
}
