import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { type Sandbox, startSandbox } from '#sandbox/server.ts';
import { engines, programOf } from './engines.ts';
import { type Errand, isDone, lineOfErrand, runErrands } from './errands.ts';
import { type Page, pages } from './pages.ts';
import { matrixOf, namedVisits, type Script, type Visit } from './plan.ts';
import { countsOf, type EngineReport, lineOf, reportOf, writeAgain, writeReport } from './report.ts';
import { type Made, makeVisits, sceneOf, scriptReader } from './run.ts';
import { makeShare, openBrowsers } from './share.ts';
import type { Engine } from './tab.ts';
import type { Scene } from './visit.ts';

/**
 * `npm run late`: every page with every script of it late, refused, of another version, wrong or cut, and what becomes of
 * what is pressed and typed meanwhile; in WebKit 40 of these visits, before which somebody registers and buys. `--engine
 * firefox`, `--seed 77`, `--visits 40` for a share of them; `--page`, `--script` and `--fault` look at some cells, and show all
 * that was seen; `--open` makes the visits again whose cells the last report has open, `--times 6` each so often. `--share 24`
 * is the test command's: so many visits, four of them in Firefox, at once; what is open is made once more. Only a whole run, and
 * `--open` beside it, writes the report.
 */
// A page that is being left is asked again by what fails: a stack mapped to its source for each of these costs more than the asking.
process.setSourceMapsEnabled(false);

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    seed: { type: 'string', default: '12' },
    visits: { type: 'string' },
    share: { type: 'string' },
    json: { type: 'string' },
    page: { type: 'string' },
    script: { type: 'string' },
    fault: { type: 'string' },
    open: { type: 'boolean', default: false },
    times: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
/** How many visits are made at once. */
const atATime = 6;

const isFiltered = values.page !== undefined || values.script !== undefined || values.fault !== undefined;
const isLookedAt = isFiltered || values.open;
const isWanted = ({ page, script, fault }: Visit): boolean =>
  (values.page ?? page.name) === page.name &&
  (values.script ?? script.part) === script.part &&
  (values.fault ?? fault) === fault;

type Part = { name: Engine['name']; lanes: number; most: number };

const partsOf = (): Part[] =>
  (['chromium', 'firefox', 'webkit'] as const)
    .filter((name) => values.engine === undefined || values.engine.includes(name))
    .map((name) => {
      const { visits, lanes = atATime } = engines[name];
      const most = isLookedAt ? undefined : visits;
      return { name, lanes, most: Number(values.visits ?? most ?? Number.POSITIVE_INFINITY) };
    });

const tell = ({ visit, cells, spent, failure, engine }: Made, left: number): void => {
  const where = `${visit.page.name} × ${visit.script.part} × ${visit.fault} (${visit.moment}, ${visit.width})`;
  if (failure !== undefined) console.log(`✗ ${engine.name}: ${where}: the browser failed: ${failure}`);
  for (const { act, kind, verdict } of cells) {
    if (verdict.outcome === 'open')
      console.log(`✗ ${engine.name}: ${where} × ${kind} “${act}”: ${verdict.why}`);
    else if (isLookedAt) console.log(`· ${engine.name}: ${where} × ${kind} “${act}”: ${verdict.outcome}`);
  }
  if (left % 100 === 0 && left > 0)
    console.log(`· ${engine.name}: ${left} visits left, the last took ${(spent / 1000).toFixed(1)} s`);
};

/** Read once: every engine loads the same files of a build. */
let scripts: ReadonlyMap<Page, readonly Script[]> | undefined;

/** The commit that is tried. */
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const minutesSince = (since: number): number => Math.round((Date.now() - since) / 6000) / 10;

