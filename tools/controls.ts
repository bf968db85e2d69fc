// `npm run controls`: takes each guard of docs/specification-controls.ts out, one at a time, and sees a test of its row turn
// red. `-- --share 8` tries as many as that, chosen by their own content; `-- --row "§9 Constants: Toast"` tries one.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';
import { type Control, controls } from '../docs/specification-controls.ts';
import { named, type Row, rowsOf, specification } from './specification.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const word = (name: string): string | undefined => process.argv[process.argv.indexOf(name) + 1];
const has = (name: string): boolean => process.argv.includes(name);

/** A number that a text stands for, the same each time. */
const numberOf = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0, 2_166_136_261);

function chosen(): readonly Control[] {
  if (has('--row')) return controls.filter(({ row }) => row.startsWith(word('--row') ?? ''));
  if (!has('--share')) return controls;
  const order = [...controls].sort((a, b) => numberOf(JSON.stringify(a)) - numberOf(JSON.stringify(b)));
  return order.slice(0, Number(word('--share')));
}

const rows = rowsOf(specification());
let taken: { file: string; code: string } | null = null;

const vitest = await createVitest(
  'test',
  {
    config: false,
    root,
    watch: false,
    environment: 'node',
    restoreMocks: true,
    testTimeout: 30_000,
    reporters: [{}],
  },
  {
    css: { postcss: {} },
    plugins: [
      {
        name: 'without-a-guard',
        enforce: 'pre',
        transform: (_code, id) => (taken !== null && id.split('?')[0] === taken.file ? taken.code : null),
      },
    ],
  },
);

/** Runs the tests of a row that need no browser and no drawn screens; true where they all pass. */
async function pass(files: readonly string[]): Promise<boolean> {
  const specifications = files.map((file) => vitest.getRootProject().createSpecification(`${root}${file}`));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return unhandledErrors.length === 0 && testModules.length > 0 && testModules.every((module) => module.ok());
}

let faults = 0;
const survived = (text: string): void => {
  faults += 1;
  console.log(`✗ ${text}`);
};
const watchers = ({ tests }: Row): readonly string[] =>
  tests.filter((path) => /^(?!stories|contracts|sandbox).*\.test\.ts$/.test(path));
const tried = chosen().map((one) => ({ ...one, found: rows.find((row) => named(row).startsWith(one.row)) }));
const all = [...new Set(tried.flatMap(({ found }) => (found === undefined ? [] : watchers(found))))];
if (!(await pass(all))) survived('The tests of these rows are red with every guard in place.');
for (const { row: begins, guard, without, found: row } of tried) {
  const file = row?.held.find((path) => readFileSync(`${root}${path}`, 'utf8').includes(guard));
  const tests = row === undefined ? [] : watchers(row);
  if (file === undefined || tests.length === 0) {
    survived(`${begins}: nothing holds « ${guard} »`);
    continue;
  }
  taken = {
    file: `${root}${file}`,
    code: readFileSync(`${root}${file}`, 'utf8').replace(guard, () => without),
  };
  vitest.invalidateFile(taken.file);
  if (await pass(tests)) survived(`${begins}: ${tests.join(', ')} pass without « ${guard} » of ${file}`);
  const { file: changed } = taken;
  taken = null;
  vitest.invalidateFile(changed);
}
await vitest.close();
console.log(`${tried.length - faults} of ${tried.length} guards are watched.`);
process.exitCode = faults === 0 && tried.length > 0 ? 0 : 1;
