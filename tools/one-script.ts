import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** Bundles a file of the project with what it imports, apart from the shop, into one script. */
export async function oneScript(file: string, target: string[] | 'esnext' = 'esnext'): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ...{ target, write: false },
      rolldownOptions: {
        input: fileURLToPath(new URL(`../${file}`, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

/** Emits the service worker, whose name is fixed. */
export const workerFile = (target: string[]): Plugin => ({
  name: 'worker-file',
  apply: 'build',
  async generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'sw.js',
      source: await oneScript('src/worker/main.ts', target),
    });
  },
});
