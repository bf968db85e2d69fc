import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sandbox } from '#sandbox/server.ts';
import { startForTest } from '#sandbox/testing/start.ts';
import { walk, walksOf } from './walk.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startForTest({ faults: true });
});

afterAll(() => sandbox.stop());

it('generated journeys order at most what was agreed to, and end with the server’s cart, nothing typed lost and a way on', async () => {
  const outcomes = await Promise.all(walksOf(12, 8).map((turns) => walk(sandbox, turns)));
  expect(outcomes.flatMap(({ violations }) => violations)).toEqual([]);
  expect(outcomes.reduce((sum, { orders }) => sum + orders, 0)).toBeGreaterThan(0);
}, 60_000);
