import { startSandbox } from '#sandbox/server.ts';
import { type Outcome, walk, walksOf } from './walk.ts';

/**
 * `npm run walks -- [count] [seed] [only]`: generated journeys against a sandbox of their own, several at a time, and
 * what they came to. `only` walks one of them again.
 */
const [count = 1000, seed = 12, only] = process.argv.slice(2).map(Number);
const atATime = 6;

const sandbox = await startSandbox({ faults: true, settings: { callsPerMinute: 1_000_000 } });
const walks = walksOf(seed, count).map((turns, index) => ({ turns, index }));
const waiting = only === undefined ? walks : walks.filter(({ index }) => index === only);
const outcomes: Outcome[] = [];
const since = Date.now();

async function walkOn(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const outcome = await walk(sandbox, next.turns);
    outcomes.push(outcome);
    for (const violation of outcome.violations)
      console.log(`✗ walk ${next.index} of seed ${seed}: ${violation}`);
    if (only !== undefined) console.log(JSON.stringify(next.turns, null, 1), outcome);
  }
}
await Promise.all(Array.from({ length: atATime }, walkOn));
await sandbox.stop();

const sum = (of: (outcome: Outcome) => number): number => outcomes.reduce((all, one) => all + of(one), 0);
console.log(
  `${outcomes.length} walks of seed ${seed} in ${Math.round((Date.now() - since) / 1000)} s: ` +
    `${sum(({ orders }) => orders)} orders, ${sum(({ resumed }) => resumed)} resumed attempts, ` +
    `${sum(({ violations }) => violations.length)} violations`,
);
process.exitCode = sum(({ violations }) => violations.length) === 0 ? 0 : 1;
