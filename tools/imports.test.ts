import { describe, expect, it } from 'vitest';
import { namesOf, testsNear } from './imports.ts';

describe('the imports of a file', () => {
  it('are those of the project, of types and of late code too', () => {
    const text = `import type { A } from '#rules/a.ts'; import b from './b.css?raw'; const c = () => import('../c.ts'); export { d } from 'xstate';`;
    expect(namesOf('src/ui/here.ts', text, { '#rules/*': './rules/*' })).toEqual([
      'rules/a.ts',
      'src/ui/b.css',
      'src/c.ts',
    ]);
  });
});

describe('the tests near a file', () => {
  const imported = new Map([
    ['a.ts', []],
    ['a.test.ts', ['a.ts']],
    ['b.ts', ['a.ts']],
    ['b.test.ts', ['b.ts']],
    ['c.ts', ['b.ts']],
    ['c.test.ts', ['c.ts']],
  ]);

  it('are those that know it by no more imports than asked for', () => {
    expect(testsNear(['a.ts'], imported, 1)).toEqual(['a.test.ts']);
    expect(testsNear(['a.ts'], imported, 2)).toEqual(['a.test.ts', 'b.test.ts']);
    expect(testsNear(['a.ts'], imported, 3)).toEqual(['a.test.ts', 'b.test.ts', 'c.test.ts']);
  });

  it('hold a changed test itself', () => {
    expect(testsNear(['c.test.ts'], imported, 0)).toEqual(['c.test.ts']);
  });
});
