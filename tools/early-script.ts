import { readFileSync } from 'node:fs';
import { minifySync, type Plugin, transformWithOxc } from 'vite';

const file = new URL('../src/early/script.ts', import.meta.url).pathname;

/** The script that runs before the first paint (src/early/script.ts), as a document holds it: it imports types alone. */
export async function earlyScript(): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
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
