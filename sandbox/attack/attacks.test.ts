import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../server.ts';
import { startForTest } from '../testing/start.ts';
import type { Attack } from './attack.ts';
import { attackGroups } from './attacks.ts';

const shopDir = mkdtempSync(join(tmpdir(), 'belier-attack-'));
writeFileSync(join(shopDir, 'index.html'), '<!doctype html><title>La boutique</title>');
afterAll(() => rmSync(shopDir, { recursive: true }));

/** Of so many attacks one is tried, by its name and the seed of the run: all, unless this is said. */
const share = Number(process.env.SANDBOX_ATTACKS_OF ?? 1);
const isOfShare = ({ door }: Attack): boolean =>
  [...(process.env.TEST_SEED ?? ''), ...door].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) %
    share ===
  0;
const groups = attackGroups
  .map((group) => ({ ...group, attacks: group.attacks.filter(isOfShare) }))
  .filter(({ attacks }) => attacks.length > 0);

describe.each(groups)('$title', ({ settings, shop, attacks }) => {
  let sandbox: Sandbox;

  beforeAll(async () => {
    sandbox = await startForTest({ settings, ...(shop === true ? { shopDir } : {}) });
  });

  afterAll(() => sandbox.stop());

  test.each(attacks)('$door', async ({ run }) => {
    expect(await run({ sandbox, scale: 'small', seed: 7 })).toMatchObject({ withstood: true });
  });
});
