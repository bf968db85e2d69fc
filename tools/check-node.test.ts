import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import statechart from '../packages/statechart/package.json' with { type: 'json' };
import { allows } from './check-node.cjs';
import { root } from './run.mjs';
import { textOf } from './testing/project-files.ts';

const { engines, scripts } = manifest;

it.each([
  ['0.10.48', false],
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.5.1', false],
  ['22.16.0', true],
  ['23.11.1', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('engines of package.json and Node %s: %s', (version, isAllowed) => {
  expect(allows(engines.node, version)).toBe(isAllowed);
});

it('a range of another form is refused, not passed over', () => {
  expect(() => allows('20.x', '20.19.0')).toThrow('another form: 20.x');
});

it('every package states the same versions', () => {
  expect(statechart.engines).toEqual(engines);
});

it('the check imports nothing and uses the syntax of 2015, so that it runs on the Node that it refuses', () => {
  const code = textOf('tools/check-node.cjs').replace(/^\/[/*].*$/gm, '');
  expect(code.match(/\b(?:import|export|async|await)\b|\?\.|\?\?|\.\.\.|\*\*|\bcatch \{/g)).toBeNull();
  expect(code.match(/require\([^)]*\)/g)).toEqual(["require('../package.json')"]);
});

it('every script of package.json begins with the check', () => {
  const unchecked = Object.entries(scripts).filter(
    ([, line]) => !line.startsWith('node tools/check-node.cjs && '),
  );
  expect(Object.keys(scripts).length).toBeGreaterThan(20);
  expect(unchecked).toEqual([]);
});

it('says one sentence on a Node that is too old, and fails', () => {
  const old = "Object.defineProperty(process.versions, 'node', { value: '18.20.8' })";
  const { status, stderr } = spawnSync(
    process.execPath,
    ['-e', `${old}; require('./tools/check-node.cjs')`],
    { cwd: root, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^This is Node 18\.20\.8\. The shop needs at least 20\.19 of Node 20, .*\n$/);
});

it('the pages for people name the versions that it allows', () => {
  const [first, second, open] = engines.node.match(/\d+(?:\.\d+)?/g) ?? [];
  const said = `Node ${open} (or ${second}, or ${first}, and newer ones of these two)`;
  for (const page of ['README.md', 'deploy/README.md']) expect(textOf(page), page).toContain(said);
});
