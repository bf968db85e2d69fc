import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RequestNotes } from '#sandbox/asked/request-notes.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { startForTest } from '#sandbox/testing/start.ts';
import { type Outcome, walk, walksOf } from './walk.ts';

let sandbox: Sandbox;
const asked: RequestNotes = {};

beforeAll(async () => {
  sandbox = await startForTest({ faults: true, asked });
});

afterAll(async () => {
  await sandbox.stop();
  await mkdir('.cache/asked', { recursive: true });
  await writeFile('.cache/asked/walks.json', JSON.stringify(asked));
});

it('generated journeys order at most what was agreed to, and end with the server’s cart, nothing typed lost and a way on', async () => {
  const outcomes: Outcome[] = [];
  const turns = walksOf(12, 8);
  // All at once, a slow machine answers nobody within a tab's patience.
  while (turns.length > 0) {
    outcomes.push(...(await Promise.all(turns.splice(0, 3).map((one) => walk(sandbox, one)))));
  }
  expect(outcomes.flatMap(({ violations }) => violations)).toEqual([]);
  expect(outcomes.reduce((sum, { orders }) => sum + orders, 0)).toBeGreaterThan(0);
}, 90_000);
