import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { browserEnvironment, installSystemBrowsers } from './chromium.mjs';
import { filesBelow } from './files.mjs';
import { drawn } from './lot.mjs';
import { startPostgres } from './postgres.mjs';
import { buildShop, copyShop, generateStyles, installPackages, makePages } from './prepare.mjs';
import { createProgress, inWords } from './progress.mjs';
import { bad, good, say, seconds } from './report.mjs';
import { npm, run, runBin } from './run.mjs';

/**
 * `npm test`: every part of the tests, one line a part, what runs and how long is left each half minute, closed by
 * `N passed, N failed`. `--whole` (`npm run test:whole`) makes all of what is made by lot otherwise.
 */
const isWhole = process.argv.includes('--whole');
const began = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'belier-tests-'));
const total = { passed: 0, failed: 0 };

/** What each part takes on two quiet cores while two others run, in seconds. */
const usual = {
  'generated files are up to date': 9,
  'the shop, built, with its pages': 40,
  contracts: 60,
  types: 20,
  'journeys, one half': isWhole ? 560 : 225,
  'journeys, the other half': isWhole ? 625 : 315,
  'journeys on a phone, to the letter, in development': isWhole ? 250 : 120,
  sandbox: isWhole ? 195 : 70,
  stories: isWhole ? 390 : 145,
  'looks of the states': isWhole ? 70 : 60,
  'workshop opens, a share of its stories': isWhole ? 180 : 75,
  'late code, a share of its visits': isWhole ? 85 : 30,
  'sandbox on PostgreSQL': isWhole ? 55 : 45,
  'unit and machines': isWhole ? 200 : 150,
  'unused code': 20,
  'import rules': 10,
  'lint and format': 6,
  'OpenAPI file': 2,
  ...(isWhole && { 'faults of the past are found': 45 }),
  'requests of journeys and walks are described': 2,
};
const progress = createProgress(usual, 3);
const left = () => `about ${inWords(progress.left())} left`;
/** What each part took, in seconds, and how many tests that was. */
const parts = [];

function close(title, since, passed, failed, output) {
  total.passed += passed;
  total.failed += failed;
  parts.push({ title, spent: progress.end(title), tests: passed + failed });
  if (failed === 0) good(`${title}: ${passed} passed (${seconds(since)}; ${left()})`);
  else {
    // What failed is told last; before it stands what passed.
    const failures = output.slice(Math.max(0, output.indexOf('Failed Tests'))).trim();
    bad(`${title}: ${passed} passed, ${failed} failed (${seconds(since)})\n${failures.slice(-20_000)}`);
  }
}

/** A check is one test: it passes when its program ends with 0. */
async function check(title, work) {
  const since = Date.now();
  progress.begin(title);
  const { code, output } = await work();
  close(title, since, code === 0 ? 1 : 0, code === 0 ? 0 : 1, output);
}

/** A part whose runner writes a JSON report; no test at all is a failure, and so is an error outside of a test. */
async function part(title, work, read) {
  const since = Date.now();
  progress.begin(title);
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
/** Every test of Playwright's report, with its title. */
const testsBelow = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsBelow),
  ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test }))),
];
/** Every journey with what it took, in seconds. */
const journeysTook = [];

