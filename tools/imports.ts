import { posix } from 'node:path';
import ts from 'typescript';

/** The `imports` of package.json, each with one star. */
export type Named = Readonly<Record<string, string>>;

/** What a module is called by, as a file of the project; undefined for a package. */
function fileOf(name: string, from: string, named: Named): string | undefined {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  const key = Object.keys(named).find((one) => name.startsWith(one.replace('*', '')));
  return key === undefined
    ? undefined
    : posix.join((named[key] ?? '').replace('*', ''), name.slice(key.length - 1));
}

/** The files of the project that a file's code names in its imports: of types, and of what comes late, too. */
export const namesOf = (file: string, text: string, named: Named): readonly string[] =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.flatMap(({ fileName }) => fileOf(fileName.replace(/\?.*$/, ''), file, named) ?? []);

/**
 * The tests that know one of some files, themselves or by files between: by no more than `steps` imports. A test that reads
 * files without importing them is not among them.
 */
export function testsNear(
  changed: readonly string[],
  imported: ReadonlyMap<string, readonly string[]>,
  steps: number,
): readonly string[] {
  const near = new Set(changed);
  for (let step = 0; step < steps; step += 1) {
    const known = [...near];
    for (const [file, names] of imported) if (known.some((one) => names.includes(one))) near.add(file);
  }
  return [...near].filter((file) => /\.test\.tsx?$/.test(file)).sort();
}
