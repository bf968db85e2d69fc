import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Sandbox, startSandbox } from '#sandbox/server.ts';
import { engines, programOf } from './engines.ts';
import { isDone, lineOfErrand, runErrands } from './errands.ts';
import type { Page } from './pages.ts';
import { matrixOf, namedVisits, type Visit } from './plan.ts';
import { countsOf, type EngineReport, lineOf, reportOf, writeAgain, writeReport } from './report.ts';
import { type Crew, type Made, makeVisits, sceneOf, scriptsOf } from './run.ts';
import type { Engine } from './tab.ts';

/**
 * `npm run late`: every page with every script of it late, refused, of another version, wrong or cut, and what becomes of
 * what is pressed and typed meanwhile; in WebKit 40 of these visits, before which somebody registers and buys. `--engine
 * firefox`, `--seed 77`, `--visits 40` for a share of them; `--page`, `--script` and `--fault` look at some cells, and show all
 * that was seen; `--open` makes the visits again whose cells the last report has open, `--times 6` each so often. `--share 24`
 * is the test command's: so many visits, four of them in Firefox, at once; what is open is made once more. Only a whole run, and
 * `--open` beside it, writes the report.
 */
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
/** How many visits are made at once, in all engines together; of a share, how many in Firefox, and how many of those at once. */
const atATime = 6;
const inFirefox = { visits: 4, lanes: 2 };

const isFiltered = values.page !== undefined || values.script !== undefined || values.fault !== undefined;
const isLookedAt = isFiltered || values.open;
const isWanted = ({ page, script, fault }: Visit): boolean =>
  (values.page ?? page.name) === page.name &&
  (values.script ?? script.part) === script.part &&
  (values.fault ?? fault) === fault;

type Part = { name: Engine['name']; lanes: number; from: number; to: number };

function partsOf(): Part[] {
  if (values.share !== undefined) {
    const all = Number(values.share);
    const split = programOf('firefox') === undefined ? all : all - inFirefox.visits;
    const lanes = split === all ? atATime : atATime - inFirefox.lanes;
    return [
      { name: 'chromium', lanes, from: 0, to: split },
      { name: 'firefox', lanes: inFirefox.lanes, from: split, to: all },
    ];
  }
  return (['chromium', 'firefox', 'webkit'] as const)
    .filter((name) => values.engine === undefined || values.engine.includes(name))
    .map((name) => {
      const { visits, lanes = atATime } = engines[name];
      const most = isLookedAt ? undefined : visits;
      return { name, lanes, from: 0, to: Number(values.visits ?? most ?? Number.POSITIVE_INFINITY) };
    });
}

const tell = ({ visit, cells, spent, failure, engine }: Made, left: number): void => {
  const where = `${visit.page.name} × ${visit.script.part} × ${visit.fault} (${visit.moment}, ${visit.width})`;
  if (failure !== undefined) console.log(`✗ ${engine}: ${where}: the browser failed: ${failure}`);
  for (const { act, kind, verdict } of cells) {
    if (verdict.outcome === 'open') console.log(`✗ ${engine}: ${where} × ${kind} “${act}”: ${verdict.why}`);
    else if (isLookedAt) console.log(`· ${engine}: ${where} × ${kind} “${act}”: ${verdict.outcome}`);
  }
  if (left % 100 === 0 && left > 0)
    console.log(`· ${engine}: ${left} visits left, the last took ${(spent / 1000).toFixed(1)} s`);
};

const isOpen = ({ cells, failure }: Made): boolean =>
  failure !== undefined || cells.some(({ verdict }) => verdict.outcome === 'open');

/** A share is made beside other tests, as a journey is: what is open is made once more, and counts if it is open again. */
async function openAgain(crew: Crew, made: readonly Made[]): Promise<readonly Made[]> {
  const open = made.filter(isOpen).map(({ visit }) => visit);
  const again = new Map((await makeVisits(crew, open, tell)).map((one) => [one.visit, one]));
  return made.map((one) => again.get(one.visit) ?? one);
}

/** Read once: every engine loads the same files of a build. */
let scripts: ReturnType<typeof scriptsOf> | undefined;

async function runPart(sandbox: Sandbox, { name, lanes, from, to }: Part): Promise<EngineReport | null> {
  if (from >= to) return null;
  const program = programOf(name);
  if (program === undefined) {
    console.log(`· ${name}: not run, it is not installed on this machine.`);
    return null;
  }
  const since = Date.now();
  const engine = await engines[name].open(program);
  try {
    const scene = await sceneOf(sandbox);
    scripts ??= scriptsOf(engine, sandbox, scene);
    const scriptsOfPages = await scripts;
    for (const [page, files] of isLookedAt && !values.open ? scriptsOfPages : []) {
      console.log(`· ${page.name}: ${files.map(({ part }) => part).join(', ')}`);
    }
    const scriptsOfPage = (page: Page) => scriptsOfPages.get(page) ?? [];
    const again = namedVisits(values.open ? (reportOf(name)?.open ?? []) : [], scriptsOfPage);
    for (const one of again.gone)
      console.log(
        `· ${name}: ${one.page} × ${one.script} × ${one.fault} cannot be made again: its file or act is gone.`,
      );
    // Firefox takes what is pressed by its label in a way of its own: its few visits of a share are such.
    const isPressedHere = (visit: Visit): boolean =>
      isWanted(visit) &&
      (values.share === undefined ||
        name !== 'firefox' ||
        visit.controls.some(({ kind, isNative }) => kind === 'label' && isNative !== true));
    const visits = values.open
      ? Array.from({ length: Number(values.times) }, () => again.visits.filter(isWanted)).flat()
      : matrixOf(scriptsOfPage, seed, isPressedHere).slice(from, to);
    const isOnErrands = engines[name].hasErrands === true && !isLookedAt;
    const errands = isOnErrands ? await runErrands(engine, sandbox) : undefined;
    for (const errand of errands ?? [])
      console.log(`${isDone(errand) ? '·' : '✗'} ${name}: ${lineOfErrand(errand)}`);
    const crew = { engine, sandbox, scene, lanes };
    const once = await makeVisits(crew, visits, tell);
    const made = values.share === undefined ? once : await openAgain(crew, once);
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
    const minutes = Math.round((Date.now() - since) / 6000) / 10;
    return { version: engine.version, commit, seed, minutes, ...countsOf(made), ...(errands && { errands }) };
  } finally {
    await engine.close();
  }
}

const shopDir = process.env.JOURNEYS_SHOP ?? 'dist';
if (!existsSync(join(shopDir, 'pages/index.html')))
  throw new Error(`${shopDir} has no pages made beforehand.`);
const sandbox = await startSandbox({
  shopDir,
  settings: { callsPerMinute: 1_000_000 },
});
const parts = partsOf();
const reports: EngineReport[] = [];
const run = async (part: Part): Promise<void> => {
  const report = await runPart(sandbox, part);
  if (report === null) return;
  reports.push(report);
  console.log(
    `${part.name} ${report.version}, seed ${seed}: ${report.visits} visits in ${report.minutes} min: ` +
      `done ${report.done}, said ${report.said}, open ${report.open.length}`,
  );
  const isWhole = values.share === undefined && values.visits === undefined && !isLookedAt;
  if (isWhole) writeReport(part.name, report);
  const { commit, visits, open } = report;
  if (values.open && !isFiltered)
    writeAgain(part.name, { commit, visits, open, times: Number(values.times) });
};
if (values.share === undefined) for (const part of parts) await run(part);
else {
  if (programOf('firefox') === undefined)
    console.log('· firefox: not run, it is not installed on this machine.');
  await Promise.all(parts.map(run));
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
