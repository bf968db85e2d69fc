import { runBin } from './run.mjs';

/**
 * `npm run check:types`: the shop, the machines without a browser, and everything that runs in Node, side by side, by the
 * compiler in native code. Each remembers what it checked; `--cold` neither reads nor writes what is remembered.
 */
const projects = ['machines/tsconfig.json', 'tsconfig.json', 'tsconfig.node.json'];
const words = process.argv.includes('--cold') ? ['--incremental', 'false'] : [];

const checked = await Promise.all(
  projects.map((project) =>
    // Several threads check what they share once each: on two cores that costs more than it gains.
    runBin('tsc-native', ['--project', project, '--singleThreaded', '--pretty', 'false', ...words], {
      env: { GOGC: '400' },
    }),
  ),
);
// What two of them say is said once.
const faults = new Set(checked.flatMap(({ output }) => output.trim().split(/\n(?=\S)/)));
faults.delete('');
if (faults.size > 0) console.log([...faults].join('\n'));
process.exitCode = checked.every(({ code }) => code === 0) ? 0 : 1;
