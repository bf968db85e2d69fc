import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { type Fault, faults } from './faults.ts';
import { patience } from './patience.mjs';
import { bad, good } from './report.mjs';
import { root } from './run.mjs';

/**
 * `npm run controls`: restores past faults one at a time, and checks that the named test fails with each. The files are not
 * changed: a Vite plugin replaces their code. Words after `--` select faults by what they say: `-- session`.
 */
const words = process.argv.slice(2);
const chosen = faults.filter(({ what }) => words.length === 0 || words.some((word) => what.includes(word)));

let back: { path: string; code: string } | undefined;
const vitest = await createVitest(
  'test',
  {
    config: false,
    root,
    watch: false,
    testTimeout: 60_000 * patience,
    hookTimeout: 60_000 * patience,
    reporters: [{}],
  },
  {
    css: { postcss: {} },
    plugins: [
      {
        name: 'fault',
        enforce: 'pre',
        transform: (_, id) => (id.split('?')[0] === back?.path ? back?.code : undefined),
      },
    ],
  },
);

/** The titles of the failed tests of these files, and the paths of files that cannot be loaded. */
async function redIn(...files: readonly string[]): Promise<string[]> {
  const paths = files.map((file) => join(root, file));
  const project = vitest.getRootProject();
  const ran = await vitest.runTestSpecifications(paths.map((path) => project.createSpecification(path)));
  return ran.testModules
    .filter(({ moduleId }) => paths.includes(moduleId))
    .flatMap((module) => [
      ...(module.errors().length > 0 ? [module.moduleId] : []),
      ...Array.from(module.children.allTests('failed'), ({ fullName }) => fullName),
    ]);
}

/** The titles of the tests that fail with a fault. */
async function redWith({ file, mended, fault, test }: Fault): Promise<string[]> {
  const path = join(root, file);
  back = { path, code: readFileSync(path, 'utf8').replace(mended, () => fault) };
  vitest.invalidateFile(path);
  const red = await redIn(test);
  back = undefined;
  vitest.invalidateFile(path);
  return red;
}

const without = await redIn(...new Set(chosen.map(({ test }) => test)));
for (const title of without) bad(`${title}: red without a fault`);
let found = 0;
for (const fault of chosen) {
  const red = await redWith(fault);
  if (red.some((title) => title.includes(fault.title))) {
    found += 1;
    good(`${fault.what}: ${fault.test}`);
  } else bad(`${fault.what}: red with it ${JSON.stringify(red)}`);
}
await vitest.close();
console.log(`${found} of ${chosen.length} faults are found.`);
process.exitCode = found === chosen.length && without.length === 0 ? 0 : 1;
