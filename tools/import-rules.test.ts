import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import configuration from '../.dependency-cruiser.mjs';
import { ignored, projectFiles } from './project-files.ts';

const packagesIn = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, '..', folder)).flatMap((name) =>
    name.startsWith('@') ? packagesIn(`${folder}/${name}`) : `${folder}/${name}/`,
  );

/** What a module may be called by: a file of the project, what a command writes or a build makes, a package, a module of Node. */
const names = [
  ...projectFiles(),
  ...ignored.map((folder) => `${folder}/`),
  ...packagesIn('node_modules'),
  'url',
  'virtual:component-uses',
];

const forbidden = configuration.forbidden as readonly {
  name: string;
  from: { path: string; pathNot: string };
  to: object;
}[];

/** Every pattern over paths below a part of the configuration. */
function patternsBelow(part: unknown, key = ''): string[] {
  if (typeof part === 'string') return /^(?:path|pathNot)$/.test(key) ? [part] : [];
  if (Array.isArray(part)) return part.flatMap((one) => patternsBelow(one, key));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, inside]) => patternsBelow(inside, name));
}

/** The patterns that match no name: a renamed folder leaves its rule behind, without a sound. */
const deadOf = (rules: unknown): string[] =>
  patternsBelow(rules).filter((pattern) => !names.some((name) => new RegExp(pattern).test(name)));

describe('the import rules', () => {
  it('name files, folders and packages that are there', () => {
    expect(isBuiltin('url')).toBe(true);
    expect(patternsBelow(configuration).length).toBeGreaterThan(80);
    expect([...new Set(deadOf(configuration))]).toEqual([]);
  });

  it('are red where they name what is not', () => {
    const dead = ['^src/gone/', 'node_modules/left-pad/'];
    const rule = { from: { path: dead[0] }, to: { path: '^src/app/', pathNot: ['^src/ui/', dead[1]] } };
    expect(deadOf({ forbidden: [rule] })).toEqual(dead);
  });
});

describe('a machine outside machines/', () => {
  const program = join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome');
  /** What the linter says of a module that stands at a path, in a folder with the project's configuration. */
  const said = (path: string, source: string): string => {
    const cwd = mkdtempSync(join(tmpdir(), 'belier-lint-'));
    copyFileSync(join(import.meta.dirname, '../biome.json'), join(cwd, 'biome.json'));
    mkdirSync(join(cwd, dirname(path)), { recursive: true });
    writeFileSync(join(cwd, path), source);
    const words = [program, 'lint', '--vcs-enabled=false', '--colors=off', path];
    const { stdout, stderr } = spawnSync(process.execPath, words, { cwd, encoding: 'utf8' });
    rmSync(cwd, { recursive: true });
    return `${stdout}${stderr}`;
  };
  const source = `import { setup } from 'xstate';\n\nexport const machine = setup({}).createMachine({});\n`;

  it.each(['src/screens/door.ts', 'src/effects/actors.ts', 'stories/sample/door.ts', '.storybook/door.ts'])(
    'is red in %s',
    (path) => {
      expect(said(path, source)).toContain('A machine is made in machines/');
    },
  );

  it('is green in machines/', () => {
    const text = said('machines/door.ts', source);
    expect(text).toContain('Checked 1 file');
    expect(text).not.toContain('A machine is made');
  });

  it('is red for the import rules, however it is imported', () => {
    const rule = forbidden.find(({ name }) => name === 'machines-live-in-machines');
    const isForbidden = (from: string): boolean =>
      new RegExp(rule?.from.path ?? '').test(from) && !new RegExp(rule?.from.pathNot ?? '').test(from);
    expect(isForbidden('src/screens/door.ts')).toBe(true);
    expect(isForbidden('stories/sample/door.ts')).toBe(true);
    expect(isForbidden('src/effects/actors.ts')).toBe(false);
    expect(isForbidden('machines/cart/cart.ts')).toBe(false);
    expect(rule?.to).toEqual({ path: 'node_modules/xstate/', dependencyTypesNot: ['type-only'] });
  });
});
