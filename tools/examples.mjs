import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { browserEnvironment } from './chromium.mjs';
import { apply, guideTo, readExamples } from './example-patches.mjs';
import { copyTree } from './files.mjs';
import { generateStyles } from './prepare.mjs';
import { bad, good, say, seconds } from './report.mjs';
import { root, run } from './run.mjs';

/**
 * `npm run examples`: makes each change of docs/examples/ in a copy of the tree, with its generated files, and sees types,
 * generated files and its tests green. Then leaves out one file at a time, and sees turn red what CONTRIBUTING.md says of that
 * file, or nothing where that page alone tells of it. `-- field` tries one change, `-- field rules/catalogue.ts` one file of it.
 */
const [only, onlyFile] = process.argv.slice(2);

const inCopy = (copy, file, words = []) => run(process.execPath, [join(copy, file), ...words], { cwd: copy });
const types = (copy) => inCopy(copy, 'tools/check-types.mjs');
const generated = (copy) => inCopy(copy, 'tools/generated.mjs', ['--check']);
const testsOf = (tests) => async (copy) => {
  for (const { project, words } of tests) {
    const ran = await inCopy(copy, 'node_modules/vitest/vitest.mjs', [
      ...['run', '--bail', '1', '--project', project, ...words],
    ]);
    if (ran.code !== 0) return ran;
  }
  return { code: 0, output: '' };
};

/** The first check that is red, with what it says; undefined where all are green. */
async function firstRed(copy, { tests }) {
  const checks = [
    ['types', types],
    ['tests', testsOf(tests)],
    ['generated files', generated],
  ];
  for (const [sign, check] of checks) {
    const { code, output } = await check(copy);
    if (code !== 0) return { sign, output };
  }
  return undefined;
}

async function tryExample(example) {
  const patch = readFileSync(example.path, 'utf8');
  const guide = guideTo(example.name);
  const copy = await copyTree(example.name);
  const fail = (sentence, output = '') => {
    bad(`${example.name}: ${sentence}${output === '' ? '' : `\n${output.trim().slice(-4000)}`}`);
    process.exitCode = 1;
  };
  try {
    for (const folder of ['node_modules', 'styled-system'])
      symlinkSync(join(root, folder), join(copy, folder));
    const applied = apply(copy, [], patch);
    if (!applied.isGood) return fail('it does not apply.', applied.said);
    const written = await inCopy(copy, 'tools/generated.mjs');
    if (written.code !== 0) return fail('its generated files could not be written.', written.output);
    const since = Date.now();
    const red = await firstRed(copy, example);
    if (red !== undefined) return fail(`${red.sign} are red with the whole change.`, red.output);
    good(
      `${example.name}: « ${example.title} » is green with all of its ${example.files.length} files (${seconds(since)}).`,
    );

    for (const file of example.files.filter((one) => onlyFile === undefined || one === onlyFile)) {
      const start = Date.now();
      // Without the file its generated ones would not have been written either.
      const generates = file === 'openapi/provider.yaml';
      apply(copy, ['--reverse', `--include=${file}`], patch);
      if (generates) await inCopy(copy, 'tools/generated.mjs');
      const { sign = 'this page' } = (await firstRed(copy, example)) ?? {};
      apply(copy, [`--include=${file}`], patch);
      if (generates) await inCopy(copy, 'tools/generated.mjs');
      const result = `${file}: left out, ${sign === 'this page' ? 'nothing turns red' : `${sign} turn red`}`;
      if (guide.get(file) === sign) good(`${result} (${seconds(start)}).`);
      else fail(`${result}; CONTRIBUTING.md says « ${guide.get(file) ?? 'nothing'} ».`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

await generateStyles();
Object.assign(process.env, await browserEnvironment());
const examples = readExamples().filter(({ name }) => only === undefined || name === only);
if (examples.length === 0) bad(`There is no change ${only} in docs/examples/.`);
process.exitCode = examples.length === 0 ? 1 : 0;
for (const example of examples) {
  say(`${example.name}: « ${example.title} » …`);
  await tryExample(example);
}
