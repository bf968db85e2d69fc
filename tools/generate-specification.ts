// The marks of the tests -> the column "Test" of docs/specification.md; the other columns are written by hand there. With
// --check: fails where the committed file differs. With --adopt: a test that a row names without its mark gets the mark.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { settle } from './generated-file.mjs';
import { isMarkOf, lineOf, marks, type Row, rowIn, rowsOf, specification, testsOf } from './specification.ts';

const root = new URL('../', import.meta.url);
if (process.argv.includes('--adopt')) adopt();

const known = marks();
const text = specification()
  .split('\n')
  .map((line) => {
    const row = rowIn(line);
    return row === null ? line : lineOf({ ...row, tests: testsOf(row, known) });
  })
  .join('\n');
await settle(new URL('docs/specification.md', root), text, 'npx tsx tools/generate-specification.ts');

function adopt(): void {
  const rows = rowsOf(specification());
  const found = marks();
  for (const file of new Set(rows.flatMap(({ tests }) => tests))) {
    const missing = rows.filter(
      (row) =>
        row.tests.includes(file) &&
        !testsOf({ ...row, tests: [] }, []).includes(file) &&
        !found.some((mark) => mark.file === file && isMarkOf(row)(mark)),
    );
    const lines = [...new Set(missing.map((row) => `// §${row.section}: ${beginning(row, rows)}`))];
    const path = new URL(file, root);
    if (lines.length === 0 || !existsSync(path)) continue;
    const code = readFileSync(path, 'utf8');
    const block = /^(?:\/\/ §.*\n)+/.exec(code)?.[0] ?? '';
    const rest = code.slice(block.length).replace(/^\n/, '');
    writeFileSync(path, `${block}${lines.join('\n')}\n\n${rest}`);
  }
}

/** How a row begins, as far as no other row of its section does, and at least three words. */
function beginning({ section, says }: Row, rows: readonly Row[]): string {
  const others = rows.filter((row) => row.section === section && row.says !== says);
  const words = says.split(' ');
  for (let count = 3; count < words.length; count += 1) {
    const text = words.slice(0, count).join(' ');
    if (!others.some((row) => row.says.startsWith(text))) return text;
  }
  return says;
}
