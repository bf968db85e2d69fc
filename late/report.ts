import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Errand, lineOfErrand } from './errands.ts';
import { actOf } from './plan.ts';
import type { Made } from './run.ts';
import type { Engine } from './tab.ts';
import type { Kind } from './verdict.ts';

/** One cell that is open: what was done where, and what was seen. */
export type OpenCell = {
  page: string;
  script: string;
  fault: string;
  moment: string;
  width: string;
  act: string;
  kind: Kind;
  seen: string;
  /** Everything that was done in its visit, for who makes it again. */
  acts: string[];
};

/** What the matrix came to in one engine. */
export type EngineReport = {
  version: string;
  commit: string;
  seed: number;
  minutes: number;
  visits: number;
  done: number;
  said: number;
  /** Visits that the browser itself failed at; what they would have shown is open. */
  failed: number;
  open: OpenCell[];
  /** What was done from one end to the other, without a fault, before the visits. */
  errands?: readonly Errand[];
  /** The visits of those cells as they were made once more, each so many times. */
  again?: Remade;
};

/** Open cells that were looked at again. */
export type Remade = Pick<EngineReport, 'commit' | 'visits' | 'open'> & { times: number };

export type Report = Partial<Record<Engine['name'], EngineReport>>;

const place = (name: string): URL => new URL(`./${name}`, import.meta.url);

/** What visits came to, counted. */
export function countsOf(
  made: readonly Made[],
): Pick<EngineReport, 'visits' | 'done' | 'said' | 'failed' | 'open'> {
  const cells = made.flatMap(({ visit, cells: seen }) => seen.map((cell) => ({ visit, ...cell })));
  const unmade = made.filter(({ failure }) => failure !== undefined);
  const whereOf = ({ page, script, fault, moment, width, controls }: Made['visit']) => ({
    page: page.name,
    script: script.part,
    fault,
    moment,
    width,
    acts: controls.map(actOf),
  });
  return {
    visits: made.length,
    done: cells.filter(({ verdict }) => verdict.outcome === 'done').length,
    said: cells.filter(({ verdict }) => verdict.outcome === 'said').length,
    failed: unmade.length,
    open: [
      ...cells.flatMap(({ visit, act, kind, verdict }) =>
        verdict.outcome === 'open' ? [{ ...whereOf(visit), act, kind, seen: verdict.why }] : [],
      ),
      ...unmade.map(({ visit, failure = '' }) => ({
        ...whereOf(visit),
        act: 'the visit',
        kind: 'reading' as const,
        seen: `the browser failed: ${failure.split('\n')[0]}`,
      })),
    ].sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
  };
}

/** One open cell in a line. */
export const lineOf = ({ page, script, fault, moment, width, act, kind, seen }: OpenCell): string =>
  `${page} × ${script} × ${fault} (${moment}, ${width}) × ${kind} “${act}”: ${seen}`;

/** Open cells by what was seen, the most frequent first; figures of a sentence count as one. */
const reasonsOf = (open: readonly OpenCell[]): [reason: string, count: number][] => {
  const counts = new Map<string, number>();
  for (const { seen } of open) {
    const reason = seen
      .replace(/[“"].*/, '…')
      .replace(/\d+(\.\d+)? s/g, '… s')
      .replace(/: .*/, '');
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
};

const cellsOf = (open: readonly OpenCell[]): string[] =>
  open.map((cell) => `- ${lineOf(cell).replaceAll('|', '\\|')}`);

const partOf = (name: string, report: EngineReport): string =>
  [
    `## ${name} ${report.version}`,
    '',
    `Commit ${report.commit}, seed ${report.seed}: ${report.visits} visits in ${report.minutes} min. ` +
      `Done ${report.done}, said ${report.said}, open ${report.open.length}.`,
    '',
    ...(report.errands === undefined ? [] : [...report.errands.map((one) => `- ${lineOfErrand(one)}`), '']),
    ...(report.open.length === 0
      ? []
      : [
          '| open | what was seen |',
          '|---|---|',
          ...reasonsOf(report.open).map(([reason, count]) => `| ${count} | ${reason} |`),
          '',
          ...cellsOf(report.open),
          '',
        ]),
    ...(report.again === undefined
      ? []
      : [
          `Made again at ${report.again.commit}, each ${report.again.times} times: ${report.again.visits} visits, open ${report.again.open.length}.`,
          '',
          ...cellsOf(report.again.open),
          '',
        ]),
  ].join('\n');

/** What the last report says of an engine, where there is one. */
export const reportOf = (name: Engine['name']): EngineReport | undefined => readReport()[name];

const readReport = (): Report => {
  const json = place('report.json');
  return existsSync(json) ? (JSON.parse(readFileSync(json, 'utf8')) as Report) : {};
};

/** Writes what became of the open cells of an engine's last whole run. */
export function writeAgain(name: Engine['name'], again: Remade): void {
  const report = reportOf(name);
  if (report !== undefined) writeReport(name, { ...report, again });
}

/** Writes the report of one engine beside what the last run says of the others. */
export function writeReport(name: Engine['name'], report: EngineReport): void {
  const all: Report = { ...readReport(), [name]: report };
  writeFileSync(place('report.json'), `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(
    place('report.md'),
    [
      '# Code that comes late',
      '',
      'Page × script × fault, what is pressed and typed meanwhile, and what became of it (`npm run late`).',
      '',
      ...Object.entries(all).map(([engine, part]) => partOf(engine, part)),
    ].join('\n'),
  );
}
