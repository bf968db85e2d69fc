import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

it('the project has at most as many lines as CONTRIBUTING.md allows, by its own command', () => {
  const text = readFileSync(`${root}CONTRIBUTING.md`, 'utf8');
  const [, most = '', command = ''] = /\(([\d,]+) at most\): `(git ls-files [^`]+)`/.exec(text) ?? [];
  const lines = Number(execSync(command.replaceAll('\n', ' '), { cwd: root, encoding: 'utf8' }));
  expect(lines).toBeGreaterThan(10_000);
  expect(lines).toBeLessThanOrEqual(Number(most.replaceAll(',', '')));
});
