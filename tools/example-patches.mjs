import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

/** What may turn red where a file of a change is left out; `this page`: nothing but CONTRIBUTING.md tells of it. */
export const signs = ['types', 'tests', 'generated files', 'this page'];

/**
 * The changes of docs/examples/, which never ship: each is a patch, below its title and lines that name the tests which know of
 * it (`Tests: unit rules openapi` is a project of Vitest, and what it runs of it).
 */
export function readExamples() {
  const folder = join(root, 'docs/examples');
  const names = readdirSync(folder).filter((file) => file.endsWith('.patch'));
  return names.map((name) => {
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    const [about = ''] = text.split('\ndiff --git ');
    return {
      name: name.replace('.patch', ''),
      path,
      title: about.split('\n')[0] ?? '',
      tests: Array.from(about.matchAll(/^Tests: (\S+) (.+)$/gm), ([, project = '', words = '']) => ({
        project,
        words: words.split(' '),
      })),
      files: Array.from(text.matchAll(/^\+\+\+ b\/(.+)$/gm), ([, file = '']) => file),
    };
  });
}

/** What CONTRIBUTING.md says of the files of a change: beside each, what turns red where it is left out. */
export function guideTo(name, page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) {
  const part = page.split('\n### ').find((one) => one.includes(`(docs/examples/${name}.patch)`)) ?? '';
  return new Map(
    part.split('\n').flatMap((line) => {
      const [, files = '', , sign = ''] = line.split('|').map((cell) => cell.trim());
      return Array.from(files.matchAll(/`([^`]+)`/g), ([, file = '']) => /** @type {const} */ ([file, sign]));
    }),
  );
}

/**
 * `git apply` in a folder. It leaves out without a word what lies outside of the repository that it finds above it: it may find
 * none but this folder's own.
 */
export function apply(folder, words, patch) {
  const { status, stderr } = spawnSync('git', ['apply', '--verbose', ...words, '-'], {
    cwd: folder,
    encoding: 'utf8',
    input: patch,
    env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(folder) },
  });
  return { isGood: status === 0 && !stderr.includes('Skipped patch'), said: stderr };
}
