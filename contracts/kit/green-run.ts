import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '#sandbox/server.ts';
import { ownPort } from '../own-port.ts';

/** Starts a kit's worked example for a sandbox: a states server that uses only the provider's public API. */
export async function startExample(
  kit: string,
  provider: string,
): Promise<{ statesUrl: string; stop: () => void }> {
  const port = await ownPort();
  const child = spawn('node', [join(kit, 'states-example.mjs'), provider, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { statesUrl: `http://127.0.0.1:${port}/_pact/states`, stop: () => void child.kill() };
}

/** The line of a kit's README that verifies, for these addresses instead of its own. */
export function verifyingLine(kit: string, provider: string, statesUrl: string): string {
  const [, line] = /```sh\n\s+(npx [^`]*)```/.exec(readFileSync(join(kit, 'README.md'), 'utf8')) ?? [];
  if (line === undefined) throw new Error('The README of the kit has no line that verifies.');
  return line.replace('--port 8000', `--port ${new URL(provider).port}`).replace(/http:\S+/, statesUrl);
}

/**
 * Follows the kit's README to a green run: the worked example sets up the states of a sandbox, and the stand-alone verifier
 * checks it. Returns the verifier's exit code.
 */
export async function greenRun(kit: string): Promise<number> {
  const sandbox = await startSandbox({ settings: { messagesPerRecipient: 1e9 } });
  const example = await startExample(kit, sandbox.url);
  try {
    const verifier: ChildProcess = spawn(verifyingLine(kit, sandbox.url, example.statesUrl), {
      cwd: kit,
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
    });
    const [code] = (await once(verifier, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    example.stop();
    await sandbox.stop();
  }
}
