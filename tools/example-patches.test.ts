import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as patches from './example-patches.mjs';

const root = join(import.meta.dirname, '..');
const examples = patches.readExamples();
const applies = (patch: string) => patches.apply(root, ['--check'], patch);

describe('the changes of docs/examples/', () => {
  it('are a field, a state and an operator', () => {
    expect(examples.map(({ name }) => name)).toEqual(['field', 'operator', 'state']);
    expect(examples.filter(({ tests, files }) => tests.length === 0 || files.length < 5)).toEqual([]);
  });

  it.each(examples)(
    '$name applies to this tree, and not to one that was changed there',
    ({ path, files }) => {
      const patch = readFileSync(path, 'utf8');
      const { isGood, said } = applies(patch);
      expect(said.split('\n').filter((line) => /error/.test(line))).toEqual([]);
      expect(isGood).toBe(true);
      expect(files.filter((file) => !said.includes(`Checking patch ${file}`))).toEqual([]);
      expect(applies(patch.replace(/^ (\s*\S.*)$/m, ' $1 as it was')).isGood).toBe(false);
    },
  );

  it.each(examples)('$name has each of its files in CONTRIBUTING.md, and no other', ({ name, files }) => {
    const guide = patches.guideTo(name);
    expect([...guide.keys()].sort()).toEqual([...files].sort());
    expect([...guide.values()].filter((sign) => !patches.signs.includes(sign))).toEqual([]);
  });
});
