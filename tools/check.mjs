import { spawnSync } from 'node:child_process';
import { pactInputs } from './prepare.mjs';
import { binPath, npm, root } from './run.mjs';

/**
 * `npm run check`: types, lint and import rules, the unit tests of what changed since the last commit, and the committed pacts if a
 * change reaches them (`npx vitest run --project contracts -u` writes them anew). `-- main` compares with main.
 */
const since = process.argv.slice(2);
const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout?.split('\n') ?? [];
const changed = [
  ...git('diff', '--name-only', since[0] ?? 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const isReached = changed.some((file) =>
  pactInputs.some((input) => file === input || file.startsWith(`${input}/`)),
);
const script = (name) => [npm, ['run', '--silent', name]];
const vitest = (...words) => [process.execPath, [binPath('vitest'), 'run', '--project', ...words]];
const steps = [
  ...['check:types', 'check:lint', 'check:imports'].map(script),
  vitest('unit', '--changed', ...since),
  ...(isReached ? [vitest('contracts', 'contracts/consumer.test.ts')] : []),
];
for (const [program, words] of steps) {
  const { status } = spawnSync(program, words, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
