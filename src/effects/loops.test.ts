import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = new URL('./', import.meta.url);

/** Loops over a collection are finite; any other loop needs a counted end and a pause between two iterations. */
function endless(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isCounted =
      ts.isForStatement(node) &&
      node.condition?.getText().match(/^\w+ <=? \w+/) &&
      /await pause\(/.test(node.statement.getText());
    if (ts.isWhileStatement(node) || ts.isDoStatement(node) || (ts.isForStatement(node) && !isCounted)) {
      found.push(`${file}: ${node.getText().split('\n')[0]}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it.each([
  'while (cart === null) cart = await read();',
  'do { await read(); } while (true);',
  'for (;;) await read();',
  'for (let round = 1; ; round += 1) { await pause(300, signal); }',
  'for (let round = 1; round <= rounds; round += 1) { await read(); }',
])('is found where it has no end or no pause: %s', (loop) => {
  expect(endless('loop.ts', `async function run() { ${loop} }`)).toHaveLength(1);
});

it('no loop of the effects asks for ever, or without a pause', () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => endless(file, readFileSync(new URL(file, folder), 'utf8')))).toEqual([]);
});
