import { execFileSync } from 'node:child_process';
import { root, runBin } from './run.mjs';

/** Writes the migration that the Drizzle schema lacks; with `--check` it fails where there is one to write. */
const listed = () => execFileSync('ls', ['-R', 'sandbox/migrations'], { cwd: root, encoding: 'utf8' });
const before = listed();
const { code, output } = await runBin('drizzle-kit', ['generate']);
if (code !== 0) console.log(output.trim());
const changed = listed() !== before;
if (changed) console.log('The schema had changed without a migration. One is written: commit it.');
process.exitCode = code !== 0 || (changed && process.argv.includes('--check')) ? 1 : 0;
