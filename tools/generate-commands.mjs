// package.json, "scripts" and "scripts-info", and the list of .github/workflows/whole.yml -> docs/commands.md. With --check: fails
// where the committed file differs. Either way it fails where a script has no line, or a line no script.

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import manifest from '../package.json' with { type: 'json' };
import { writeOrCompare } from './generated-file.mjs';

const lines = manifest['scripts-info'];
const names = Object.keys(manifest.scripts);
const unpaired = [...new Set([...names, ...Object.keys(lines)])].filter(
  (name) => !(name in lines && name in manifest.scripts),
);
if (unpaired.length > 0)
  throw new Error(`package.json: scripts and scripts-info differ in ${unpaired.join(', ')}`);

const { jobs } = parse(readFileSync(new URL('../.github/workflows/whole.yml', import.meta.url), 'utf8'));

const page = [
  '<!-- Generated from "scripts-info" in package.json and .github/workflows/whole.yml by tools/generate-commands.mjs. Do not edit. -->',
  '',
  '# Commands',
  '',
  'Words after `--` are passed to the command; the comment at the top of its file lists its options.',
  'Variables of the tests are in [configuration.md](configuration.md#the-tests).',
  '',
  '| Command | What it does |',
  '|---|---|',
  ...names.map(
    (name) => `| \`npm ${['start', 'test'].includes(name) ? '' : 'run '}${name}\` | ${lines[name]} |`,
  ),
  '',
  '## Time',
  '',
  'About, on a quiet machine with two cores and a fast network.',
  '',
  '| Command | First time | Afterwards |',
  '|---|---|---|',
  '| `npm start` | 2 to 4 minutes (1.1 GB on the disk) | 10 s where no source changed, else 1 minute |',
  '| `npm run check` | 1 to 2 minutes | 1 minute |',
  '| `npm run generate` | 1 minute | 1 s where no source changed |',
  '| `npm run generate -- types` | 3 s | the same |',
  '| `npm run workshop` | 1 minute | 20 s |',
  '| `npm test` | 10 to 15 minutes | the same |',
  '',
  '## The long commands',
  '',
  '[whole.yml](../.github/workflows/whole.yml) runs each of them every night, after `npm run build`; its runs say when each was last green.',
  '',
  '| Command | What it proves |',
  '|---|---|',
  ...jobs.whole.strategy.matrix.include.map(({ command, proves }) => `| \`${command}\` | ${proves} |`),
  '',
  '`npx vitest run --project unit rules/money` runs one file; projects are `unit`, `sandbox`, `contracts`, `stories` and `looks`.',
  '',
].join('\n');
await writeOrCompare(new URL('../docs/commands.md', import.meta.url), page, 'npm run generate -- commands');
