import { describe, expect, it } from 'vitest';
import { namesOf } from './imports.ts';

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