/** Why journeys were not made, and how many for each reason. */
function sayLeftOut(tests) {
  const reasons = tests
    .filter(({ status }) => status === 'skipped')
    .map(
      ({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given',
    );
  for (const reason of new Set(reasons)) {
    say(`${reasons.filter((one) => one === reason).length} journeys not made: ${reason}.`);
  }
}

/** What passes only the second time is said: it is a fault of the journey or of the shop. */
function ofPlaywright(report) {
  sayLeftOut(testsBelow(report));
  for (const { title, projectName, status, results } of testsBelow(report)) {
    journeysTook.push({ title: `[${projectName}] ${title}`, spent: (results.at(-1)?.duration ?? 0) / 1000 });
    if (status !== 'flaky') continue;
    const message = stripVTControlCharacters(results[0]?.errors[0]?.message ?? '');
    say(`[${projectName}] ${title}: passed only when tried again.\n${message}`);
  }
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}
const reported = (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
const vitest =
  (project, { words = [], env = {} } = {}) =>
  (file) =>
    runBin('vitest', ['run', `--project=${project}`, ...reported(file), ...words], { env });
/** What goes through the sandbox's database; on a server all share one, so one file runs at a time. */
const isOnServer = (file) => /^sandbox\/(?:accounts|cart|catalogue|http|orders|outbox|payments)\//.test(file);
/** The commit under test; a copy without Git has the day instead. */
async function commit() {
  const { code, output } = await run('git', ['rev-parse', '--short', 'HEAD']);
  return code === 0 ? output.trim() : new Date().toISOString().slice(0, 10);
}
const script = (name) => () => run(npm, ['run', '--silent', name]);

await Promise.all([installPackages(), installSystemBrowsers()]);
Object.assign(process.env, await browserEnvironment());
await generateStyles();
// What an earlier run sent says nothing of this one.
rmSync('.cache/asked', { recursive: true, force: true });
/** What draws the lot of the sweeps: another commit draws other cells, the same one the same. */
const seed = process.env.TEST_SEED ?? (await commit());
say(`Testing with ${process.env.HEADLESS_SHELL_PATH} and Node ${process.versions.node}: ${left()}.`);
if (!isWhole) {
  say(
    `By the lot of TEST_SEED=${seed}: one in five sweeps, looks and words of the journeys, half of the stories and of the sandbox's own tests.`,
  );
  say('All of them: npm run test:whole.');
}
const heartbeat = setInterval(() => {
  const running = progress.running().map(({ title, seconds: spent }) => `${title} (${inWords(spent)})`);
  if (running.length > 0) say(`Running: ${running.join('; ')}. ${left()}.`);
}, 30_000);

const port = Number(process.env.JOURNEYS_PORT ?? 4199);
const aTest = /\.test\.ts$/;
/** One file in two, or all. */
const half = (folder, end) => drawn(seed, folder, filesBelow(folder, end), isWhole ? 1 : 2);
/** Of so many cells, looks and words one is made. */
const byLot = { JOURNEYS_LOT: isWhole ? '1' : '5', TEST_SEED: seed };
/** A second shop with pages of its own, so that two runs of journeys go side by side. */
const beside = { port: port + 1, shop: '.cache/shop-beside' };

const journeysOf =
  (projects, env = {}, more = []) =>
  (file) =>
    runBin('playwright', ['test', ...projects.map((project) => `--project=${project}`), ...more], {
      env: { JOURNEYS_REPORT: file, JOURNEYS_RETRIES: '1', ...byLot, ...env },
    });

/** Whole journeys in a browser: such a program mostly waits, so that two of them go beside others. */
async function journeys() {
  await part('journeys, one half', journeysOf(['desktop'], {}, ['--shard=1/2']), ofPlaywright);
  const others = journeysOf(['phone', 'letter', 'development']);
  await part('journeys on a phone, to the letter, in development', others, ofPlaywright);
}

async function journeysBeside() {
  await copyShop(`http://localhost:${beside.port}`, beside.shop);
  const env = { JOURNEYS_PORT: String(beside.port), JOURNEYS_SHOP: beside.shop };
  const run = journeysOf(['desktop'], env, ['--shard=2/2', '--output=.cache/results-beside']);
  await part('journeys, the other half', run, ofPlaywright);
}

/** Generated journeys. */
const walks = { WALKS: isWhole ? '200' : '8' };
/** The sandbox's own tests with the embedded database: journeys and contracts go through it in each run besides. */
const embedded = half('sandbox', aTest);

/** The rest of them on a server, as far as they can be, and where none is installed with the embedded database, too. */
async function onPostgres() {
  const rest = filesBelow('sandbox', aTest).filter(
    (file) => isOnServer(file) && (isWhole || !embedded.includes(file)),
  );
  const postgres = await startPostgres();
  if (postgres === undefined) say('No PostgreSQL server is installed on this machine: not tried on one.');
  const env = postgres === undefined ? {} : { SANDBOX_TEST_DATABASE_URL: postgres.url };
  // `npm run attack` makes all of them on both databases.
  const database = vitest('sandbox', { words: ['--no-file-parallelism', ...rest], env });
  await part('sandbox on PostgreSQL', database, ofVitest);
  await postgres?.stop();
}

const typesCold = () => run(process.execPath, ['tools/check-types.mjs', '--cold']);
const share = (count) => (isWhole ? [] : ['--share', count]);
const shareOfWorkshop = () =>
  run(process.execPath, ['tools/check-workshop.mjs', ...share('24')], { env: byLot });
/** Some of them in Firefox where it is installed; `npm run late` makes all. */
const visitsOfLate = (file) =>
  runBin('tsx', ['late/main.ts', '--share', isWhole ? '96' : '12', '--json', file]);

/** What takes no port of the machine, so that it may run beside the contracts. */
const quiet = [
  () => check('types', typesCold),
  () => check('unused code', script('check:unused')),
  () => check('import rules', script('check:imports')),
  () => check('lint and format', script('check:lint')),
  () => check('OpenAPI file', script('check:openapi')),
  ...(isWhole ? [() => check('faults of the past are found', script('controls'))] : []),
];

/** Takes one part after another for as long as there are any, or until it is told to end. */
async function lane(queue, isOver = () => false) {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    await next();
    if (isOver()) return;
  }
}

// Each interaction of the contracts takes a port of the machine for a moment, as browsers and sandboxes do: not beside those.
let areVerified = false;
const contracts = part('contracts', vitest('contracts'), ofVitest).then(() => {
  areVerified = true;
});
// Before the build, which writes the route tree anew.
await check('generated files are up to date', script('check:generated'));
progress.begin('the shop, built, with its pages');
await buildShop();
await makePages(`http://localhost:${port}`);
progress.end('the shop, built, with its pages');
const besideContracts = areVerified ? undefined : lane(quiet, () => areVerified);
await contracts;
/** One file in two: each of their states is drawn in the looks of the states, in each run. */
const stories = { words: half('stories', /\.stories\.tsx$/), env: { VITE_COLOURS_OF: isWhole ? '1' : '4' } };
// Whichever of three lanes is free takes the next part, the longest first, so that none ends long before the others.
const long = [
  journeys,
  journeysBeside,
  () => part('sandbox', vitest('sandbox', { words: ['walks/', ...embedded], env: walks }), ofVitest),
  () => part('stories', vitest('stories', stories), ofVitest),
  () => part('looks of the states', vitest('looks'), ofVitest),
  () => part('unit and machines', vitest('unit'), ofVitest),
  () => check('workshop opens, a share of its stories', shareOfWorkshop),
  onPostgres,
];
const next = async () => {
  await lane(long);
  await lane(quiet);
};
await Promise.all([next(), next(), Promise.resolve(besideContracts).then(next)]);
// Alone: its visits take both cores by themselves, and what they wait for is counted on the wall's clock.
await part('late code, a share of its visits', visitsOfLate, (counts) => counts);

// Once every journey and walk has been: what they sent, against what the pacts describe.
await check('requests of journeys and walks are described', script('contracts:asked'));

clearInterval(heartbeat);
for (const title of progress.never()) say(`${title}: did not run, though tools/test.mjs names it.`);
rmSync(reports, { recursive: true, force: true });
say('Seconds per part, the longest first (three at a time):');
for (const { title, spent, tests } of parts.sort((a, b) => b.spent - a.spent)) {
  say(`${spent.toFixed(1).padStart(7)} s  ${title} (${tests})`);
}
say('The longest journeys:');
for (const { title, spent } of journeysTook.sort((a, b) => b.spent - a.spent).slice(0, 8)) {
  say(`${spent.toFixed(1).padStart(7)} s  ${title}`);
}
say(`Everything ran in ${seconds(began)}.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
