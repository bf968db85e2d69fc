import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import sentences from '../src/wording/sentences.json' with { type: 'json' };

interface Row {
  readonly section: string;
  readonly says: string;
  readonly held: readonly string[];
  /** `none yet` stands for no file at all. */
  readonly testCell: string;
  readonly tests: readonly string[];
  readonly status: string;
}

/** How many built rows no test watches: lowered with each test that is written, and never raised. */
const untestedCeiling = 0;

const root = new URL('../', import.meta.url);
const pathsOf = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '');

const rows: readonly Row[] = readFileSync(new URL('specification.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| § |'))
  .map((line) => {
    const [section = '', says = '', held = '', testCell = '', status = ''] = line.slice(2, -2).split(' | ');
    return { section, says, held: pathsOf(held), testCell, tests: pathsOf(testCell), status };
  });
const built = rows.filter(({ status }) => status === 'built');

const named = ({ section, says }: Row): string => `§${section} ${says}`;
const isTest = (path: string): boolean => /\.(?:test\.ts|stories\.tsx|journey\.ts)$/.test(path);
const isFile = (path: string): boolean =>
  statSync(new URL(path, root), { throwIfNoEntry: false })?.isFile() ?? false;

describe('docs/specification.md', () => {
  it('has rows, each built or pending a route, none of them twice', () => {
    expect(rows.length).toBeGreaterThan(500);
    expect(rows.filter(({ status }) => !/^(?:built|pending: \/\S*)$/.test(status)).map(named)).toEqual([]);
    const names = rows.map((row) => `${named(row)} ${row.held.join()}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has rows for every section of the specification', () => {
    expect([...new Set(rows.map(({ section }) => section.charAt(0)))]).toEqual([...'123456789']);
  });

  it('names only files that exist, and no folder', () => {
    const paths = new Set(rows.flatMap((row) => [...row.held, ...row.tests]));
    expect([...paths].filter((path) => !isFile(path))).toEqual([]);
  });

  it('names, for what is built, files that hold it, which are no tests, and tests that watch it', () => {
    expect(built.filter(({ held }) => held.length === 0 || held.some(isTest)).map(named)).toEqual([]);
    expect(built.filter(({ tests }) => !tests.every(isTest)).map(named)).toEqual([]);
    expect(
      built.filter(({ tests, testCell }) => tests.length === 0 && testCell !== 'none yet').map(named),
    ).toEqual([]);
  });

  it('leaves ever fewer rows without a test', () => {
    const untested = built.filter(({ tests }) => tests.length === 0).map(named);
    console.log(`${untested.length} of ${built.length} built rows have no test yet.`);
    expect(untested.length, untested.join('\n')).toBeLessThanOrEqual(untestedCeiling);
  });

  it('has one row for each sentence that the specification gives, with the same status', () => {
    const missing = sentences.filter((one) => {
      const status = 'pending' in one ? `pending: ${one.pending}` : 'built';
      const area = `src/wording/${one.held.split('.')[0]}.ts`;
      return !rows.some(
        (row) =>
          row.section === one.section &&
          row.says === `« ${one.sentence} »` &&
          row.status === status &&
          row.held.includes(area),
      );
    });
    expect(missing).toEqual([]);
  });

  it('names, for each built sentence, a file beside the wording that shows or tells it, and the tests of both', () => {
    const quoted = built.filter(({ says }) => says.startsWith('« '));
    expect(
      quoted.filter(({ held }) => held.every((path) => path.startsWith('src/wording/'))).map(named),
    ).toEqual([]);
    const watched = ['src/wording/sentences.test.ts', 'stories/said.test.ts'];
    expect(quoted.filter(({ tests }) => !watched.every((path) => tests.includes(path))).map(named)).toEqual(
      [],
    );
  });
});
