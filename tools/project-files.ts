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
