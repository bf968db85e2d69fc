import { runBin } from './run.mjs';

/** `npm run check:unused`: what nothing uses; then what only tests and stories use. */
const results = await Promise.all([runBin('knip', []), runBin('knip', ['--production'])]);
for (const { output } of results) if (output.trim() !== '') console.log(output.trim());
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
