import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import sentences from '../src/wording/sentences.json' with { type: 'json' };

interface Row {
  readonly section: string;
  readonly says: string;
  readonly held: readonly string[];
  readonly tests: readonly string[];
  readonly status: string;
}

const root = new URL('../', import.meta.url);
const pathsOf = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '');

const rows: readonly Row[] = readFileSync(new URL('specification.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| § |'))
  .map((line) => {
    const [section = '', says = '', held = '', tests = '', status = ''] = line.slice(2, -2).split(' | ');
    return { section, says, held: pathsOf(held), tests: pathsOf(tests), status };
  });

const isBuilt = ({ status }: Row): boolean => status === 'built';
const named = ({ section, says }: Row): string => `§${section} ${says}`;

describe('docs/specification.md', () => {
  it('has rows, each built or pending a route, none of them twice', () => {
    expect(rows.length).toBeGreaterThan(400);
    expect(rows.filter(({ status }) => !/^(?:built|pending: \/\S*)$/.test(status)).map(named)).toEqual([]);
    const names = rows.map((row) => `${named(row)} ${row.held.join()}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('names, for what is built, files that hold it and tests that watch it', () => {
    expect(
      rows.filter((row) => isBuilt(row) && (row.held.length === 0 || row.tests.length === 0)).map(named),
    ).toEqual([]);
  });

  it('names only files that exist', () => {
    const paths = new Set(rows.flatMap((row) => [...row.held, ...row.tests]));
    const gone = [...paths].filter((path) => !existsSync(new URL(path, root)));
    expect(gone).toEqual([]);
  });

  it('has one row for each sentence that the specification gives, with the same status', () => {
    const missing = sentences.filter((one) => {
      const status = 'pending' in one ? `pending: ${one.pending}` : 'built';
      const area = `src/wording/${one.held.split('.')[0]}.ts`;
      const matching = rows.filter(
        (row) =>
          row.section === one.section &&
          row.says === `« ${one.sentence} »` &&
          row.status === status &&
          row.held.includes(area),
      );
      return matching.length === 0;
    });
    expect(missing).toEqual([]);
  });
});
