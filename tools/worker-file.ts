import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const source = fileURLToPath(new URL('../src/worker/main.ts', import.meta.url));

/** Builds the service worker apart from the shop, into one script with a fixed name. */
export function workerFile(target: string[]): Plugin {
  return {
    name: 'worker-file',
    apply: 'build',
    async generateBundle() {
      const { output } = (await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: { target, write: false, rolldownOptions: { input: source, output: { format: 'iife' } } },
      })) as Rolldown.RolldownOutput;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: output[0].code });
    },
  };
}
