import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

/** The shop's own renderer, as the build left it. React and the router take their production code, in this process from now on. */
export function loadRenderer() {
  process.env.NODE_ENV = 'production';
  return import(pathToFileURL(join(root, '.cache/prerender/prerender.js')).href);
}
