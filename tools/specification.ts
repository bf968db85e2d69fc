import { readdirSync, readFileSync } from 'node:fs';
import sentences from '../src/wording/sentences.json' with { type: 'json' };

/** One row of docs/specification/rows.md. `tests`: the tests in its cell, in their order. */
export interface Row {
  readonly section: string;
  readonly says: string;
  readonly held: readonly string[];
  readonly tests: readonly string[];
  readonly status: string;
}

/** A mark in a test: `// §9 Constants: Toast 5000` — a row's section, then how it begins, as far as no other row does. */
export interface Mark {
  readonly file: string;
  readonly section: string;
  readonly begins: string;
}

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const pathsOf = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '');

/** A row as text: `§9 Constants: Toast 5000 ms`. */
export const named = ({ section, says }: Pick<Row, 'section' | 'says'>): string => `§${section}: ${says}`;

/** The row in a line of the table, or null where the line is none. */
export function rowIn(line: string): Row | null {
  if (!line.startsWith('| ') || line.startsWith('| § |')) return null;
  const [section = '', says = '', held = '', tests = '', status = ''] = line.slice(2, -2).split(' | ');
  return { section, says, held: pathsOf(held), tests: pathsOf(tests), status };
}

/** A row as a line of the table. */
export const lineOf = ({ section, says, held, tests, status }: Row): string => {
  const cell = (paths: readonly string[]): string => paths.map((path) => `\`${path}\``).join(', ');
  return `| ${[section, says, cell(held), cell(tests) || 'none', status].join(' | ')} |`;
};

export const specification = (): string => read('docs/specification/rows.md');
export const rowsOf = (text: string): readonly Row[] => text.split('\n').flatMap((line) => rowIn(line) ?? []);

const folders = ['contracts', 'deploy', 'docs', 'machines', 'openapi', 'packages', 'rules', 'sandbox', 'src'];

/** Every test, story and journey. */
export const testFiles = (): readonly string[] =>
  [...folders, 'stories', 'tests', 'tools'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(?:test\.ts|stories\.tsx|journey\.ts)$/.test(file))
      .sort(),
  );

/** Every mark of every test, story and journey. */
export function marks(): readonly Mark[] {
  return testFiles().flatMap((file) =>
    [...read(file).matchAll(/^ *\/\/ §([^:\n]+): (.+)$/gm)].map(([, section = '', begins = '']) => ({
      file,
      section,
      begins,
    })),
  );
}

export const isMarkOf =
  (row: Pick<Row, 'section' | 'says'>) =>
  ({ section, begins }: Mark): boolean =>
    row.section === section && row.says.startsWith(begins);

/** Whether a sentence is among those that the wording's own tests go through, one test a sentence. */
const isSentence = ({ section, says }: Row): boolean =>
  sentences.some((one) => one.section === section && says === `« ${one.sentence} »`);

/** The tests that hold a row: those whose mark it is, and for a quoted sentence the two that read them all. */
export function testsOf(row: Row, all: readonly Mark[]): readonly string[] {
  const marked = all.filter(isMarkOf(row)).map(({ file }) => file);
  const found = new Set([
    ...(isSentence(row) ? ['src/wording/sentences.test.ts', 'stories/said.test.ts'] : []),
    ...marked,
  ]);
  const known = row.tests.filter((file) => found.has(file));
  return [...known, ...[...found].filter((file) => !known.includes(file))];
}
