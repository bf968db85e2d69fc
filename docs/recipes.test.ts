import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyTree } from '../tools/files.mjs';
import { root } from '../tools/run.mjs';
import { textOf } from '../tools/testing/project-files.ts';

/** What somebody changes by hand who follows a recipe to its end, by the recipe. `RECIPES=1` makes it in a copy and runs the checks. */
const followed = {
  'An order status': 'order-status',
  'A sort order': 'sort-order',
  'A means of payment': 'means-of-payment',
};
const patchOf = (name: string) => `docs/testing/followed/${name}.patch`;
const recipes = textOf('docs/recipes.md').split(/^## /m);
const sectionOf = (title: string) => recipes.find((one) => one.startsWith(`${title}\n`)) ?? '';
const isTest = (file: string) => /\.(?:test|look|journey)\.tsx?$/.test(file);

describe.each(Object.entries(followed))('%s', (title, name) => {
  const patch = patchOf(name);
  const files = [...textOf(patch).matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file);

  it('names every file that who followed it has changed, but the tests beside them', () => {
    const section = sectionOf(title) + (sectionOf(title).includes('[pacts]') ? recipes[0] : '');
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((file) => !isTest(file) && !section.includes(file.split('/').at(-1) ?? ''))).toEqual(
      [],
    );
  });

  it(process.env.RECIPES === '1' ? 'ends green in a copy of the project' : 'can still be followed', {
    timeout: 60 * 60_000,
  }, async () => {
    if (process.env.RECIPES !== '1') {
      const { stderr } = spawnSync('git', ['apply', '--check', '-C1', patch], {
        cwd: root,
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      return;
    }
    const copy = await copyTree('recipe');
    const run = (program: string, ...words: string[]) => {
      const { status, stdout, stderr } = spawnSync(program, words, { cwd: copy, encoding: 'utf8' });
      expect(status, `${program} ${words.join(' ')}\n${stdout}${stderr}`).toBe(0);
    };
    run('git', 'init', '--quiet');
    run('git', 'add', '--all');
    const somebody = ['-c', 'user.name=recipe', '-c', 'user.email=recipe@exemple.ci'];
    run('git', ...somebody, 'commit', '--quiet', '-m', 'Before');
    run('npm', 'ci');
    run('git', 'apply', '-C1', patch);
    run('npm', 'run', 'generate');
    run('npx', 'vitest', 'run', '--project', 'contracts', 'contracts/consumer.test.ts', '-u');
    run('npm', 'run', 'check');
    run('npx', 'vitest', 'run', '--project', 'sandbox', 'sandbox/orders', 'sandbox/payments', 'sandbox/seed');
    rmSync(copy, { recursive: true });
  });
});

it('each recipe that changes the contract ends with the pacts', () => {
  const changing = recipes.filter((section) => section.includes('`openapi/provider.yaml`'));
  expect(changing.length).toBeGreaterThan(4);
  expect(
    changing.filter((section) => !section.includes('[pacts](#recipes)')).map((one) => one.split('\n')[0]),
  ).toEqual([]);
  expect(readdirSync(join(root, 'docs/testing/followed')).toSorted()).toEqual(
    Object.values(followed)
      .map((name) => `${name}.patch`)
      .toSorted(),
  );
});
