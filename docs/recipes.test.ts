import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyTree } from '../tools/files.mjs';
import { root } from '../tools/run.mjs';
import { textOf } from '../tools/testing/project-files.ts';

/** What somebody changes by hand who follows a recipe to its end, by the recipe. Every night (`RECIPES=1`) it is done in a copy, and the checks run. */
const followed = {
  'A field of an animal': 'animal-field',
  'A state of a machine': 'machine-state',
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
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(files.filter((file) => !isTest(file) && !section.includes(file.split('/').at(-1) ?? ''))).toEqual(
      [],
    );
  });

  it.runIf(process.env.RECIPES === '1')(
    'ends green in a copy of the project (every night: RECIPES=1)',
    { timeout: 60 * 60_000 },
    async () => {
      const copy = await copyTree('recipe');
      const run = (line: string, ...more: string[]) => {
        const [program = '', ...words] = line.split(' ');
        const { status, stdout, stderr } = spawnSync(program, [...words, ...more], {
          cwd: copy,
          encoding: 'utf8',
        });
        expect(status, `${line}\n${stdout}${stderr}`).toBe(0);
      };
      run('git init --quiet');
      run('git add --all');
      run('git -c user.name=recipe -c user.email=recipe@exemple.ci commit --quiet --message Before');
      run('npm ci');
      run('git apply -C1', patch);
      run('npm run generate');
      run('npx vitest run --project contracts contracts/consumer.test.ts -u');
      run('npm run check');
      run('npx vitest run --project sandbox sandbox/orders sandbox/payments sandbox/seed');
      rmSync(copy, { recursive: true });
    },
  );
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
