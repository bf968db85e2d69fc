import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { filesBelow } from './files.mjs';
import { root } from './run.mjs';
import { Mistake } from './values.mjs';

/** The merchant's answers of the demo, for the documents of `npm start` alone; none where the environment has one of its own. */
export function demoValues(environment = process.env) {
  const values = parseEnv(readFileSync(join(root, 'sandbox/demo.env'), 'utf8'));
  return Object.keys(values).some((name) => environment[name] !== undefined) ? {} : values;
}

/** Whether a document of a built shop holds the demo's values. */
export const holdsDemo = (dist) =>
  filesBelow(dist, /\.html$/).some((file) => readFileSync(file, 'utf8').includes('"VITE_DEMO":'));

/** Throws a `Mistake` for a built shop that answers buyers in the demo's words. */
export function refuseDemo(dist) {
  if (holdsDemo(dist))
    throw new Mistake(
      `${dist} holds the demo's answers, which npm start wrote into its documents. npm run build and npm run prerender make them anew, without.`,
    );
}
