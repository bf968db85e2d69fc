import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';
import { Mistake } from './values.mjs';

/** The output of the build for its documents (`prepare.mjs`). */
export const builtFile = join(root, '.cache/built.json');

/** The inputs of the last prerendering of `dist/` by `makePages` (`prepare.mjs`). */
export const pagesMark = '.cache/pages';

/** Reads the output of the build. Throws a `Mistake` without a build. */
export function readBuilt() {
  if (!existsSync(builtFile)) throw new Mistake('The shop is not built yet: npm run build.');
  return JSON.parse(readFileSync(builtFile, 'utf8'));
}

/**
 * Loads the built renderer of the shop with the values of the environment. Sets NODE_ENV to production for this process, so that
 * React and the router use their production code.
 */
export function loadRenderer() {
  process.env.NODE_ENV = 'production';
  return import(pathToFileURL(join(root, '.cache/prerender/prerender.js')).href);
}
