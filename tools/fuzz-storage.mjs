import { runBin } from './run.mjs';

/** `npm run fuzz:storage`: 100,000 values of the device's memory, or as many as are asked for (`-- 5000`), each a visit. */
const [count = '100000'] = process.argv.slice(2);
const { code } = await runBin('vitest', ['run', '--project', 'unit', 'src/effects/stored-values.test.ts'], {
  env: { STORAGE_FUZZ_RUNS: count },
  show: true,
});
process.exitCode = code;
