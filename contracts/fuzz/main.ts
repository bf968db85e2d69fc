import { argv } from 'node:process';
import { declared, fuzz } from './fuzz.ts';

/** `npm run contracts -- fuzz [seeds] [requests an operation]`: 5 seeds of 200 unless said. Ends with 1 where it finds a fault. */
const [seeds = 5, runs = 200] = argv.slice(2).map(Number);
const reached = new Set<string>();
let calls = 0;
let faults = 0;
for (let seed = 1; seed <= seeds; seed += 1) {
  const result = await fuzz(seed * 1000, runs);
  calls += result.calls;
  faults += result.faults.length;
  for (const fault of result.faults) console.log(fault);
  for (const answer of result.reached) reached.add(answer);
}
const never = declared.filter((answer) => !reached.has(answer));
console.log(`${calls} calls with ${seeds} seeds, ${faults} faults.`);
console.log(
  `${declared.length - never.length} of ${declared.length} declared answers reached; never: ${never.join(', ') || 'none'}.`,
);
process.exitCode = faults === 0 ? 0 : 1;
