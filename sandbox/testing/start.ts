import { emptyPostgres } from '../database/reset.ts';
import { type Sandbox, type SandboxOptions, startSandbox } from '../server.ts';

/**
 * A sandbox for one test file, in memory; on PostgreSQL where `SANDBOX_TEST_DATABASE_URL` names a database, which is
 * emptied first (then run the files one after another: they share it).
 */
export async function startForTest(options: SandboxOptions = {}): Promise<Sandbox> {
  const databaseUrl = process.env.SANDBOX_TEST_DATABASE_URL;
  if (databaseUrl === undefined) return startSandbox(options);
  await emptyPostgres(databaseUrl);
  return startSandbox({ ...options, databaseUrl });
}
