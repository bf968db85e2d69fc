import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const text = readFileSync(`${root}CONTRIBUTING.md`, 'utf8').replaceAll('\n', ' ');
const [, shop = ''] = /`(git ls-files [^`]+)`/.exec(text) ?? [];

it.each([
  ['the shop', shop],
  ['the rest', shop.replace("grep -E '^(src", "grep -vE '^(src")],
])('%s has at most as many lines as CONTRIBUTING.md allows, by its own command', (part, command) => {
  const [, most = ''] = new RegExp(`\\*\\*${part}\\*\\* \\(([\\d,]+) at +most\\)`).exec(text) ?? [];
  const lines = Number(execSync(command, { cwd: root, encoding: 'utf8' }));
  expect(lines).toBeGreaterThan(10_000);
  expect(lines).toBeLessThanOrEqual(Number(most.replaceAll(',', '')));
});
