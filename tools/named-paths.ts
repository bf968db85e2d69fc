import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The folders that git leaves out: packages, and what commands write. */
export const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
  .split('\n')
  .flatMap((line) => (line.endsWith('/') ? line.slice(0, -1) : []));

/** Every file of the project by its path from the root, without what git leaves out. */
export function projectFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === '.git' || ignored.includes(entry.name)) return [];
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? projectFiles(path) : path;
  });
}

/** A file of the project as text. */
export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const ending = String.raw`\.(?:tsx?|mjs|jsonc?|js|mdx?|ya?ml|css|html|svg|py)`;
const page =
  /\.mdx?$|(?:^|\/)(?:biome|(?:tsconfig|stryker)[^/]*)\.json$|^package\.json$|\.jsonc$|^redocly\.yaml$|^\.github\//;
const comments: readonly [file: RegExp, comment: RegExp][] = [
  [/\.(?:tsx?|mjs|js)$/, /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm],
  [/\.css$/, /\/\*[\s\S]*?\*\//g],
  [/\.html$/, /<!--[\s\S]*?-->/g],
  [/\.(?:ya?ml|py)$/, /(?<=^|\s)#.*$/gm],
];

/** What a file says of others to those who read it: a page and a file of settings are read whole, of code its comments. */
function prose(file: string, text: string): string {
  if (page.test(file)) return text;
  const [, comment] = comments.find(([kind]) => kind.test(file)) ?? [];
  return comment === undefined ? '' : (text.match(comment) ?? []).join('\n');
}

const letters = String.raw`(?:[\w.$@#*+-]|\{[^}\s]*\})`;
/** A path has a slash in it, a file without one an ending. */
const path = new RegExp(
  String.raw`(?<![\w/@$.:*+{}-])(?!Node\.js)(?:${letters}+(?:/${letters}+)+/?|[\w.$-]*\w${ending})(?![\w-])`,
  'g',
);

/** One name for each of what stands in braces with commas between. */
function expanded(name: string): string[] {
  const [whole, inside] = /\{([^{}]*,[^{}]*)\}/.exec(name) ?? [];
  if (whole === undefined || inside === undefined) return [name];
  return inside.split(',').flatMap((one) => expanded(name.replace(whole, () => one)));
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** A name with stars as a pattern: one star is any name, two any folders. */
const globbed = (name: string): RegExp =>
  new RegExp(
    `^${name
      .split(/(\*\*\/|\*\*|\*)/)
      .map((part) => stars[part] ?? escaped(part))
      .join('')}$`,
  );
const stars: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*' };

/** What a file names that looks like a path or a file. */
export const namedPaths = (file: string, text: string): string[] =>
  Array.from(prose(file, text).matchAll(path), ([found]) => found.replace(/[.,:]+$/, ''));

const isFile = new RegExp(`${ending}$`);
const ours = /^#(?=(?:app|start|api|effects|screens|ui|wording)\/)/;

/**
 * Answers, for a file and its text, with the paths that it names and that are none of the project's files and folders. A path
 * begins at the root, beside the file that names it (`./`, `../`), with a name of package.json's "imports" (`#rules/`), or
 * is the end of one; a name without a slash is any file's. What lies in a folder that git leaves out is not looked for.
 */
export function pathsLost(files: readonly string[]): (file: string, text: string) => string[] {
  const known = new Set<string>();
  const ends = new Set<string>();
  const tops = new Set<string>();
  for (const file of files) {
    const parts = file.split('/');
    if (parts.length > 1) tops.add(parts[0] ?? '');
    for (let depth = 0; depth < parts.length; depth += 1) {
      known.add(parts.slice(0, depth + 1).join('/'));
      ends.add(parts.slice(depth).join('/'));
    }
  }
  const isThere = (name: string): boolean =>
    known.has(name) || (name.includes('*') && [...known].some((one) => globbed(name).test(one)));

  return (file, text) =>
    namedPaths(file, text).filter((found) => {
      const name = found.replace(/#[\w-]*$/, '').replace(/^\.\/|\/$/g, '');
      const first = name.split('/')[0] ?? '';
      const isOurs = found.startsWith('.') || tops.has(first) || tops.has(first.slice(1)) || ours.test(name);
      if (ignored.includes(first.replace('#', '')) || !(isOurs || isFile.test(name)) || isThere(name))
        return false;
      return !expanded(name).every((one) => {
        const beside = posix.join(posix.dirname(file), one);
        return (
          [one, one.replace(ours, 'src/').replace('#', ''), beside].some(isThere) ||
          (isFile.test(one) && ends.has(one))
        );
      });
    });
}
