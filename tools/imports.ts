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
