import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserEnvironment, installSystemBrowsers, noticeBrowser } from './chromium.mjs';
import { patience, slowness } from './patience.mjs';
import { startPostgres } from './postgres.mjs';
import { buildShop, copyShop, generateStyles, installPackages, makePages } from './prepare.mjs';
import { bad, good, say, seconds } from './report.mjs';
import { browserTests, eachOf, npm, root, run, runBin } from './run.mjs';
import { checkResult, endOf, playwrightResult } from './test-report.mjs';

/**
 * `npm test`: runs every part of the tests, one line per part, then each failure whole, a line `fault:` for what passed only when it
 * was tried again, and `N passed, N failed`. Of sweeps, stories and looks a tenth runs, of journeys without `@always` a twentieth, of
 * the sandbox's files that keep no money a third: `TEST_SEED` selects them, by default the commit. The commands of
 * .github/workflows/whole.yml run all.
 */
const sampleOf = 10;
const began = Date.now();
noticeBrowser();
/** The reports of the runners stay for a look at durations. */
const reports = join(root, '.cache/tests');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const none = { passed: 0, failed: 0, failures: [], again: [] };
const total = structuredClone(none);

await Promise.all([installPackages(), installSystemBrowsers()]);
Object.assign(process.env, await browserEnvironment());
await generateStyles();

const { code, output } = await run('git', ['rev-parse', 'HEAD']);
const seed = process.env.TEST_SEED ?? (code === 0 ? output.trim() : new Date().toISOString().slice(0, 10));
Object.assign(process.env, { TEST_SEED: seed, SAMPLE_OF: String(sampleOf) });
say(
  `Node ${process.versions.node}, ${process.env.HEADLESS_SHELL_PATH}, TEST_SEED=${seed}, TEST_PATIENCE=${patience}.`,
);

/** Prints one line of a part, and keeps its failures for the end. */
function close(part, since, { passed, failed, failures, again }) {
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures.map((finding) => ({ part, ...finding })));
  total.again.push(...again.map((finding) => ({ part, ...finding })));
  const tried = again.length === 0 ? '' : `, ${again.length} of them tried again`;
  if (failed === 0 && tried === '') good(`${part}: ${passed} passed (${seconds(since)})`);
  else bad(`${part}: ${passed} passed${tried}, ${failed} failed (${seconds(since)})`);
}

/** A script of package.json is one test: it passes if it exits with 0. */
async function script(name, words = []) {
  const since = Date.now();
  close(name, since, checkResult(name, await run(npm, ['run', '--silent', name, '--', ...words])));
}

/** How much slower than before a part may find the machine because of the others. */
const ownParts = 4;

/**
 * A part whose program writes a JSON report, which `read` understands. No report and no test at all are a failure, and so is an error
 * outside of a test.
 */
async function part(title, start, read) {
  const since = Date.now();
  const file = join(reports, `${title.replaceAll(/[^a-z]+/gi, '-')}.json`);
  const TEST_PATIENCE = String(Math.max(patience, Math.round(slowness() / ownParts)));
  const ended = await start(file, { TEST_PATIENCE });
  const result = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : none;
  const isWhole = result.failed > 0 || (ended.code === 0 && result.passed > 0);
  const outside = isWhole ? none : checkResult(`${title}, outside of its tests`, { ...ended, code: 1 });
  const failures = [...result.failures, ...outside.failures];
  close(title, since, { ...result, failed: result.failed + outside.failed, failures });
}

const vitest = (title, project, words = [], env = {}) =>
  part(
    title,
    (file, patient) =>
      runBin(
        'vitest',
        ['run', `--project=${project}`, '--reporter=dot', '--reporter=tools/vitest-reporter.mjs', ...words],
        { env: { VITEST_REPORT: file, ...env, ...patient } },
      ),
    (result) => result,
  );

const playwright = (title, words, env = {}) =>
  part(
    title,
    (file, patient) =>
      runBin('playwright', ['test', ...browserTests, ...words], {
        env: { JOURNEYS_REPORT: file, JOURNEYS_RETRIES: '1', ...env, ...patient },
      }),
    playwrightResult,
  );

const sum = [...seed].reduce((before, letter) => before + letter.charCodeAt(0), 0);
/** One of `parts` of a project's files; another seed may select another one. */
const share = (parts) => [`--shard=${1 + (sum % parts)}/${parts}`];

/** The port of the journeys' shop; their second worker's is the next one. */
const port = Number(process.env.JOURNEYS_PORT ?? 4199);
const projects = ['desktop', 'strict'].map((project) => `--project=${project}`);
const journeys = () => playwright('journeys', projects, { JOURNEYS_WORKERS: '2' });

/**
 * What of the sandbox keeps money, stock and keys, or may differ by the engine (transactions, locks, a server that is late or gone):
 * made in each run, on PostgreSQL where it is installed. On both engines: `npm run attack`.
 */
const ofMoney = ['database/restart', 'cart', 'orders', 'payments', 'accounts/concurrent', 'http/late'];

async function keepMoney() {
  const postgres = await startPostgres();
  if (postgres === undefined) say('No PostgreSQL here: the sandbox is tried on its own database alone.');
  await vitest(
    'money in the sandbox',
    'sandbox',
    ofMoney.map((name) => `sandbox/${name}`),
    { ...(postgres && { SANDBOX_TEST_DATABASE_URL: postgres.url }) },
  );
  await postgres?.stop();
}

/** Builds the shop after the generated sources were checked, since the build writes the route tree again. */
async function build() {
  await script('check:generated');
  await buildShop();
  await makePages(`http://localhost:${port}`);
  await copyShop(port, port + 1, '.cache/shop-beside');
}

const built = build();
// Each interaction of the contracts briefly takes a port, like browsers and sandboxes, so they do not run in parallel.
await vitest('contracts', 'contracts');
const walked = built.then(journeys);
// The longest first, to balance the durations; the build and then the two workers of the journeys take two of the three places.
const parts = [
  () => walked,
  () => walked,
  () => vitest('unit', 'unit'),
  () => vitest('sandbox', 'sandbox', [...share(3), ...ofMoney.map((name) => `--exclude=sandbox/${name}**`)]),
  keepMoney,
  () => vitest('stories', 'stories', share(sampleOf)),
  () => vitest('looks', 'looks'),
  () => script('check:types', ['--cold']),
  () => script('check:unused'),
  () => script('check:imports'),
  () => script('check:lint'),
];
await eachOf(parts, 3, (start) => start());

say(`Everything ran in ${seconds(began)}; the reports are in .cache/tests/.`);
console.log(endOf(total));
process.exitCode = total.failed === 0 ? 0 : 1;
