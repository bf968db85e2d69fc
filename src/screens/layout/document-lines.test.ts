import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { oldBrowserScript } from './document-lines.tsx';

/** The ECMAScript 5 nodes of a syntax tree that a few statements need. */
const es5 = new Set([
  'Program',
  'ExpressionStatement',
  'VariableDeclaration',
  'VariableDeclarator',
  'IfStatement',
  'BlockStatement',
  'CallExpression',
  'MemberExpression',
  'BinaryExpression',
  'LogicalExpression',
  'UnaryExpression',
  'Identifier',
  'Literal',
]);

type Node = { type: string; kind?: string; bigint?: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The nodes of a script that an ECMAScript 5 browser cannot parse. */
function unreadable(node: Node): readonly string[] {
  const isNew = !es5.has(node.type) || (node.type === 'VariableDeclaration' && node.kind !== 'var');
  const parts = Object.values(node).flat().filter(isNode);
  return [...(isNew ? [node.type] : []), ...parts.flatMap(unreadable)];
}

describe('the script for browsers that are too old', () => {
  const script = oldBrowserScript('<p>Trop ancien</p>');
  const run = (window: object) => {
    const done: string[] = [];
    new Function('window', 'document', script)(window, {
      documentElement: { setAttribute: (name: string) => done.push(name) },
      write: (html: string) => done.push(html),
    });
    return done;
  };

  it('is written in words that such a browser reads', () => {
    expect(unreadable(parseAst(script) as unknown as Node)).toEqual([]);
    expect(unreadable(parseAst('const a = `b`') as unknown as Node)).toEqual([
      'VariableDeclaration',
      'TemplateLiteral',
      'TemplateElement',
    ]);
    expect(unreadable(parseAst('a?.b ?? (() => {})') as unknown as Node)).not.toEqual([]);
  });

  it('writes its line where cascade layers or dialogs are missing, and nothing elsewhere', () => {
    const said = ['data-too-old', '<p>Trop ancien</p>'];
    const [CSSLayerBlockRule, HTMLDialogElement] = [class {}, class {}];
    expect(run({})).toEqual(said);
    expect(run({ HTMLDialogElement })).toEqual(said);
    expect(run({ CSSLayerBlockRule })).toEqual(said);
    expect(run({ CSSLayerBlockRule, HTMLDialogElement })).toEqual([]);
  });

  it('holds no end of a script in what it writes', () => {
    expect(script).not.toContain('<');
  });
});
