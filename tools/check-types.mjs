import { generateStyles } from './prepare.mjs';
import { runBin } from './run.mjs';

/**
 * `npm run check:types`: checks the shop, the machines without the DOM library, the service worker with its own, and the Node code in parallel, with the native
 * compiler. Incremental; `--cold` neither reads nor writes the cache.
 */
const projects = [
  'machines/tsconfig.json',
  'src/worker/tsconfig.json',
  'tsconfig.json',
  'tools/tsconfig.json',
];
const words = process.argv.includes('--cold') ? ['--incremental', 'false'] : [];

// The sources import Panda's generated styles.
await generateStyles();
const checked = await Promise.all(
  projects.map((project) =>
    // Threads check shared files once each, which costs more than it saves on two cores.
    runBin('tsc-native', ['--project', project, '--singleThreaded', '--pretty', 'false', ...words], {
      env: { GOGC: '400' },
    }),
  ),
);
// Prints errors that several report once.
const faults = new Set(checked.flatMap(({ output }) => output.trim().split(/\n(?=\S)/)));
faults.delete('');
if (faults.size > 0) console.log([...faults].join('\n'));
process.exitCode = checked.every(({ code }) => code === 0) ? 0 : 1;
