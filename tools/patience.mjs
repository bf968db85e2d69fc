import { randomBytes } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { deflateSync } from 'node:zlib';

/** The work of the yardstick (docs/decisions/0041-tests.md), and its duration on a quiet machine in ms. */
const work = randomBytes(2 ** 21);
const quietMs = 100;
const most = 10;

/**
 * How many times slower than quiet this machine is now, rounded, from 1 to 10: the wall time of a fixed amount of work, or the
 * programs that wait for each processor, of which two are usual.
 */
export function slowness() {
  const since = performance.now();
  deflateSync(work);
  const times = Math.max((performance.now() - since) / quietMs, loadavg()[0] / availableParallelism() / 2);
  return Math.round(Math.min(most, Math.max(1, times)));
}

/**
 * The factor of every time limit of the tests, measured once for a run: its processes inherit `TEST_PATIENCE`. A limit ends a test
 * that hangs; none proves anything.
 */
export const patience = Number(process.env.TEST_PATIENCE || slowness());
process.env.TEST_PATIENCE = String(patience);
