import { readFileSync } from 'node:fs';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routing } from './routing.mjs';
import { root } from './run.mjs';

/** Writes `src/route-tree.gen.ts` from the files of `src/routes/`; with `--check` it fails where that changed it. */
const tree = `${root}${routing.generatedRouteTree}`;
const before = readFileSync(tree, { encoding: 'utf8', flag: 'a+' });
await new Generator({ config: getConfig({ ...routing, disableLogging: true }, root), root }).run();
if (process.argv.includes('--check') && readFileSync(tree, 'utf8') !== before) {
  console.log('The route tree was out of date. It is written anew: commit it.');
  process.exitCode = 1;
}
