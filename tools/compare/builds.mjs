import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, good, say, seconds } from '../report.mjs';
import { binPath, npm, root, run } from '../run.mjs';

const cache = join(root, '.cache/compare');

/** The whole name of a commit; ends with a sentence where there is none. */
export async function commitOf(name) {
  const { code, output } = await run('git', ['rev-parse', '--verify', `${name}^{commit}`]);
  if (code !== 0) giveUp(`There is no commit « ${name} » here.`);
  return output.trim();
}

/** The files of a commit, in a folder of their own. */
async function takeOut(commit, folder) {
  mkdirSync(folder, { recursive: true });
  const archive = join(cache, `${commit}.tar`);
  for (const [program, words] of [
    ['git', ['archive', '--output', archive, commit]],
    ['tar', ['-xf', archive, '-C', folder]],
  ]) {
    const { code, output } = await run(program, words);
    if (code !== 0) giveUp(`${program} could not take ${commit} out:\n${output.trim()}`);
  }
  rmSync(archive);
}

/** Packages of that commit: ours where it names the same, else its own. */
async function bringPackages(folder) {
  const lockOf = (place) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(root)) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return;
  }
  say('That commit names other packages: npm ci …');
  const { code, output } = await run(npm, ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  if (code !== 0) giveUp(`The packages could not be installed:\n${output.trim().slice(-2000)}`);
}

/** Builds the workshop of a commit, once; gives the folder in which it stands. */
export async function buildCommit(commit) {
  const built = join(cache, commit);
  if (existsSync(join(built, 'index.json'))) return built;
  const since = Date.now();
  const source = join(cache, `${commit}.source`);
  rmSync(source, { recursive: true, force: true });
  await takeOut(commit, source);
  await bringPackages(source);
  const bin = (name) => binPath(name).replace(root, `${source}/`);
  const steps = [
    [bin('panda'), 'codegen', '--silent'],
    [bin('storybook'), 'build', '--disable-telemetry', '--quiet', '--output-dir', join(source, 'built')],
  ];
  for (const words of steps) {
    const { code, output } = await run(process.execPath, words, { cwd: source });
    if (code !== 0) giveUp(`The workshop of ${commit} could not be built:\n${output.trim().slice(-3000)}`);
  }
  renameSync(join(source, 'built'), built);
  rmSync(source, { recursive: true, force: true });
  good(`Workshop of ${commit.slice(0, 10)} built in ${seconds(since)}.`);
  return built;
}
