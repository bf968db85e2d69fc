import { existsSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, good, seconds } from '../report.mjs';
import { must, root, run } from '../run.mjs';

const cache = join(root, '.cache/compare');

/** The whole name of a commit; ends with a sentence where there is none. */
export async function commitOf(name) {
  const { code, output } = await run('git', ['rev-parse', '--verify', `${name}^{commit}`]);
  if (code !== 0) giveUp(`There is no commit « ${name} » here.`);
  return output.trim();
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
  // Its own command installs its packages, unless they are ours.
  const lockOf = (place) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lockOf(source) === lockOf(root)) symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'));
  await must(
    `The workshop of ${commit} could not be built`,
    run(process.execPath, ['tools/workshop.mjs', 'build'], { cwd: source }),
  );
  renameSync(join(source, 'storybook-static'), built);
  await remove();
  good(`Workshop of ${commit.slice(0, 10)} built in ${seconds(since)}.`);
  return built;
}
