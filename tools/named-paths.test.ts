import { describe, expect, it } from 'vitest';
import { namedPaths, pathsLost, projectFiles, textOf } from './named-paths.ts';

/** Names that stand in a text and are no file of the project, each with what it is. */
const elsewhere: Readonly<Record<string, string>> = {
  'REGISTER.md': 'written into the kit',
  'reference.html': 'written into the kit',
  'operations.json': 'written into the kit',
  'states.schema.json': 'written into the kit',
  'contracts.json': "written by the provider's run",
  'your-openapi.yaml': "the provider's own",
  'pages/shop.html': 'a page of the built shop',
  'stories/${name}.js': 'written into a stranger’s project',
  'stories/${name}.stories.js': 'written into a stranger’s project',
  './${name}.js': 'written into a stranger’s project',
  '.storybook/main.js': 'written into a stranger’s project',
  'stories/living.stories.js': 'written into a stranger’s project',
  'fuse.js': 'a package',
  'ram-magpie-morning.svg': "an example of a drawing's address",
};

describe('the project', () => {
  const files = projectFiles();
  const lost = pathsLost(files);
  // This file is full of paths that are not there.
  const texts = files
    .filter((file) => !import.meta.filename.endsWith(file))
    .map((file) => ({ file, text: textOf(file) }));

  const found = texts.flatMap(({ file, text }) => lost(file, text).map((name) => ({ file, name })));

  it('names no path in its pages, settings and comments that is not there', () => {
    expect(texts.flatMap(({ file, text }) => namedPaths(file, text)).length).toBeGreaterThan(1500);
    const dead = found.filter(({ name }) => !(name in elsewhere));
    expect(dead.map(({ file, name }) => `${file} names ${name}, which is not there`)).toEqual([]);
  });

  it('excuses no name that is a file by now, or that nothing names', () => {
    const named = new Set(found.map(({ name }) => name));
    expect(Object.keys(elsewhere).filter((name) => !named.has(name))).toEqual([]);
  });
});

describe('a path that a text names', () => {
  const lost = pathsLost([
    'README.md',
    'biome.json',
    'docs/decisions.md',
    'machines/cart/cart.ts',
    'machines/cart/cart.test.ts',
    'public/early.js',
    'src/ui/price.tsx',
    'src/routes/_shop/product.$id.tsx',
    'src/routes/_plain/account.activate.{-$token}.tsx',
    '.storybook/main.ts',
  ]);

  it.each([
    [
      'docs/page.md',
      '`public/early.js` stands in each document; see machines/cart/, `cart.ts`, cart/cart.ts.',
    ],
    [
      'docs/page.md',
      'a [page](decisions.md), [another](../README.md#two-commands), `src/routes/_shop/product.$id.tsx`',
    ],
    [
      'docs/page.md',
      '`src/routes/_plain/account.activate.{-$token}.tsx`, `#machines/cart/cart.ts`, `#ui/price.tsx`',
    ],
    [
      'docs/page.md',
      'dist/index.html, `node_modules/vite/x.js`, https://example.org/src/gone.ts, 3/4, and/or, .ts, Node.js',
    ],
    [
      'biome.json',
      '{ "includes": ["src/**", "!**/*.test.ts", "machines/*/cart.ts", "{src,machines}/**/*.{ts,tsx}"] }',
    ],
    ['src/ui/price.tsx', "import { gone } from './gone.ts'; // as in machines/cart/cart.ts"],
    ['src/ui/price.tsx', "const address = 'src/ui/gone.tsx';"],
  ])('is there (%s: %s)', (file, text) => {
    expect(lost(file, text)).toEqual([]);
  });

  it.each([
    ['docs/page.md', '`public/theme.js` knows both words.', 'public/theme.js'],
    ['docs/page.md', 'As `theme.js` says.', 'theme.js'],
    ['docs/page.md', 'The folder src/gone/ is new.', 'src/gone/'],
    ['docs/page.md', 'See [the page](./gone.md).', './gone.md'],
    ['docs/page.md', 'See [the page](../docs/gone.md#first).', '../docs/gone.md#first'],
    ['docs/page.md', 'It is in `basket/cart.ts`.', 'basket/cart.ts'],
    ['docs/page.md', 'It is in `#ui/gone.tsx`.', '#ui/gone.tsx'],
    ['docs/page.md', 'It is in .storybook/gone.ts.', '.storybook/gone.ts'],
    ['biome.json', '{ "includes": ["!src/app/**"] }', 'src/app/**'],
    ['biome.json', '{ "entry": "src/ui/{price,gone}.tsx" }', 'src/ui/{price,gone}.tsx'],
    ['src/ui/price.tsx', '/** As `machines/cart/gone.ts` has it. */', 'machines/cart/gone.ts'],
    ['src/ui/price.tsx', 'const a = 1; // see src/ui/gone.tsx', 'src/ui/gone.tsx'],
    ['src/ui/global.css', '/* src/ui/gone.tsx sets it */', 'src/ui/gone.tsx'],
    ['index.html', '<!-- public/theme.js -->', 'public/theme.js'],
    ['openapi/provider.yaml', '# rules/gone.ts follows it', 'gone.ts'],
  ])('is missed (%s: %s)', (file, text, name) => {
    expect(lost(file, text).some((found) => found.endsWith(name))).toBe(true);
  });
});
