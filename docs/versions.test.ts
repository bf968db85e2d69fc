import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import addon from '../packages/statechart/package.json' with { type: 'json' };

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

it('CHANGELOG.md says which contract and which addon belong to the newest version of the shop', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const { info } = parse(read('openapi/provider.yaml')) as { info: { version: string } };
  const [, contract] = /^## (\S+)$/m.exec(read('contracts/CHANGELOG.md')) ?? [];
  const newest = /^## (\S+) \(\d{4}-\d\d-\d\d\)\n\nContract (\S+), addon (\S+)\.$/m.exec(
    read('CHANGELOG.md'),
  );
  expect(newest?.slice(1)).toEqual([version, contract, addon.version]);
  expect(info.version).toBe(`${contract}.0`);
});
