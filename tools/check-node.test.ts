import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import statechart from '../packages/statechart/package.json' with { type: 'json' };
import { allows } from './check-node.cjs';
import { projectFiles, textOf } from './testing/project-files.ts';

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

/** The modules that import one, directly or by others. */
function importersOf(module: string): Set<string> {
  const tools = projectFiles('tools').filter((file) => file.endsWith('.mjs'));
  const found = new Set([module]);
  for (const one of found) {
    const name = one.split('/').at(-1);
    for (const file of tools) if (textOf(file).includes(`from './${name}'`)) found.add(file);
  }
  return found;
}

it('every command that installs packages checks Node before any module is linked', () => {
  const installing = importersOf('tools/prepare.mjs');
  const commands = Object.entries(scripts).flatMap(([name, script]) => {
    const [, check = '', file = ''] = /^node (-r \S+ )?(tools\/\S+)/.exec(script) ?? [];
    return installing.has(file) ? [[name, check]] : [];
  });
  expect(commands.length).toBeGreaterThan(6);
  expect(commands.filter(([, check]) => check !== '-r ./tools/check-node.cjs ')).toEqual([]);
});
