import { describe, expect, it } from 'vitest';
import { arrowsOf, roomOf, rooms, whoKnowsWhom } from './house.ts';
import { projectFiles, textOf } from './named-paths.ts';

const known = (all: Record<string, string[]>) =>
  new Map(Object.entries(all).map(([from, to]) => [from, new Set(to)]));

describe('the picture of the house', () => {
  it('reads who knows whom from the imports, types too, and from no test', () => {
    const files: Record<string, string> = {
      'src/routes/otp.tsx': "import type { A } from '#machines/a.ts'; import { b } from '../ui/b.tsx';",
      'src/router.ts': "import { tree } from './route-tree.gen.ts'; import x from 'xstate';",
      'machines/a.ts': "const late = () => import('#rules/a.ts'); export type { B } from './b.ts';",
      'machines/a.test.ts': "import { s } from '#sandbox/s.ts';",
      'machines/testing/by-hand.ts': "import { s } from '#sandbox/s.ts';",
    };
    const named = { '#machines/*': './machines/*', '#rules/*': './rules/*', '#sandbox/*': './sandbox/*' };
    const read = whoKnowsWhom(Object.keys(files), (file) => files[file] ?? '', named);
    expect([...read].flatMap(([from, to]) => (to.size > 0 ? [[from, ...to]] : []))).toEqual([
      ['machines', 'rules'],
      ['src/routes', 'machines', 'src/ui'],
    ]);
  });

  it('leaves out what follows from nearer arrows, and nothing else', () => {
    expect(arrowsOf(known({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ]);
    expect(arrowsOf(known({ a: ['b'], b: ['a'] }))).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(arrowsOf(known({ a: ['b', 'c'], b: ['a', 'c'], c: [] }))).toContainEqual(['a', 'c']);
  });

  it('has a room for every folder of the shop, each once', () => {
    const names = rooms.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const shop = projectFiles().filter((file) =>
      /^(?:src\/[^/]+|rules|machines|openapi|pictures)\//.test(file),
    );
    expect(shop.filter((file) => roomOf(file) === undefined)).toEqual([]);
    const page = textOf('CONTRIBUTING.md');
    const unnamed = names.filter((name) => !name.includes('.') && !page.includes(`\`${name}/\``));
    expect(unnamed).toEqual([]);
  });
});
