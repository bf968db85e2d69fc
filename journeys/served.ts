import { mkdir, writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import type { RequestNotes } from '../sandbox/asked/request-notes.ts';
import { emptyTables } from '../sandbox/database/reset.ts';
import { plant } from '../sandbox/plant.ts';
import { startSandbox } from '../sandbox/server.ts';
import { strictSettings } from '../sandbox/strict-mode/strict-mode.ts';
import { whyNotDrawn } from './lot.ts';
import { plantMany } from './plant-many.ts';

type Options = {
  /** The provider keeps to the letter of the specification, without the additions of docs/generated/provider-register.md. */
  letter: boolean;
};

type Served = { shopFor: (file: string) => Promise<string> };

/** The address that the pages of the built shop were made for, and where that stands. */
const port = Number(process.env.JOURNEYS_PORT ?? 4199);
/** So many animals stand behind those of the demonstration. */
const more = Number(process.env.JOURNEYS_ANIMALS ?? 0);

const shopDir = process.env.JOURNEYS_SHOP ?? 'dist';

/** What the shop asked for during the journeys, for `npm run contracts -- asked`. */
const notesFolder = '.cache/asked/';

/** The built shop and a sandbox in memory, planted anew for each file: what one file buys is there again for the next. */
export const test = base.extend<{ baseURL: string; ofLot: undefined }, Options & Served>({
  ofLot: [
    async ({ letter: _ }, use, { project, title, file, skip }) => {
      const why = whyNotDrawn(project.name, title, file);
      skip(why !== null, why ?? undefined);
      await use(undefined);
    },
    { auto: true },
  ],
  letter: [false, { option: true, scope: 'worker' }],
  shopFor: [
    async ({ letter }, use, { project, workerIndex }) => {
      const asked: RequestNotes = {};
      const sandbox = await startSandbox({
        port,
        shopDir,
        faults: true,
        seed: false,
        settings: letter ? strictSettings : {},
        asked,
      });
      let planted: string | undefined;
      await mkdir(notesFolder, { recursive: true });
      await use(async (file) => {
        if (planted !== file) {
          await emptyTables(sandbox.database);
          await plant(sandbox.database, new Date());
          await plantMany(sandbox.database, more);
          planted = file;
        }
        return `http://localhost:${port}`;
      });
      await sandbox.stop();
      await writeFile(`${notesFolder}${project.name}-${port}-${workerIndex}.json`, JSON.stringify(asked));
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ shopFor }, use, { file, project }) => use(await shopFor(`${project.name} ${file}`)),
});
