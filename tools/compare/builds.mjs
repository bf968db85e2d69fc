import { existsSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, good, say, seconds } from '../report.mjs';
import { binPath, must, npm, root, run } from '../run.mjs';

const cache = join(root, '.cache/compare');

/** The whole name of a commit; ends with a sentence where there is none. */
export async function commitOf(name) {
  const { code, output } = await run('git', ['rev-parse', '--verify', `${name}^{commit}`]);
  if (code !== 0) giveUp(`There is no commit « ${name} » here.`);
  return output.trim();
}

/** Packages of that commit: ours where it names the same, else its own. */
async function bringPackages(folder) {
  const lockOf = (place) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(root))
    return symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  say('That commit names other packages: npm ci …');
  return must(
    'The packages could not be installed',
    run(npm, ['ci', '--no-audit', '--no-fund'], { cwd: folder }),
  );
}

/** Builds the workshop of a commit, once; gives the folder in which it stands. */
export async function buildCommit(commit) {
  const built = join(cache, commit);
  if (existsSync(join(built, 'index.json'))) return built;
  const since = Date.now();
  const source = join(cache, `${commit}.source`);
  const remove = () => run('git', ['worktree', 'remove', '--force', source]);
  await remove();
  await must(`${commit} could not be taken out`, run('git', ['worktree', 'add', '--detach', source, commit]));
  await bringPackages(source);
  const bin = (name, ...words) =>
    must(
      `The workshop of ${commit} could not be built`,
      run(process.execPath, [binPath(name).replace(root, `${source}/`), ...words], { cwd: source }),
    );
  await bin('panda', 'codegen', '--silent');
  await bin('storybook', 'build', '--disable-telemetry', '--quiet', '--output-dir', join(source, 'built'));
  renameSync(join(source, 'built'), built);
  await remove();
  good(`Workshop of ${commit.slice(0, 10)} built in ${seconds(since)}.`);
  return built;
}
