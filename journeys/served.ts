import { test as base } from '@playwright/test';
import { letterSettings } from '../sandbox/letter/letter.ts';
import { type Sandbox, startSandbox } from '../sandbox/server.ts';

type Options = {
  /** The provider keeps to the letter of the specification, without the additions of docs/provider-register.md. */
  letter: boolean;
};

type Served = { shopFor: (file: string) => Promise<string> };

/** The address that the built shop's pages were made for. */
const port = Number(process.env.JOURNEYS_PORT ?? 4199);

/** The built shop and a sandbox in memory, planted anew for each file: what one file buys is there again for the next. */
export const test = base.extend<{ baseURL: string }, Options & Served>({
  letter: [false, { option: true, scope: 'worker' }],
  shopFor: [
    async ({ letter }, use) => {
      let open: { file: string; sandbox: Sandbox } | undefined;
      await use(async (file) => {
        if (open?.file !== file) {
          await open?.sandbox.stop();
          open = undefined;
          const sandbox = await startSandbox({
            port,
            shopDir: 'dist',
            faults: true,
            settings: letter ? letterSettings : {},
          });
          open = { file, sandbox };
        }
        return `http://localhost:${port}`;
      });
      await open?.sandbox.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ shopFor }, use, { file, project }) => use(await shopFor(`${project.name} ${file}`)),
});
