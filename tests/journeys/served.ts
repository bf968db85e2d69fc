import { type BrowserContext, test as base } from '@playwright/test';
import { quickHash } from '../../sandbox/customer/purchases.ts';
import { emptyTables } from '../../sandbox/database/reset.ts';
import { users } from '../../sandbox/database/schema.ts';
import { seedDatabase } from '../../sandbox/seed-database.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { strictSettings } from '../../sandbox/strict-mode/strict-mode.ts';
import { isLeftOut } from '../../tools/seeded-sample.ts';
import { limits } from './limits.ts';
import { patience } from './patience.ts';
import { seedManyAnimals } from './seed-many-animals.ts';
import { stretchedBy, stretchTimers } from './stretched-timers.ts';

type Options = {
  /** The sandbox runs in strict mode: exactly the specification, without the additions of docs/generated/provider-register.md. */
  strict: boolean;
};

type Served = { shopFor: (file: string) => Promise<string> };

/** The port and the folder of each worker's shop, whose pages were prerendered for this port. */
const firstPort = Number(process.env.JOURNEYS_PORT ?? 4199);
const folders = ['dist', '.cache/shop-beside'] as const;
export const placeOf = (parallelIndex: number) => ({
  port: firstPort + parallelIndex,
  shopDir: folders[parallelIndex] ?? folders[0],
});
/** The number of animals added behind those of the demonstration. */
const more = Number(process.env.JOURNEYS_ANIMALS ?? 0);

/** The same context, whose pages have the machine's timers; the fixture's has them. */
export const stretched = async (context: BrowserContext): Promise<BrowserContext> => {
  if (patience > 1) await context.addInitScript(stretchTimers, stretchedBy(patience));
  return context;
};

/** Serves the built shop with a sandbox in memory; its data are reset for each file. */
export const test = base.extend<{ baseURL: string; ofLot: undefined }, Options & Served>({
  ofLot: [
    async ({ strict: _ }, use, info) => {
      info.skip(isLeftOut(info.project.name, info), 'another sample runs it');
      await use(undefined);
    },
    { auto: true },
  ],
  context: async ({ context }, use) => use(await stretched(context)),
  strict: [false, { option: true, scope: 'worker' }],
  shopFor: [
    async ({ strict }, use, { parallelIndex }) => {
      const { port, shopDir } = placeOf(parallelIndex);
      const sandbox = await startSandbox({
        port,
        shopDir,
        faults: true,
        seed: false,
        settings: { ...limits, ...(strict ? strictSettings : {}) },
      });
      let seeded: string | undefined;
      await use(async (file) => {
        if (seeded !== file) {
          await emptyTables(sandbox.database);
          await seedDatabase(sandbox.database, new Date());
          await sandbox.database.update(users).set({ password_hash: await quickHash });
          await seedManyAnimals(sandbox.database, more);
          seeded = file;
        }
        return `http://localhost:${port}`;
      });
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 60_000 * patience },
  ],
  // The lot first: a journey that is left out starts no sandbox and fills none.
  baseURL: async ({ ofLot: _, shopFor }, use, { file, project }) =>
    use(await shopFor(`${project.name} ${file}`)),
});
