import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { commands } from './nightly.mjs';
import { textOf } from './testing/project-files.ts';

it('the nightly workflow runs each command that npm test leaves out', () => {
  const { jobs } = parse(textOf('.github/workflows/whole.yml'));
  expect(jobs.nightly.strategy.matrix.command).toEqual(Object.keys(commands));
});

it('the list of them has a line for each', () => {
  const names = Array.from(textOf('docs/nightly.md').matchAll(/^\| `([\w-]+)` \|/gm), ([, name]) => name);
  expect(names).toEqual(Object.keys(commands));
});
