import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { startPostgres } from './postgres.mjs';
import { buildShop, checkNode, generateStyles, installPackages, makePages } from './prepare.mjs';
import { bad, good, say, seconds } from './report.mjs';
import { run, runBin } from './run.mjs';

/** `npm test`: every part of the tests, one line a part, closed by `N passed, N failed`. */
const began = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'belier-tests-'));
const total = { passed: 0, failed: 0 };

function close(title, since, passed, failed, output) {
  total.passed += passed;
  total.failed += failed;
  if (failed === 0) good(`${title}: ${passed} passed (${seconds(since)})`);
  else
    bad(`${title}: ${passed} passed, ${failed} failed (${seconds(since)})\n${output.trim().slice(-20_000)}`);
}

/** A check is one test: it passes when its program ends with 0. */
async function check(title, work) {
  const since = Date.now();
  const { code, output } = await work();
  close(title, since, code === 0 ? 1 : 0, code === 0 ? 0 : 1, output);
}

/** A part whose runner writes a JSON report; no test at all is a failure, and so is an error outside of a test. */
async function part(title, work, read) {
  const since = Date.now();
  const file = join(reports, `${title.replaceAll(' ', '-')}.json`);
  const { code, output } = await work(file);
  let counts = { passed: 0, failed: 0 };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    counts.failed = 0;
  }
  const unseen = counts.failed === 0 && (code !== 0 || counts.passed === 0) ? 1 : 0;
  close(title, since, counts.passed, counts.failed + unseen, output);
}

const ofVitest = (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests });
const ofPlaywright = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });
const vitest =
  (project, { words = [], env = {} } = {}) =>
  (file) =>
    runBin(
      'vitest',
      [
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...words,
      ],
      { env },
    );
/** The sandbox's tests that go through its database; on a server they share one, so one file runs at a time. */
const onServer = ['accounts', 'cart', 'catalogue', 'http', 'orders', 'outbox', 'payments'].map(
  (part) => `sandbox/${part}/`,
);
const npm = (script) => () =>
  run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['run', '--silent', script]);

checkNode();
await installPackages();
const chromium = await ensureChromium();
process.env.CHROMIUM_PATH = chromium;
await generateStyles();
say(`Testing with ${chromium} and Node ${process.versions.node}.`);

/** Programs that compute: checks, rules and machines, the provider, the stories. */
async function computing() {
  await check('types', npm('check:types'));
  await check('lint and format', npm('check:lint'));
  await check('import rules', npm('check:imports'));
  await check('unused code', npm('check:unused'));
  await check('OpenAPI file', npm('check:openapi'));
  await part('unit and machines', vitest('unit'), ofVitest);
  await part('sandbox', vitest('sandbox'), ofVitest);
  await part('stories', vitest('stories'), ofVitest);
  const postgres = await startPostgres();
  if (postgres === undefined) {
    say('sandbox on PostgreSQL: not run, no PostgreSQL server is installed on this machine.');
    return;
  }
  const onPostgres = {
    words: ['--no-file-parallelism', ...onServer],
    env: { SANDBOX_TEST_DATABASE_URL: postgres.url },
  };
  await part('sandbox on PostgreSQL', vitest('sandbox', onPostgres), ofVitest);
  await postgres.stop();
}

/** Programs that wait: whole journeys in a browser. */
async function waiting() {
  await part(
    'journeys',
    (file) => runBin('playwright', ['test'], { env: { JOURNEYS_REPORT: file } }),
    ofPlaywright,
  );
}

// Before the build, which writes the route tree anew.
await check('generated files are up to date', npm('check:generated'));
await buildShop();
await makePages(`http://localhost:${process.env.JOURNEYS_PORT ?? 4199}`);
// Alone: each of its interactions takes a port of the machine for a moment, as browsers do.
await part('contracts', vitest('contracts'), ofVitest);
// Side by side: the one computes while the other waits.
await Promise.all([computing(), waiting()]);

rmSync(reports, { recursive: true, force: true });
say(`Everything ran in ${seconds(began)}.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
