// The titles of the tests -> the last column of docs/generated/scorecard.md; edit the others there. With --check: fails where
// the committed file differs. Either way it fails where no test has a title.
import { readFileSync } from 'node:fs';
import { writeOrCompare } from './generated-file.mjs';
import { testFiles } from './specification.ts';

const root = new URL('../', import.meta.url);
const page = new URL('docs/generated/scorecard.md', root);
const tests = testFiles().map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));

/** The test files that contain a text. */
function filesWith(words: string): string[] {
  const found = tests.filter(({ text }) => text.includes(words)).map(({ file }) => `\`${file}\``);
  if (found.length === 0) throw new Error(`docs/generated/scorecard.md: no test has « ${words} »`);
  return found;
}

const rows = /^(\| A?\d+ \| [^|]+ \| )([^|]+) \|[^|]*\|$/gm;
const text = readFileSync(page, 'utf8').replace(rows, (_, start: string, titles: string) => {
  const files = new Set(titles.split(' · ').flatMap(filesWith));
  return `${start}${titles} | ${[...files].join(', ')} |`;
});
await writeOrCompare(page, text, 'npx tsx tools/generate-scorecard.ts');
