import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { showOldBrowserLine } from './document-lines.tsx';

/** What ECMAScript 5 has of a syntax tree, as far as a few statements need it. */
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
  'UnaryExpression',
  'Identifier',
  'Literal',
]);

type Node = { type: string; kind?: string; bigint?: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** What of a script a browser of ECMAScript 5 cannot read. */
function unreadable(node: Node): readonly string[] {
  const isNew = !es5.has(node.type) || (node.type === 'VariableDeclaration' && node.kind !== 'var');
  const parts = Object.values(node).flat().filter(isNode);
  return [...(isNew ? [node.type] : []), ...parts.flatMap(unreadable)];
}

describe('the script that tells a browser that it is too old', () => {
  const run = (window: object) => {
    const removed: string[] = [];
    const found: string[] = [];
    new Function('window', 'document', showOldBrowserLine)(window, {
      getElementById: (id: string) => {
        found.push(id);
        return { removeAttribute: (name: string) => removed.push(name) };
      },
    });
    return { found, removed };
  };

  it('is written in words that such a browser reads', () => {
    expect(unreadable(parseAst(showOldBrowserLine) as unknown as Node)).toEqual([]);
    expect(unreadable(parseAst('const a = `b`') as unknown as Node)).toEqual([
      'VariableDeclaration',
      'TemplateLiteral',
      'TemplateElement',
    ]);
    expect(unreadable(parseAst('a?.b ?? (() => {})') as unknown as Node)).not.toEqual([]);
  });

  it('shows its line where cascade layers are missing, and nothing elsewhere', () => {
    expect(run({})).toEqual({ found: ['old-browser'], removed: ['hidden'] });
    expect(run({ CSSLayerBlockRule: class {} })).toEqual({ found: [], removed: [] });
  });
});
