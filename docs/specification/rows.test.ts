import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import sentences from '../../src/wording/sentences.json' with { type: 'json' };
import {
  isMarkOf,
  marks,
  named,
  type Row,
  rowsOf,
  specification,
  testsOf,
} from '../../tools/specification.ts';

const root = new URL('../../', import.meta.url);
const rows = rowsOf(specification());
const known = marks();

const isTest = (path: string): boolean => /\.(?:test\.ts|stories\.tsx|journey\.ts)$/.test(path);
const isFile = (path: string): boolean =>
  statSync(new URL(path, root), { throwIfNoEntry: false })?.isFile() ?? false;

describe('docs/specification/rows.md', () => {
  it('has rows, all built, none of them twice', () => {
    expect(rows.length).toBeGreaterThan(500);
    expect(rows.filter(({ status }) => status !== 'built').map(named)).toEqual([]);
    const names = rows.map((row) => `${named(row)} ${row.held.join()}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has rows for every section of the specification', () => {
    expect([...new Set(rows.map(({ section }) => section.charAt(0)))]).toEqual([...'123456789']);
  });

  it('names files that exist and are no tests for what holds a row', () => {
    expect([...new Set(rows.flatMap(({ held }) => held))].filter((path) => !isFile(path))).toEqual([]);
    expect(rows.filter(({ held }) => held.length === 0 || held.some(isTest)).map(named)).toEqual([]);
  });

  it('has a test for every row: one that carries its mark, or the two that go through the sentences', () => {
    expect(rows.filter((row) => testsOf(row, known).length === 0).map(named)).toEqual([]);
  });

  it('has a test for every row that each run of the test command makes', () => {
    const isAlways = (file: string) =>
      file.endsWith('.journey.ts') && readFileSync(new URL(file, root), 'utf8').includes("tag: '@always'");
    const isDrawn = (file: string) =>
      (file.endsWith('.journey.ts') && !isAlways(file)) ||
      file.endsWith('.stories.tsx') ||
      file.startsWith('sandbox/');
    const isAlone = (row: Row) => testsOf(row, known).every(isDrawn);
    expect(rows.filter(isAlone).map(named)).toEqual([]);
  });

  it('has a row for every mark, and only one', () => {
    const lost = known.filter(
      (mark) => new Set(rows.filter((row) => isMarkOf(row)(mark)).map(named)).size !== 1,
    );
    expect(lost.map(({ file, section, begins }) => `${file}: §${section}: ${begins}`)).toEqual([]);
  });

  it('has one row for each sentence that the specification gives', () => {
    const missing = sentences.filter((one) => {
      const area = `src/wording/${one.path.split('.')[0]}.ts`;
      return !rows.some(
        (row) => row.section === one.section && row.says === `« ${one.sentence} »` && row.held.includes(area),
      );
    });
    expect(missing).toEqual([]);
  });

  it('names, for each sentence, a file beside the wording that shows or tells it', () => {
    const quoted = rows.filter(({ says }) => says.startsWith('« '));
    expect(
      quoted.filter(({ held }) => held.every((path) => path.startsWith('src/wording/'))).map(named),
    ).toEqual([]);
  });
});
