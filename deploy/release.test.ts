import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
// @ts-expect-error -- a plain module of the project's own commands, without declarations
import { goBack, release } from './release.mjs';

const folder = mkdtempSync(join(tmpdir(), 'belier-release-'));
const dist = join(folder, 'dist');
const place = join(folder, 'srv');
const read = (path: string) => readFileSync(join(place, 'current', path), 'utf8');

afterAll(() => rmSync(folder, { recursive: true }));

/** A version of the shop: its document, and a script that carries its name. */
function build(version: string): void {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), version);
  writeFileSync(join(dist, 'assets', `main-${version}.js`), version);
}

test('a new version is in place as a whole, open tabs find their scripts for a week, and the way back is one step', () => {
  const now = new Date();
  build('one');
  release({ dist, place, now });
  build('two');
  release({ dist, place, now: new Date(now.getTime() + 1) });
  expect([read('index.html'), read('assets/main-one.js')]).toEqual(['two', 'one']);

  expect(goBack({ place })).toBeDefined();
  expect(read('index.html')).toBe('one');
  expect(goBack({ place })).toBeUndefined();
  expect(read('index.html')).toBe('one');

  build('three');
  release({ dist, place, now: new Date(now.getTime() + 8 * 24 * 60 * 60 * 1000) });
  expect(read('index.html')).toBe('three');
  expect(() => read('assets/main-one.js')).toThrow();
});
