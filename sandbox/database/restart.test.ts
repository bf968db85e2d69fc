import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPostgres } from '../../tools/postgres.mjs';
import { ordersAmid, type Struck, strikesOn } from '../attack/restarts.ts';

type Postgres = Struck & { stop: () => Promise<void> };

// Whole processes take seconds each, more on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });
const folder = mkdtempSync(join(tmpdir(), 'belier-restart-'));
let postgres: Postgres | undefined;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

test('an immediate restart of PostgreSQL amid orders ends no process and loses no acknowledged order', async (context) => {
  if (postgres === undefined) return context.skip('no PostgreSQL server is installed on this machine');
  const [strike] = strikesOn(postgres);
  if (strike === undefined) throw new Error('Nothing strikes PostgreSQL.');
  const seen = await ordersAmid(postgres.url, folder, { ...strike, clients: 3, rounds: 1 });
  expect(seen).toMatchObject({ withstood: true });
});
