import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyTree } from './copy-tree.mjs';
import { bad, good, say, seconds } from './report.mjs';
import { npm, run } from './run.mjs';

/**
 * `npm run check:nodes`: whether the project installs, builds and passes its unit tests on each Node that it names, in a copy of
 * its own for each. npm's `node` package brings them. `-- 22` tries one.
 */
const versions = process.argv.length > 2 ? process.argv.slice(2) : ['20', '22', '24'];

async function nodeOf(version) {
  const asked = ['exec', '--yes', `--package=node@${version}`, '--', 'node', '-p', 'process.execPath'];
  const { code, output } = await run(npm, asked);
  return code === 0 ? output.trim().split('\n').at(-1) : undefined;
}

async function tryOn(version) {
  const since = Date.now();
  const node = await nodeOf(version);
  if (node === undefined) return `npm has no Node ${version} for this machine`;
  const copy = await copyTree(`node-${version}`);
  try {
    const env = { PATH: `${dirname(node)}:${process.env.PATH}` };
    const steps = [
      ['installs', npm, ['ci', '--no-audit', '--no-fund', '--prefix', copy]],
      ['builds', node, [join(copy, 'tools/build.mjs')]],
      [
        'passes its unit tests',
        node,
        [join(copy, 'node_modules/vitest/vitest.mjs'), 'run', '--root', copy, '--project', 'unit'],
      ],
    ];
    for (const [what, program, args] of steps) {
      const { code, output } = await run(program, args, { env });
      if (code !== 0) return `it no longer ${what}:\n${output.trim().slice(-3000)}`;
      say(`Node ${version} ${what} (${seconds(since)}).`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  return undefined;
}

for (const version of versions) {
  const fault = await tryOn(version);
  if (fault === undefined) good(`Node ${version}: installed, built, tested.`);
  else {
    bad(`Node ${version}: ${fault}`);
    process.exitCode = 1;
  }
}
