import { readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
// @ts-expect-error -- a plain module of the project's own commands, without declarations
import configuration from '../.dependency-cruiser.mjs';
import { idleParts } from './idle-parts.ts';
import { ignored, projectFiles } from './named-paths.ts';

const packagesIn = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, '..', folder)).flatMap((name) =>
    name.startsWith('@') ? packagesIn(`${folder}/${name}`) : `${folder}/${name}/`,
  );

/** What a module may be called by: a file of the project, what a command writes, a package, a module of Node. */
const names = [
  ...projectFiles(),
  ...ignored.map((folder) => `${folder}/`),
  ...packagesIn('node_modules'),
  'url',
];

/** Every pattern over paths below a part of the configuration. */
function patternsBelow(part: unknown, key = ''): string[] {
  if (typeof part === 'string') return /^(?:path|pathNot)$/.test(key) ? [part] : [];
  if (Array.isArray(part)) return part.flatMap((one) => patternsBelow(one, key));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, inside]) => patternsBelow(inside, name));
}

const deadOf = (rules: unknown): string[] =>
  patternsBelow(rules).flatMap((pattern) =>
    idleParts(new RegExp(pattern), names).map((part) => `« ${part} » of « ${pattern} » names nothing`),
  );

describe('the import rules', () => {
  it('name files, folders and packages that are there', () => {
    expect(isBuiltin('url')).toBe(true);
    expect(patternsBelow(configuration).length).toBeGreaterThan(80);
    expect([...new Set(deadOf(configuration))]).toEqual([]);
  });

  it.each([
    [{ from: { path: '^src/gone/' }, to: {} }, '^src/gone/'],
    [{ from: {}, to: { pathNot: ['^src/ui/', 'node_modules/left-pad/'] } }, 'node_modules/left-pad/'],
    [{ from: {}, to: { path: '^src/(app|gone)/' } }, 'gone'],
    [{ from: {}, to: { path: '^src/app/(?!create-app\\.ts$)' } }, '(?!create-app\\.ts$)'],
  ])('are red where they name what is not (%j)', (rule, part) => {
    expect(deadOf({ forbidden: [rule] }).join()).toContain(`« ${part} »`);
  });
});
