// §1: Prices in XOF,

import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import list from './sentences.json' with { type: 'json' };

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/** Whether a literal is a name (a key, a module, a type, a compared code) and not a sentence. */
const isName = ({ parent }: ts.Node, node: ts.Node): boolean =>
  ts.isImportDeclaration(parent) ||
  ts.isLiteralTypeNode(parent) ||
  ts.isElementAccessExpression(parent) ||
  ts.isBinaryExpression(parent) ||
  (ts.isPropertyAssignment(parent) && parent.name === node);

/** The texts of a file: complete literals, and the parts of a template between its placeholders. */
function textsOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(new URL(file, folder), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && !isName(node, node)) texts.push(node.text);
    if (ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const rules: Readonly<Record<string, RegExp>> = {
  'a typographic apostrophe': /\p{L}'\p{L}/u,
  'a narrow no-break space before ; ! ?': /(?:^|[^\u202f\p{P}])[;!?]/u,
  'a no-break space before :': /(?:^|[^\u00a0]):(?!\/\/)/u,
  'no-break spaces inside « »': /«[^\u00a0]|[^\u00a0]»/u,
  'a no-break space before %': /\d ?%/u,
  'one character for an ellipsis': /\.{3}/u,
  'single spaces': / {2}/u,
};

const isQuoted = (text: string): boolean => list.some(({ sentence }) => sentence.includes(text));

describe('French typography', () => {
  it.each(files)('is kept by the sentences of %s that the specification does not give', (file) => {
    const broken = textsOf(file)
      .filter((text) => !isQuoted(text))
      .flatMap((text) =>
        Object.entries(rules)
          .filter(([, breach]) => breach.test(text))
          .map(([rule]) => `${rule}: ${text}`),
      );
    expect(broken).toEqual([]);
  });
});
