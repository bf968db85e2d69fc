import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { patience } from './effort.ts';
import { endProcess, type SandboxProcess, startProcess } from './process.ts';

/**
 * A sandbox of a test file's own, in a process with a folder of its own: started before the file's tests, `restart`ed by
 * them after they have ended it, and gone after them. Whole processes take seconds each, more on a busy machine.
 */
export function ownProcess() {
  vi.setConfig({ testTimeout: 120_000 * patience, hookTimeout: 120_000 * patience });
  const folder = mkdtempSync(join(tmpdir(), 'belier-process-'));
  const SANDBOX_DATA = join(folder, 'data');
  let process: SandboxProcess | undefined;
  const restart = async (): Promise<void> => {
    process = await startProcess({ SANDBOX_DATA });
  };
  const running = (): SandboxProcess => {
    if (process === undefined) throw new Error('The sandbox was never started.');
    return process;
  };
  beforeAll(restart);
  afterAll(async () => {
    await endProcess(running(), 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, SANDBOX_DATA, running, restart };
}
