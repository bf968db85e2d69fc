import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sandbox } from '#sandbox/server.ts';
import { startForTest } from '#sandbox/testing/start.ts';
import { patience } from '../journeys/patience.ts';
import { walk, walksOf } from './walk.ts';

/** `WALKS=1000 WALKS_SEED=12` in the environment: the number of walks, and their seed. */
const count = Number(process.env.WALKS ?? 8);
const seed = Number(process.env.WALKS_SEED ?? 12);
/** A slow machine that runs all walks at once would exceed each tab's timeout. */
const atATime = 3;

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startForTest({ faults: true, settings: { callsPerMinute: 1_000_000 } });
});

afterAll(async () => {
  await sandbox.stop();
});

it(
  'generated journeys order at most what was agreed to, and end with the server’s cart, no typed text lost and a next step',
  async () => {
    const walks = walksOf(seed, count).entries();
    const broken: unknown[] = [];
    let ordered = 0;
    const walkOn = async (): Promise<void> => {
      for (const [index, turns] of walks) {
        const { orders, violations } = await walk(sandbox, turns);
        ordered += orders;
        if (violations.length > 0) broken.push({ walk: index, seed, violations, turns });
      }
    };
    await Promise.all(Array.from({ length: atATime }, walkOn));
    expect(broken).toEqual([]);
    expect(ordered).toBeGreaterThan(0);
  },
  (60_000 + count * 4000) * patience,
);
