import { bad, good, say, seconds } from './report.mjs';
import { root, run, runBin } from './run.mjs';

/**
 * `npm run check`: what one wants to know while one works, in seconds: types, lint, import rules, and the unit tests that
 * know a file which differs from the last commit. `-- main` takes what differs from there.
 */
const since = Date.now();
const from = process.argv[2] ?? 'HEAD';
const tool = (file) => () => run(process.execPath, [`${root}tools/${file}`]);
const checks = [
  [
    'tests of what changed',
    () =>
      runBin('vitest', [
        'run',
        '--project',
        'unit',
        '--changed',
        from,
        '--passWithNoTests',
        '--reporter=dot',
      ]),
  ],
  ['types', tool('check-types.mjs')],
  ['import rules', tool('check-imports.mjs')],
  ['lint and format', () => runBin('biome', ['ci', '--error-on-warnings'])],
];

const results = await Promise.all(
  checks.map(async ([title, check]) => {
    const { code, output } = await check();
    if (code === 0) good(`${title} (${seconds(since)})`);
    else bad(`${title} (${seconds(since)})\n${output.trim().slice(-10_000)}`);
    return code;
  }),
);
say(`Checked in ${seconds(since)}.`);
process.exitCode = results.every((code) => code === 0) ? 0 : 1;
