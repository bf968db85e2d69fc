import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files below a folder whose paths fit, in order; none where there is no such folder. */
export function filesBelow(folder, fits = /$/) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && fits.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
