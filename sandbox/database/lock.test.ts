import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CannotStart, lockFolder } from './lock.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'belier-lock-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockPath = () => join(folder, 'lock');

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--eval', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('the lock holds the process number and goes with its release', () => {
  const release = lockFolder(folder);
  expect(readFileSync(lockPath(), 'utf8')).toBe(`${process.pid}\n`);
  release();
  expect(existsSync(lockPath())).toBe(false);
});

test('a folder that is not there yet is made', () => {
  const release = lockFolder(join(folder, 'a', 'b'));
  release();
  expect(existsSync(join(folder, 'a', 'b'))).toBe(true);
});

test('a second taking is refused, in this process too', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(CannotStart);
  release();
  lockFolder(folder)();
});

test('the lock of a living process is respected', () => {
  writeFileSync(lockPath(), `${process.ppid}\n`);
  expect(() => lockFolder(folder)).toThrow(`process (${process.ppid}`);
});

test('the lock of a process that is gone is reclaimed', async () => {
  writeFileSync(lockPath(), `${await deadPid()}\n`);
  lockFolder(folder)();
});

test.each(['', `${process.pid}\n`])(
  'a lock that is empty, or of our own number before us, is reclaimed',
  (content) => {
    writeFileSync(lockPath(), content);
    lockFolder(folder)();
  },
);

test('a folder that cannot be created is reported in one sentence', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => lockFolder(join(folder, 'file', 'data'))).toThrow(/cannot be written \(ENOTDIR\)/);
});
