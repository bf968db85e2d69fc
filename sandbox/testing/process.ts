import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A sandbox in a process of its own, as `npm start` runs it. */
export type SandboxProcess = { url: string; child: ChildProcess };

const root = fileURLToPath(new URL('../..', import.meta.url));

function run(script: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function read(stream: NodeJS.ReadableStream | null): Promise<string> {
  let text = '';
  if (stream !== null) for await (const chunk of stream) text += chunk;
  return text;
}

/** Starts a process and waits until it prints its address. */
export async function startProcess(environment: Record<string, string>): Promise<SandboxProcess> {
  const child = run('sandbox/main.ts', { PORT: '0', ...environment });
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += chunk;
    const url = /^Bélier: (http\S+)\/$/m.exec(text)?.[1];
    if (url !== undefined) {
      child.stdout?.resume();
      return { url, child };
    }
  }
  throw new Error(`The sandbox did not start: ${text}${await read(child.stderr)}`);
}

/** Sends a signal to a process and returns its exit code; null if the signal ended it. */
export async function endProcess({ child }: SandboxProcess, signal: NodeJS.Signals): Promise<number | null> {
  const gone = once(child, 'exit');
  child.kill(signal);
  const [code] = await gone;
  return code;
}
