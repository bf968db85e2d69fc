// The marks of the tests -> the column "Test" of docs/specification/rows.md; edit the other columns there. With
// --check: fails where the committed file differs.
import { writeOrCompare } from './generated-file.mjs';
import { lineOf, marks, rowIn, specification, testsOf } from './specification.ts';

const known = marks();
const text = specification()
  .split('\n')
  .map((line) => {
    const row = rowIn(line);
    return row === null ? line : lineOf({ ...row, tests: testsOf(row, known) });
  })
  .join('\n');
await writeOrCompare(
  new URL('../docs/specification/rows.md', import.meta.url),
  text,
  'npm run generate -- specification',
);
