import { seeded } from '../tools/seeded.mjs';
import { coveringRows, none, type Row } from './covering.ts';
import { type Fault, faults } from './faults.ts';
import { type Control, type Page, pages } from './pages.ts';
import { shuffled } from './shuffled.ts';

/** A file that a page loads, by the part of the shop that it is. */
export type Script = { part: string; path: string };

/** One visit: a page, one of its scripts with a fault, and what is pressed meanwhile. */
export type Visit = {
  page: Page;
  script: Script;
  fault: Fault;
  width: 'phone' | 'wide';
  /** Pressed as soon as the page is painted, or once everything has come that comes. */
  moment: 'early' | 'settled';
  controls: readonly Control[];
};

/** A control of a page and how it is used, in words that no other act of the page has. */
export const actOf = ({ kind, name, isAlone }: Control): string =>
  `${kind} ${name}${isAlone === true ? ' alone' : ''}`;

/** A visit as a report names it, with the files that its page has now. */
export type NamedVisit = {
  page: string;
  script: string;
  fault: string;
  moment: string;
  width: string;
  acts: readonly string[];
};

/**
 * The visits that a report names, each once, however many of its acts are open; `gone` are those whose page, file, fault or control
 * is no longer there.
 */
export function namedVisits(
  named: readonly NamedVisit[],
  scriptsOf: (page: Page) => readonly Script[],
): { visits: Visit[]; gone: NamedVisit[] } {
  const keyOf = (one: NamedVisit): string =>
    JSON.stringify([one.page, one.script, one.fault, one.moment, one.width, one.acts]);
  const visits: Visit[] = [];
  const gone: NamedVisit[] = [];
  for (const one of new Map(named.map((some) => [keyOf(some), some])).values()) {
    const page = pages.find(({ name }) => name === one.page);
    const script = page && scriptsOf(page).find(({ part }) => part === one.script);
    const fault = faults.find((some) => some === one.fault);
    const controls = one.acts.flatMap(
      (act) => page?.controls.find((control) => actOf(control) === act) ?? [],
    );
    if (
      page === undefined ||
      script === undefined ||
      fault === undefined ||
      controls.length < one.acts.length
    )
      gone.push(one);
    else {
      const width = one.width === 'phone' ? 'phone' : 'wide';
      const moment = one.moment === 'early' ? 'early' : 'settled';
      visits.push({ page, script, fault, width, moment, controls });
    }
  }
  return { visits, gone };
}

/** The part that a file is, without the hash of its content: `/assets/vendor-DDnzda6w.js` is vendor. */
export const partOf = (path: string): string =>
  path
    .replace(/^.*\//, '')
    .replace(/-[\w-]{8}\.js$/, '')
    .replace(/^-/, '')
    .replace('rolldown-runtime', 'runtime')
    .replace(/^index$/, 'entry');

const kinds = ['press', 'double', 'label', 'fill', 'type'] as const;
const alone = 'alone';

/** Two texts of one field would be one text. */
const isSameField = (one: Control, other: Control): boolean => one.target.css === other.target.css;

/**
 * The visits of one page: each of its scripts with each fault, and controls so that every pair that fits is tried. With `most`,
 * so many scripts and faults, in an order of the seed.
 */
export function visitsOf(page: Page, scripts: readonly Script[], seed: number, most?: number): Visit[] {
  const controlOf = (factor: string, name: string): Control | undefined =>
    page.controls.find(
      (one) =>
        (factor === alone ? one.isAlone === true : one.kind === factor && !one.isAlone) && one.name === name,
    );
  const named = (isWanted: (control: Control) => boolean) =>
    page.controls.filter(isWanted).map(({ name }) => name);
  const factors: Record<string, string[]> = { width: ['phone', 'wide'], moment: ['early', 'settled'] };
  for (const kind of kinds) factors[kind] = named((one) => one.kind === kind && !one.isAlone);
  factors[alone] = named((one) => one.isAlone === true);
  const base = scripts.flatMap(({ path }) => faults.map((fault) => ({ script: path, fault })));
  const rows = coveringRows({
    base: most === undefined ? base : shuffled(base, seeded(seed)).slice(0, most),
    factors,
    fits: ([factor, value], [other, otherValue]) => {
      const [one, two] = [controlOf(factor, value), controlOf(other, otherValue)];
      if (one !== undefined && two !== undefined) {
        return one.isAlone !== true && two.isAlone !== true && !isSameField(one, two);
      }
      const width = factor === 'width' ? value : other === 'width' ? otherValue : undefined;
      const shownAt = (one ?? two)?.width;
      return width === undefined || shownAt === undefined || shownAt === width;
    },
    seed,
  });
  const chosen = (row: Row): Control[] =>
    [...kinds, alone].flatMap((factor) => {
      const name = row[factor] ?? none;
      return name === none ? [] : (controlOf(factor, name) ?? []);
    });
  return rows.flatMap((row) => {
    const script = scripts.find(({ path }) => path === row.script);
    const fault = faults.find((one) => one === row.fault);
    if (script === undefined || fault === undefined) return [];
    const width = row.width === 'phone' ? 'phone' : 'wide';
    const moment = row.moment === 'early' ? 'early' : 'settled';
    return [{ page, script, fault, width, moment, controls: chosen(row) }];
  });
}

/** All visits of the matrix, in an order of the seed; `only` leaves some of them out. */
export function matrixOf(
  scriptsOf: (page: Page) => readonly Script[],
  seed: number,
  only: (visit: Visit) => boolean = () => true,
): Visit[] {
  const all = pages.flatMap((page) => visitsOf(page, scriptsOf(page), seed));
  return shuffled(all.filter(only), seeded(seed));
}
