import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The folders that git ignores: packages and generated output. */
export const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
  .split('\n')
  .flatMap((line) => (line.endsWith('/') ? line.slice(0, -1) : []));

/** Every file of the project by its path from the root, without ignored ones. */
export function projectFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === '.git' || ignored.includes(entry.name)) return [];
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? projectFiles(path) : path;
  });
}

/** The text of a file of the project. */
export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
