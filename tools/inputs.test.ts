import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { generators } from './generators.mjs';
import { keyOf, pactInputs, shopInputs, workshopInputs } from './prepare.mjs';
import { projectFiles, textOf } from './testing/project-files.ts';

/** The `imports` of package.json, each with one wildcard. */
type Named = Readonly<Record<string, string>>;

/** Resolves a module specifier to a file of the project; undefined for a package. */
function fileOf(name: string, from: string, named: Named): string | undefined {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  const key = Object.keys(named).find((one) => name.startsWith(one.replace('*', '')));
  return key === undefined
    ? undefined
    : posix.join((named[key] ?? '').replace('*', ''), name.slice(key.length - 1));
}

/** The files of the project that a file imports, including type imports and dynamic ones. */
const namesOf = (file: string, text: string, named: Named): readonly string[] =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.flatMap(({ fileName }) => fileOf(fileName.replace(/\?.*$/, ''), file, named) ?? []);

const { imports } = JSON.parse(textOf('package.json')) as { imports: Record<string, string> };
const files = new Set(projectFiles());
const namesIn = (file: string): readonly string[] =>
  /\.(?:tsx?|mjs)$/.test(file) ? namesOf(file, textOf(file), imports).filter((name) => files.has(name)) : [];

/** The transitive imports of these files, including themselves. */
function reachedFrom(begin: readonly string[]): readonly string[] {
  const reached = new Set<string>();
  const waiting = [...begin];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...namesIn(file));
  }
  return [...reached];
}

/** The modules that report a build and start its programs, without affecting its output. */
const aside = ['tools/report.mjs', 'tools/run.mjs'];

describe.each<[string, readonly string[], readonly string[]]>([
  [
    'shop',
    shopInputs,
    [
      'vite.config.ts',
      'panda.config.ts',
      'src/main.tsx',
      'src/boot/prerender.tsx',
      'tools/site.mjs',
      'tools/served-files.mjs',
    ],
  ],
  ['workshop', workshopInputs, ['.storybook/main.ts', '.storybook/preview.tsx', '.storybook/manager.ts']],
  ['pacts', pactInputs, ['contracts/consumer.test.ts']],
])('the %s', (_name, inputs, begin) => {
  const holds = (file: string) => inputs.some((input) => file === input || file.startsWith(`${input}/`));

  it('is rebuilt if a file that its build reads has changed', () => {
    const read = reachedFrom(begin).filter((file) => !aside.includes(file));
    expect(read.length).toBeGreaterThan(50);
    expect(read.filter((file) => !holds(file)).sort()).toEqual([]);
  });

  it('lists only existing files', () => {
    const isThere = (input: string) =>
      files.has(input) || [...files].some((file) => file.startsWith(`${input}/`));
    expect(inputs.filter((input) => !isThere(input))).toEqual([]);
  });
});

describe.each(Object.entries(generators))('the generator %s', (_name, { reads, writes, ...own }) => {
  const script = 'script' in own ? [own.script] : [];
  const isThere = (path: string) => files.has(path) || [...files].some((file) => file.startsWith(`${path}/`));

  it('runs again if a file that it imports has changed', () => {
    const holds = (file: string) =>
      [...script, ...reads].some((input) => file === input || file.startsWith(`${input}/`));
    expect(reachedFrom(script).filter((file) => !holds(file))).toEqual([]);
  });

  it('reads and writes files that exist', () => {
    expect([...script, ...reads, ...writes].filter((path) => !isThere(path))).toEqual([]);
  });
});

describe('the key of a build', () => {
  it('is the same in a clone that was moved, and another one if a file has another name or content', () => {
    const one = mkdtempSync(join(tmpdir(), 'belier-key-'));
    const other = `${one}-moved`;
    writeFileSync(join(one, 'a.ts'), 'a');
    cpSync(one, other, { recursive: true });
    const key = keyOf(['.'], '', one);
    expect(keyOf(['.'], '', other)).toBe(key);
    renameSync(join(other, 'a.ts'), join(other, 'b.ts'));
    expect(keyOf(['.'], '', other)).not.toBe(key);
    writeFileSync(join(one, 'a.ts'), 'b');
    expect(keyOf(['.'], '', one)).not.toBe(key);
    for (const folder of [one, other]) rmSync(folder, { recursive: true });
  });

  it('is the same for the test command and the start: no test sets a variable of the build', () => {
    const commands = ['tools/start.mjs', 'tools/test.mjs', 'tools/journeys.mjs', 'tools/workshop.mjs'];
    const setting = commands.filter((file) => /VITE_/.test(textOf(file)));
    expect(setting).toEqual([]);
  });
});
