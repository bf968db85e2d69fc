import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { goBack, release } from './release.mjs';

const folder = mkdtempSync(join(tmpdir(), 'belier-release-'));
const dist = join(folder, 'dist');
const place = join(folder, 'srv');
const read = (path: string) => readFileSync(join(place, 'current', path), 'utf8');

afterAll(() => rmSync(folder, { recursive: true }));

/** A version of the shop: its document, and a script that contains its name. */
function build(version: string): void {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), version);
  writeFileSync(join(dist, 'assets', `main-${version}.js`), version);
}

test('a new version is published in one step, open tabs find their scripts for a week, and so is a rollback', () => {
  const now = new Date();
  build('one');
  release({ dist, place, now });
  build('two');
  release({ dist, place, now: new Date(now.getTime() + 1) });
  expect([read('index.html'), read('assets/main-one.js')]).toEqual(['two', 'one']);

  expect(goBack({ place })).toBeDefined();
  expect(read('index.html')).toBe('one');
  // Open tabs of the rolled-back version find their scripts too.
  expect(read('assets/main-two.js')).toBe('two');
  expect(goBack({ place })).toBeUndefined();
  expect(read('index.html')).toBe('one');
});

test('the way back skips a version that was left before', () => {
  const third = join(folder, 'troisième');
  const publish = (version: string) => {
    build(version);
    release({ dist, place: third, now: new Date(Date.UTC(2026, 0, Number(version))) });
  };
  const back = () => {
    goBack({ place: third });
    return readFileSync(join(third, 'current/index.html'), 'utf8');
  };
  for (const version of ['1', '2', '3']) publish(version);
  expect(back()).toBe('2');
  publish('4');
  expect(back()).toBe('2');
  expect(back()).toBe('1');
});

test('a shop with the demo’s answers is not published', () => {
  build('demo');
  writeFileSync(join(dist, 'index.html'), '{"VITE_DEMO":"1"}');
  const nowhere = join(folder, 'nulle-part');
  expect(() => release({ dist, place: nowhere })).toThrow('demo');
  expect(existsSync(nowhere)).toBe(false);
});

test('an old version keeps its scripts for a week after it is replaced, not longer', () => {
  const other = join(folder, 'autre');
  const week = 7 * 24 * 60 * 60 * 1000;
  const at = (weeks: number) => new Date(Date.UTC(2026, 0, 1) + weeks * week);
  const has = (name: string) => existsSync(join(other, 'current/assets', `main-${name}.js`));
  for (const [weeks, version] of [
    [0, 'one'],
    [5, 'two'],
    [5.5, 'three'],
  ] as const) {
    build(version);
    release({ dist, place: other, now: at(weeks) });
  }
  expect([has('one'), has('two'), has('three')]).toEqual([true, true, true]);
  build('four');
  release({ dist, place: other, now: at(6) });
  expect([has('one'), has('two'), has('three'), has('four')]).toEqual([false, true, true, true]);
});
