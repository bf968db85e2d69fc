import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { builtShop } from './built-shop.mjs';
import { bad, say } from './report.mjs';
import { runBin } from './run.mjs';
import { accessibilityRows } from './scorecard-accessibility.mjs';
import { rows as faultRows } from './scorecard-rows.mjs';

/**
 * `npm run scorecard`: each fault that the shop must withstand, and what is heard, keyed and seen of it (rows A1 to A12), with
 * figure and verdict, at full count. The figure is
 * how many checks failed of how many ran; for generated journeys what they came to. Below a row stand its checks that
 * failed and why, at the end the generated journeys that broke a promise, by number and seed. `-- 50 77` walks 50
 * journeys of seed 77 instead.
 */
const [walks = 1000, seed = 12] = process.argv.slice(2).map(Number);
/** In two real tabs of a browser: 30 at full count. */
const tabWalks = Math.max(2, Math.round(walks * 0.03));
const rows = [...faultRows, ...accessibilityRows];
const browsers = await builtShop();
const folder = mkdtempSync(join(tmpdir(), 'belier-scorecard-'));
/** For a runner that finds it anywhere in a title with its file and project in front. */
const oneOf = (patterns) => `(${patterns.map(({ source }) => source.replace(/^\^/, '')).join('|')})`;
const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

say('Tests of rules, machines, effects, provider and contracts …');
const testReport = join(folder, 'tests.json');
const projects = ['unit', 'sandbox', 'contracts'].map((project) => `--project=${project}`);
const titles = oneOf(rows.flatMap(({ tests = [], contracts = [] }) => [...tests, ...contracts]));
const { output: testsSaid } = await runBin('vitest', [
  ...['run', ...projects, '--reporter=json', `--outputFile=${testReport}`, '-t', titles],
]);
const tests = (readReport(testReport).testResults ?? []).flatMap(({ name: file, assertionResults }) =>
  assertionResults
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status, failureMessages }) => ({
      file,
      title: fullName,
      ok: status === 'passed',
      why: failureMessages?.[0],
    })),
);

/** A runner that ran nothing broke by itself: of the shop that says nothing. */
function stopWithout(ran, output) {
  if (ran.length > 0) return;
  bad(`nothing ran\n${output.trim().slice(-5000)}`);
  process.exit(1);
}
stopWithout(tests, testsSaid);

say('Journeys in a browser …');
const journeyReport = join(folder, 'journeys.json');
const watching = oneOf(rows.flatMap(({ journeys = [] }) => journeys));
const { output: journeysSaid } = await runBin(
  'playwright',
  ['test', '--project=desktop', '--project=phone', '-g', watching],
  {
    env: {
      ...browsers,
      JOURNEYS_REPORT: journeyReport,
      ONE_SPOT: 'all',
      HEARD_AND_SEEN: 'all',
      TAB_WALKS: String(tabWalks),
      TAB_WALKS_SEED: String(seed),
    },
  },
);

say('Shop and provider in every layout of a deployment …');
const layoutReport = join(folder, 'layouts.json');
await runBin('playwright', ['test', '--config', 'deploy/playwright.config.ts'], {
  env: { ...browsers, JOURNEYS_REPORT: layoutReport },
});
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];
stopWithout(specsOf(readReport(journeyReport)), journeysSaid);
const journeys = [journeyReport, layoutReport]
  .flatMap((file) => specsOf(readReport(file)))
  .map(({ title, ok, tests: runs = [] }) => ({
    file: '',
    title,
    ok,
    why: runs.flatMap(({ results }) => results).flatMap(({ errors = [] }) => errors)[0]?.message,
    // What a walk counted: « stops 812 ».
    noted: runs.flatMap(({ annotations = [] }) => annotations),
  }));

say(`${walks} generated journeys …`);
const { code, output } = await runBin('tsx', ['walks/main.ts', String(walks), String(seed)]);
const walked = output.trim().split('\n').at(-1) ?? '';
const violations = output.split('\n').filter((line) => line.startsWith('✗ walk '));
/** What was violated, in a few lines: without the colours of a terminal. */
const reason = (why = '') => stripVTControlCharacters(why).split('\n').slice(0, 3).join(' ').trim();

say('Code that comes late …');
const late = await runBin('tsx', ['late/main.ts']);
const lateFigure = late.output.trim().split('\n').at(-1) ?? '';

let isGreen = true;
for (const { row, fault, files = [''], walks: isWalked, late: isLate, figures = [], ...watched } of rows) {
  const checks = [
    ...[...(watched.tests ?? []), ...(watched.contracts ?? [])].map((title) => ({ title, among: tests })),
    ...(watched.journeys ?? []).map((title) => ({ title, among: journeys })),
  ].map(({ title, among }) =>
    among.filter((one) => title.test(one.title) && files.some((file) => one.file.includes(file))),
  );
  const missing = checks.filter((found) => found.length === 0).length;
  const ran = checks.flat();
  const failed = ran.filter(({ ok }) => !ok).length;
  const isMet =
    missing === 0 &&
    failed === 0 &&
    (isWalked === undefined || code === 0) &&
    (isLate === undefined || late.code === 0);
  isGreen &&= isMet;
  const figure = `${failed} of ${ran.length} checks failed${missing > 0 ? `, ${missing} missing` : ''}`;
  const counted = figures.map((name) => {
    const noted = ran.flatMap((one) => one.noted ?? []).filter(({ type }) => type === name);
    return `${name} ${noted.reduce((sum, { description }) => sum + Number(description), 0)}`;
  });
  console.log(
    [
      String(row).padStart(3),
      isMet ? 'held  ' : 'BROKEN',
      figure,
      fault,
      counted.join(', '),
      isWalked && walked,
      isLate && lateFigure,
    ]
      .filter(Boolean)
      .join(' · '),
  );
  for (const { title, why } of ran.filter(({ ok }) => !ok)) console.log(`   ✗ ${title}: ${reason(why)}`);
}
if (code !== 0) console.log(violations.length > 0 ? violations.join('\n') : output.trim().slice(-2000));
rmSync(folder, { recursive: true });
process.exitCode = isGreen ? 0 : 1;
