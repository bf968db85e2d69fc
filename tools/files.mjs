import { cpSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/** The files below a folder whose paths match, sorted; none if the folder does not exist. */
export function filesBelow(folder, fits = /$/) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && fits.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/**
 * Copies the working tree into a new folder: tracked and untracked files, without ignored ones.
 * @param {string} name
 */
export async function copyTree(name) {
  const copy = mkdtempSync(join(tmpdir(), `belier-${name}-`));
  const { output } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of output.split('\0')) {
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  }
  return copy;
}
