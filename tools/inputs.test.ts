import { describe, expect, it } from 'vitest';
import { namesOf } from './imports.ts';
import { projectFiles, textOf } from './named-paths.ts';
import { shopInputs, workshopInputs } from './prepare.mjs';

const { imports } = JSON.parse(textOf('package.json')) as { imports: Record<string, string> };
const files = new Set(projectFiles());
const namesIn = (file: string): readonly string[] =>
  /\.(?:tsx?|mjs)$/.test(file) ? namesOf(file, textOf(file), imports).filter((name) => files.has(name)) : [];

/** The files that some lead to by their imports, themselves among them. */
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

/** What tells of a build and starts its programs, and changes nothing of it. */
const aside = ['tools/report.mjs', 'tools/run.mjs'];

describe.each<[string, readonly string[], readonly string[]]>([
  [
    'shop',
    shopInputs,
    [
      'vite.config.ts',
      'panda.config.ts',
      'src/main.tsx',
      'src/prerender.tsx',
      'tools/site.mjs',
      'tools/served-files.mjs',
    ],
  ],
  ['workshop', workshopInputs, ['.storybook/main.ts', '.storybook/preview.tsx', '.storybook/manager.ts']],
])('the %s', (_name, inputs, begin) => {
  const holds = (file: string) => inputs.some((input) => file === input || file.startsWith(`${input}/`));

  it('is built again where a file that its build reads has changed', () => {
    const read = reachedFrom(begin).filter((file) => !aside.includes(file));
    expect(read.length).toBeGreaterThan(50);
    expect(read.filter((file) => !holds(file)).sort()).toEqual([]);
  });

  it('names nothing as read that is not there', () => {
    const isThere = (input: string) =>
      files.has(input) || [...files].some((file) => file.startsWith(`${input}/`));
    expect(inputs.filter((input) => !isThere(input))).toEqual([]);
  });
});
