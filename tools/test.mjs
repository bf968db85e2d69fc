import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { browserEnvironment, installSystemBrowsers } from './chromium.mjs';
import { startPostgres } from './postgres.mjs';
import {
  buildShop,
  buildWorkshop,
  copyShop,
  generateStyles,
  installPackages,
  makePages,
} from './prepare.mjs';
import { bad, good, say, seconds } from './report.mjs';
import { browserTests, npm, run, runBin } from './run.mjs';

/**
 * `npm test`: runs every part of the tests, one line per part, then `N passed, N failed`. Sweeps run a seeded sample, and of the
 * stories and the sandbox's files one half: `TEST_SEED` selects them, by default the commit. `-- --whole` runs all.
 */
const isExhaustive = process.argv.includes('--whole');
const began = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'belier-tests-'));
const total = { passed: 0, failed: 0 };

await Promise.all([installPackages(), installSystemBrowsers()]);
Object.assign(process.env, await browserEnvironment());
await generateStyles();
// Removes the recorded requests of an earlier run.
rmSync('.cache/asked', { recursive: true, force: true });
const { default: pLimit } = await import('p-limit');

const { code, output } = await run('git', ['rev-parse', 'HEAD']);
const seed = process.env.TEST_SEED ?? (code === 0 ? output.trim() : new Date().toISOString().slice(0, 10));
Object.assign(process.env, {
  TEST_SEED: seed,
  JOURNEYS_LOT: isExhaustive ? '1' : '5',
  SECRETS_LOT: isExhaustive ? '1' : '3',
  WALKS: isExhaustive ? '200' : '8',
  COLOURS_OF: isExhaustive ? '1' : '4',
});
say(`Node ${process.versions.node}, ${process.env.HEADLESS_SHELL_PATH}, TEST_SEED=${seed}.`);

/** Prints the result of a part; no test at all is a failure, and so is an error outside of a test. */
function close(title, since, { code, output }, { passed, failed }) {
  const failures = Math.max(failed, code !== 0 || passed === 0 ? 1 : 0);
  total.passed += passed;
  total.failed += failures;
  if (failures === 0) good(`${title}: ${passed} passed (${seconds(since)})`);
  else {
    // Vitest prints the failures last.
    const report = output.slice(Math.max(0, output.indexOf('Failed Tests'))).slice(-20_000);
    bad(`${title}: ${passed} passed, ${failures} failed (${seconds(since)})\n${report}`);
  }
}

/** A check is one test: it passes if its program exits with 0. */
async function check(title, start) {
  const since = Date.now();
  const ended = await start();
  close(title, since, ended, { passed: ended.code === 0 ? 1 : 0, failed: ended.code === 0 ? 0 : 1 });
}
const script = (name, words = []) => check(name, () => run(npm, ['run', '--silent', name, '--', ...words]));

/** A part whose program writes a JSON report, which `read` counts. */
async function part(title, start, read) {
  const since = Date.now();
  const file = join(reports, `${title.replaceAll(' ', '-')}.json`);
  const ended = await start(file);
  let counts = { passed: 0, failed: 0 };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // It exited before its report: a failure, by its code or because nothing passed.
  }
  close(title, since, ended, counts);
}

const vitest = (title, project, words = [], env = {}) =>
  part(
    title,
    (file) =>
      runBin(
        'vitest',
        [
          'run',
          `--project=${project}`,
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${file}`,
          ...words,
        ],
        { env },
      ),
    ({ numPassedTests: passed, numFailedTests: failed }) => ({ passed, failed }),
  );

const testsBelow = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsBelow),
  ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test }))),
];

/** Reports flaky tests, which are a fault of the journey or of the shop. */
function countJourneys(report) {
  for (const { title, projectName, results } of testsBelow(report).filter(
    ({ status }) => status === 'flaky',
  )) {
    const message = stripVTControlCharacters(results[0]?.errors[0]?.message ?? '');
    say(`[${projectName}] ${title}: passed only when tried again.\n${message}`);
  }
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}

const playwright = (title, words, env = {}) =>
  part(
    title,
    (file) =>
      runBin('playwright', ['test', ...browserTests, ...words], {
        env: { JOURNEYS_REPORT: file, JOURNEYS_RETRIES: '1', ...env },
      }),
    countJourneys,
  );

/** One half of a project's files; another seed may select the other half. */
const side = [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2;
const half = (other = 0) => (isExhaustive ? [] : [`--shard=${1 + ((side + other) % 2)}/2`]);

/** A second shop with its own pages, for two parallel runs of journeys. */
const port = Number(process.env.JOURNEYS_PORT ?? 4199);
const beside = { JOURNEYS_PORT: String(port + 1), JOURNEYS_SHOP: '.cache/shop-beside' };
const shops = ['desktop', 'phone', 'strict', 'development'].map((project) => `--project=${project}`);

const journeys = () => playwright('journeys, one half', [...shops, '--shard=1/2']);
async function journeysBeside() {
  await copyShop(`http://localhost:${beside.JOURNEYS_PORT}`, beside.JOURNEYS_SHOP);
  const words = [...shops, '--shard=2/2', '--output=.cache/results-beside'];
  await playwright('journeys, the other half', words, beside);
}

async function workshop() {
  await buildWorkshop();
  await playwright('workshop', ['--project=workshop', '--output=.cache/results-workshop']);
}

/** The other half of the sandbox's tests, on PostgreSQL if it is installed. */
async function onPostgres() {
  const postgres = await startPostgres();
  const title =
    postgres === undefined ? 'sandbox, the other half (no PostgreSQL here)' : 'sandbox on PostgreSQL';
  await vitest(
    title,
    'sandbox',
    half(1),
    postgres === undefined ? {} : { SANDBOX_TEST_DATABASE_URL: postgres.url },
  );
  await postgres?.stop();
}

const late = () =>
  part(
    'late code',
    (file) => runBin('tsx', ['tests/late/main.ts', '--share', isExhaustive ? '96' : '12', '--json', file]),
    (counts) => counts,
  );

/** Builds the shop after the generated sources were checked, since the build writes the route tree again. */
async function build() {
  await script('check:generated');
  await buildShop();
  await makePages(`http://localhost:${port}`);
}

// Each interaction of the contracts briefly takes a port, like browsers and sandboxes, so they do not run in parallel.
await Promise.all([vitest('contracts', 'contracts'), build()]);
const atATime = pLimit(3);
await Promise.all(
  // The longest first, to balance the durations.
  [
    journeys,
    journeysBeside,
    () => vitest('stories', 'stories', half()),
    () => vitest('sandbox', 'sandbox', half()),
    workshop,
    () => vitest('unit', 'unit'),
    () => vitest('looks', 'looks'),
    onPostgres,
    () => script('check:types', ['--cold']),
    () => script('check:unused'),
    () => script('check:imports'),
    () => script('check:lint'),
    ...(isExhaustive ? [() => script('controls')] : []),
  ].map(atATime),
);
// Alone: its visits use both cores, and their timeouts are in wall-clock time.
await late();
// After every journey and walk: compares their recorded requests with the pacts.
await script('contracts', ['asked']);

rmSync(reports, { recursive: true, force: true });
say(`Everything ran in ${seconds(began)}.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
