import { readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import configuration from './import-rules.mjs';
import { ignored, projectFiles } from './testing/project-files.ts';

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
});
