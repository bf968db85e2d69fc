import { expect, it } from 'vitest';
import { projectFiles, textOf } from './testing/project-files.ts';

const modules = projectFiles().filter((file) => /\.[cm]?[jt]sx?$/.test(file));

/** Where a module takes the path of a URL for the path of a file, which it is not in a folder like `a b é`. */
function urlPathsIn(text: string): string[] {
  const direct = text.match(/new URL\([^;]*?import\.meta\.url\s*\)\s*\.pathname/g) ?? [];
  const named = [...text.matchAll(/const (\w+) = new URL\([^;]*?import\.meta\.url\s*\)\s*;/g)].flatMap(
    ([, name]) => text.match(new RegExp(`\\b${name}\\.pathname`, 'g')) ?? [],
  );
  const imported = text.match(/\bimport\((?:join|resolve)\(/g) ?? [];
  return [...direct, ...named, ...imported];
}

it('a path of a file comes from fileURLToPath, and a path is imported through pathToFileURL: a clone may stand in `a b é`', () => {
  expect(modules.length).toBeGreaterThan(500);
  const faults = modules.flatMap((file) => urlPathsIn(textOf(file)).map((fault) => `${file}: ${fault}`));
  expect(faults).toEqual([]);
});

it.each([
  "new URL('../x.ts', import.meta.url)" + '.pathname',
  "const here = new URL('.', import.meta.url);\nread(here" + '.pathname)',
  'await import(' + 'join(root, file))',
])('%s is such a fault', (text) => {
  expect(urlPathsIn(text)).toHaveLength(1);
});
