import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from './code-folders.mjs';
import { namesOf, testsNear } from './imports.ts';
import { projectFiles, textOf } from './project-files.ts';
import { bad, giveUp, good, say, seconds } from './report.mjs';
import { root, run, runBin } from './run.mjs';

/**
 * `npm run check`: what one wants to know while one works, in seconds: all types, and of the files that differ from the last
 * commit lint, the rules of what they import, and the unit tests near them (two imports away at most; `npm test` runs all).
 * `-- main` takes what differs from there.
 */
type Ended = { code: number; output: string };

const since = Date.now();
const from = process.argv[2] ?? 'HEAD';

async function listed(words: readonly string[]): Promise<string[]> {
  const { code, output } = await run('git', words);
  if (code !== 0) giveUp(`git ${words[0]}: ${output.trim()}`);
  return output.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}

const changed = [
  ...(await listed(['diff', '--name-only', from, '--'])),
  ...(await listed(['ls-files', '--others', '--exclude-standard'])),
];
const isCode = (file: string): boolean =>
  /\.(?:tsx?|mjs)$/.test(file) && folders.includes(file.split('/')[0] ?? '');
const { imports } = JSON.parse(textOf('package.json')) as { imports: Record<string, string> };
const imported = new Map(
  projectFiles()
    .filter(isCode)
    .map((file) => [file, namesOf(file, textOf(file), imports)]),
);
const isOfUnit = (file: string): boolean => !/^(?:sandbox|walks|contracts)\//.test(file);
const tests = testsNear(changed, imported, 2).filter(isOfUnit);
const code = changed.filter(isCode);

const ofBiome = ['ci', '--error-on-warnings', '--no-errors-on-unmatched', '--colors=off'];
const ofRules = ['--config', '.dependency-cruiser.mjs', '--max-depth', '1'];
const checks: readonly (readonly [title: string, files: readonly string[], check: () => Promise<Ended>])[] = [
  [`tests of ${tests.length} files`, tests, () => runBin('vitest', ['run', '--project=unit', ...tests])],
  ['types', ['all'], () => run(process.execPath, [`${root}tools/check-types.mjs`])],
  ['lint and format of what changed', changed, () => runBin('biome', [...ofBiome, ...changed])],
  ['what changed, by the import rules', code, () => runBin('depcruise', [...code, ...ofRules])],
];

const results = await Promise.all(
  checks.map(async ([title, files, check]) => {
    if (files.length === 0) return 0;
    const ended = await check();
    if (ended.code === 0) good(`${title} (${seconds(since)})`);
    else bad(`${title} (${seconds(since)})\n${ended.output.trim().slice(-10_000)}`);
    return ended.code;
  }),
);
say(`Checked ${changed.length} changed files in ${seconds(since)}.`);
process.exitCode = results.every((ended) => ended === 0) ? 0 : 1;
