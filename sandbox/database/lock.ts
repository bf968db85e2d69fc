import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The error of a failed start, with one sentence to show. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const heldHere = new Set<string>();

/** The living process that holds a lock. Our own number without our lock is that of a process before us, as in a container. */
function holderOf(path: string): number | undefined {
  if (heldHere.has(path)) return process.pid;
  const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
  return pid > 0 && pid !== process.pid && isAlive(pid) ? pid : undefined;
}

function claim(path: string): void {
  writeFileSync(path, `${process.pid}\n`, { flag: 'wx' });
  heldHere.add(path);
}

/**
 * Takes a data folder for this process alone: two processes on one embedded database lose data silently. The lock is a file with
 * the process number; one whose process is gone is reclaimed. Returns the function that gives it back. Throws `CannotStart`
 * where another process holds it or the folder cannot be written.
 */
export function lockFolder(folder: string): () => void {
  const path = join(resolve(folder), 'lock');
  try {
    mkdirSync(folder, { recursive: true });
    try {
      claim(path);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const pid = holderOf(path);
      if (pid !== undefined) {
        throw new CannotStart(
          `The data folder "${folder}" is open in another process (${pid}): stop it, or choose another folder with SANDBOX_DATA.`,
        );
      }
      rmSync(path, { force: true });
      claim(path);
    }
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(
      `The data folder "${folder}" cannot be written (${codeOf(error) ?? 'unknown error'}): change its permissions, or choose another folder with SANDBOX_DATA.`,
    );
  }
  return () => {
    if (heldHere.delete(path)) rmSync(path, { force: true });
  };
}
