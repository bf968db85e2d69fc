// package.json, "scripts" and "scripts-info" -> docs/commands.md. With --check: fails where the committed file differs. Either way
// it fails where a script has no line, or a line no script.

import manifest from '../package.json' with { type: 'json' };
import { writeOrCompare } from './generated-file.mjs';

const lines = manifest['scripts-info'];
const names = Object.keys(manifest.scripts);
const unpaired = [...new Set([...names, ...Object.keys(lines)])].filter(
  (name) => !(name in lines && name in manifest.scripts),
);
if (unpaired.length > 0)
  throw new Error(`package.json: scripts and scripts-info differ in ${unpaired.join(', ')}`);

const page = [
  '<!-- Generated from "scripts-info" in package.json by tools/generate-commands.mjs. Do not edit. -->',
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
  '`npx vitest run --project unit rules/money` runs one file; projects are `unit`, `sandbox`, `contracts`, `stories` and `looks`.',
  '',
].join('\n');
await writeOrCompare(
  new URL('../docs/commands.md', import.meta.url),
  page,
  'node tools/generate-commands.mjs',
);
