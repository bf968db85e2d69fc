import { expect, test } from 'vitest';
import { fromOwnFiles, onePath } from './one-path-icons.ts';

test('the shapes of an icon become one path, each in its place', () => {
  expect(
    onePath([
      ['path', { d: 'm21 21-4.34-4.34', key: 'a' }],
      ['circle', { cx: '11', cy: '11', r: '8', key: 'b' }],
      ['line', { x1: '8', x2: '16', y1: '12', y2: '12', key: 'c' }],
    ]),
  ).toBe('M0 0m21 21-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0zM8 12L16 12');
});

test('a rectangle keeps its rounded corners', () => {
  expect(onePath([['rect', { x: '14', y: '3', width: '5', height: '18', rx: '1', key: 'a' }]])).toBe(
    'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1z',
  );
});

test.each([
  ['a shape with a look of its own', ['circle', { cx: '7', cy: '7', r: '1', fill: 'currentColor' }]],
  ['a shape that is not known', ['polygon', { points: '1 1 2 2' }]],
  ['corners of two radii', ['rect', { width: '4', height: '4', rx: '1', ry: '2' }]],
] as const)('%s stays an element', (_, shape) => {
  expect(onePath([['path', { d: 'M1 1h2' }], shape])).toBeNull();
});

const list = [
  "export { default as LucideSearch, default as Search } from './icons/search.mjs';",
  "export { default as LucideTrash2, default as Trash, default as Trash2 } from './icons/trash.mjs';",
  "export { default as TrashX } from './icons/trash-x.mjs';",
].join('\n');

test('each icon is imported from its own file, under the name that the code gives it', () => {
  const code = "import { Search as SearchIcon, Trash2 } from 'lucide-react';\nconst drawn = Trash2;";
  expect(fromOwnFiles(code, list, '/esm/')).toBe(
    "import SearchIcon from '/esm/icons/search.mjs'; import Trash2 from '/esm/icons/trash.mjs';\nconst drawn = Trash2;",
  );
  expect(fromOwnFiles("import { Trash } from 'lucide-react';", list, '/esm/')).toBe(
    "import Trash from '/esm/icons/trash.mjs';",
  );
  expect(() => fromOwnFiles("import { Tras } from 'lucide-react';", list, '/esm/')).toThrow('no icon Tras');
});
