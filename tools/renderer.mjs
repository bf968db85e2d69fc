import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';
import { Mistake } from './values.mjs';

/** What the build left for those who make its documents (`prepare.mjs`). */
export const builtFile = join(root, '.cache/built.json');

/** What the pages of `dist/` were made from, where `makePages` made them last (`prepare.mjs`). */
export const pagesMark = '.cache/pages';

/** What the build left, read. Throws a `Mistake` where nothing was built. */
export function readBuilt() {
  if (!existsSync(builtFile)) throw new Mistake('The shop is not built yet: npm run build.');
  return JSON.parse(readFileSync(builtFile, 'utf8'));
}

/**
 * The shop's own renderer, as the build left it, with the values of the environment. React and the router take their
 * production code, in this process from now on.
 */
export function loadRenderer() {
  process.env.NODE_ENV = 'production';
  return import(pathToFileURL(join(root, '.cache/prerender/prerender.js')).href);
}
