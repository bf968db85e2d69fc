import { type OpenDatabase, openInMemory } from '../database/open.ts';
import { emptyPostgres, emptyTables } from '../database/reset.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../server.ts';
import { defaultSettings } from '../settings.ts';
import { patience } from './effort.ts';

/* Starting an embedded database takes seconds of work, emptying one a fraction: test files that share modules share them. */
const spare: OpenDatabase[] = [];

async function openShared(): Promise<OpenDatabase> {
  const opened = spare.pop() ?? (await openInMemory(defaultSettings.databaseWaitMs * patience));
  return {
    ...opened,
    close: async () => {
      await emptyTables(opened.database);
      spare.push(opened);
    },
  };
}

/**
 * A sandbox for one test file, in memory, its database as new; on PostgreSQL where `SANDBOX_TEST_DATABASE_URL` names a database, which is
 * emptied first (then run the files one after another: they share it).
 */
export async function startForTest(options: SandboxOptions = {}): Promise<Sandbox> {
  const databaseUrl = process.env.SANDBOX_TEST_DATABASE_URL;
  if (databaseUrl === undefined) return startEmbedded(options);
  await emptyPostgres(databaseUrl);
  return startSandbox({ ...options, databaseUrl });
}

/** A sandbox on the embedded database in memory, wherever the other tests run; one of its own where it waits otherwise. */
export async function startEmbedded(options: SandboxOptions = {}): Promise<Sandbox> {
  if (options.settings?.databaseWaitMs !== undefined) return startSandbox(options);
  const opened = await openShared();
  try {
    return await startSandbox({ ...options, opened });
  } catch (error) {
    await opened.close();
    throw error;
  }
}
