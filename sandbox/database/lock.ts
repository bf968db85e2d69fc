import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The error of a failed start, with one sentence to show. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

const heldHere = new Set<string>();

/** The system's code of an error (`ENOSPC`), or undefined. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** When a process was started, in clock ticks: a number that is reused by another process starts at another moment. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function holderOf(content: string): number | undefined {
  const [pidText = '', start = ''] = content.trim().split(' ');
  const pid = Number.parseInt(pidText, 10);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isAlive(pid)) return undefined;
  const startNow = startOf(pid);
  return start !== '' && startNow !== '' && start !== startNow ? undefined : pid;
}

function claim(path: string): boolean {
  try {
    writeFileSync(path, `${process.pid} ${startOf(process.pid)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Takes a dead process's lock out of the way, and puts back one that a living process took meanwhile. */
function clearStale(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = readFileSync(aside, 'utf8');
  if (moved !== stale && holderOf(moved) !== undefined) {
    try {
      writeFileSync(path, moved, { flag: 'wx' });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
  rmSync(aside, { force: true });
}

/**
 * Takes a data folder for this process alone: two processes on one embedded database lose data silently. The lock is
 * a file with the process number; one whose process is gone is reclaimed. Returns the function that gives it back.
 * Throws `CannotStart` where another process holds it or the folder cannot be written.
 */
export function lockFolder(folder: string): () => void {
  const path = join(resolve(folder), 'lock');
  const locked = (pid: number) =>
    new CannotStart(
      `The data folder "${folder}" is open in another process (${pid}): stop it, or choose another folder with SANDBOX_DATA.`,
    );
  if (heldHere.has(path)) throw locked(process.pid);
  try {
    mkdirSync(folder, { recursive: true });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (claim(path)) {
        heldHere.add(path);
        return () => {
          if (heldHere.delete(path)) rmSync(path, { force: true });
        };
      }
      const content = readFileSync(path, 'utf8');
      const pid = holderOf(content);
      if (pid !== undefined) throw locked(pid);
      clearStale(path, content);
    }
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    if (codeOf(error) === 'ENOSPC') {
      throw new CannotStart(
        `The disk of "${folder}" is full: free some space, then start again. What is stored there is kept.`,
      );
    }
    throw new CannotStart(
      `The data folder "${folder}" cannot be written (${codeOf(error) ?? 'unknown error'}): change its permissions, or choose another folder with SANDBOX_DATA.`,
    );
  }
  throw new CannotStart(`The lock "${path}" keeps changing hands: is another process starting?`);
}
