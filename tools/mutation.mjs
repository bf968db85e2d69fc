import { runBin } from './run.mjs';

/**
 * `npm run mutation -- machines/orders`: changes the code of one folder piece by piece and says which changes no test
 * noticed. What was tried before is kept in `.cache/mutation`, so that a second run tries only what is new. A large
 * folder takes half an hour. What follows the folder goes to Stryker as it is: `--ignoreStatic` leaves out what runs only
 * when a file is read, such as a statechart's states and transitions.
 */
const [folder, ...options] = process.argv.slice(2);
if (folder === undefined || !/^(machines|rules)(\/[a-z-]+)*$/.test(folder)) {
  console.error('Name a folder of machines/ or rules/: npm run mutation -- machines/orders');
  process.exit(1);
}
const name = folder.replaceAll('/', '-');
const files = `${folder}/**/*.ts,!${folder}/**/*.test.ts,!${folder}/**/testing/**`;
const { code } = await runBin(
  'stryker',
  [
    'run',
    'tools/stryker.config.json',
    ...['--mutate', files, '--incrementalFile', `.cache/mutation/${name}.json`],
    ...options,
  ],
  { env: { MUTATED: folder }, show: true },
);
process.exitCode = code;
