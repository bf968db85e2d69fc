import { type Sandbox, type SandboxOptions, startSandbox } from '../server.ts';

/**
 * A sandbox for one test file, in memory; on PostgreSQL where `SANDBOX_TEST_DATABASE_URL` names one (then run the
 * files one after another: they share it).
 */
export function startForTest(options: SandboxOptions = {}): Promise<Sandbox> {
  const databaseUrl = process.env.SANDBOX_TEST_DATABASE_URL;
  return startSandbox({ ...options, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
}
