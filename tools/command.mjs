import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { giveUp } from './report.mjs';
import { root } from './run.mjs';

/** `npm run deploy -- recipes`, `npm run contracts -- verify`: a folder's commands by their names. Further words go to the command. */
const commands = {
  contracts: {
    compare: 'contracts/compare.ts',
    kit: 'contracts/kit/build.ts',
    verify: 'contracts/verify/main.ts',
  },
  deploy: {
    'end-worker': 'deploy/end-worker.mjs',
    photos: 'deploy/photos.mjs',
    recipes: 'deploy/recipes.mjs',
    release: 'deploy/release.mjs',
    try: 'deploy/try.mjs',
  },
};

const [node, , folder, name, ...words] = process.argv;
const file =
  commands[folder][name] ??
  giveUp(`Say which: npm run ${folder} -- ${Object.keys(commands[folder]).join(' | ')}`);
// As if it had been started directly.
process.argv = [node, join(root, file), ...words];
await import(pathToFileURL(join(root, file)).href);
