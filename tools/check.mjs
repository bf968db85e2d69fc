import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from './code-folders.mjs';
import { bad, giveUp, good, say, seconds } from './report.mjs';
import { root, run, runBin } from './run.mjs';

/**
 * `npm run check`: what one wants to know while one works, in seconds: all types, and of the files that differ from the last
 * commit lint, the rules of what they import, and the unit tests that know them. `-- main` takes what differs from there.
 */
const since = Date.now();
const from = process.argv[2] ?? 'HEAD';

async function listed(words) {
  const { code, output } = await run('git', words);
  if (code !== 0) giveUp(`git ${words[0]}: ${output.trim()}`);
  return output.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}

const changed = [
  ...(await listed(['diff', '--name-only', from, '--'])),
  ...(await listed(['ls-files', '--others', '--exclude-standard'])),
];
const code = changed.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && folders.includes(file.split('/')[0]));
const nothing = { code: 0, output: '' };

const checks = [
  [
    'tests of what changed',
    () => runBin('vitest', ['run', '--project=unit', `--changed=${from}`, '--passWithNoTests']),
  ],
  ['types', () => run(process.execPath, [`${root}tools/check-types.mjs`])],
  [
    'lint and format of what changed',
    () =>
      changed.length === 0
        ? nothing
        : runBin('biome', [
            'ci',
            '--error-on-warnings',
            '--no-errors-on-unmatched',
            '--colors=off',
            ...changed,
          ]),
  ],
  [
    'what changed, by the import rules',
    () =>
      code.length === 0
        ? nothing
        : runBin('depcruise', [...code, '--config', '.dependency-cruiser.mjs', '--max-depth', '1']),
  ],
];

const results = await Promise.all(
  checks.map(async ([title, check]) => {
    const { code: ended, output } = await check();
    if (ended === 0) good(`${title} (${seconds(since)})`);
    else bad(`${title} (${seconds(since)})\n${output.trim().slice(-10_000)}`);
    return ended;
  }),
);
say(`Checked ${changed.length} changed files in ${seconds(since)}.`);
process.exitCode = results.every((ended) => ended === 0) ? 0 : 1;