async function runPart(
  sandbox: Sandbox,
  scene: Scene,
  { name, lanes, most }: Part,
): Promise<EngineReport | null> {
  const program = programOf(name);
  if (program === undefined) {
    console.log(`· ${name}: not run, it is not installed on this machine.`);
    return null;
  }
  const since = Date.now();
  const engine = await engines[name].open(program);
  try {
    const ground = { sandbox, scene, atOnce: pLimit(lanes) };
    const read = scriptReader(engine, ground);
    scripts ??= new Map(await Promise.all(pages.map(async (page) => [page, await read(page)] as const)));
    const scriptsOfPages = scripts;
    for (const [page, files] of isLookedAt && !values.open ? scriptsOfPages : []) {
      console.log(`· ${page.name}: ${files.map(({ part }) => part).join(', ')}`);
    }
    const scriptsOfPage = (page: Page) => scriptsOfPages.get(page) ?? [];
    const again = namedVisits(values.open ? (reportOf(name)?.open ?? []) : [], scriptsOfPage);
    for (const one of again.gone)
      console.log(
        `· ${name}: ${one.page} × ${one.script} × ${one.fault} cannot be made again: its file or act is gone.`,
      );
    const visits = values.open
      ? Array.from({ length: Number(values.times) }, () => again.visits.filter(isWanted)).flat()
      : matrixOf(scriptsOfPage, seed, isWanted).slice(0, most);
    const isOnErrands = engines[name].hasErrands === true && !isLookedAt;
    const errands = isOnErrands ? await runErrands(engine, sandbox) : undefined;
    for (const errand of errands ?? [])
      console.log(`${isDone(errand) ? '·' : '✗'} ${name}: ${lineOfErrand(errand)}`);
    const made = await makeVisits(
      ground,
      visits.map((visit) => ({ engine, visit })),
      tell,
    );
    return reportOn(engine, since, made, errands);
  } finally {
    await engine.close();
  }
}

const reportOn = (
  { version }: Engine,
  since: number,
  made: readonly Made[],
  errands?: readonly Errand[],
): EngineReport => ({
  version,
  commit,
  seed,
  minutes: minutesSince(since),
  ...countsOf(made),
  ...(errands && { errands }),
});

const shopDir = process.env.JOURNEYS_SHOP ?? 'dist';
if (!existsSync(join(shopDir, 'pages/index.html')))
  throw new Error(`${shopDir} has no pages made beforehand.`);
// They start while the sandbox does.
const browsers = values.share === undefined ? undefined : openBrowsers();
const sandbox = await startSandbox({
  shopDir,
  settings: { callsPerMinute: 1_000_000 },
});
const scene = await sceneOf(sandbox);
const reports: EngineReport[] = [];
const collect = (name: Engine['name'], report: EngineReport): void => {
  reports.push(report);
  console.log(
    `${name} ${report.version}, seed ${seed}: ${report.visits} visits in ${report.minutes} min: ` +
      `done ${report.done}, said ${report.said}, open ${report.open.length}`,
  );
};
if (browsers === undefined) {
  for (const part of partsOf()) {
    const report = await runPart(sandbox, scene, part);
    if (report === null) continue;
    collect(part.name, report);
    if (values.visits === undefined && !isLookedAt) writeReport(part.name, report);
    const { visits, open } = report;
    if (values.open && !isFiltered)
      writeAgain(part.name, { commit, visits, open, times: Number(values.times) });
  }
} else {
  const since = Date.now();
  const ground = { sandbox, scene, atOnce: pLimit(atATime) };
  const made = await makeShare(ground, await browsers, { all: Number(values.share), seed, tell });
  for (const engine of new Set(made.map((one) => one.engine))) {
    const its = made.filter((one) => one.engine === engine);
    collect(engine.name, reportOn(engine, since, its));
  }
}
await sandbox.stop();

const open = reports.flatMap((report) => report.open);
const made = reports.reduce((sum, { visits }) => sum + visits, 0);
if (values.json !== undefined) {
  const wrong = new Set(
    open.map(({ page, script, fault, moment, width }) => [page, script, fault, moment, width].join()),
  );
  writeFileSync(
    values.json,
    JSON.stringify({ passed: made - wrong.size, failed: wrong.size, open: open.map(lineOf) }),
  );
}
const isEachErrandDone = reports.every(({ errands = [] }) => errands.every(isDone));
process.exitCode = open.length === 0 && made > 0 && isEachErrandDone ? 0 : 1;
