import { availableParallelism, loadavg } from 'node:os';

/** The work of the yardstick, and its duration on a quiet machine in ms. */
const turns = 50_000_000;
const quietMs = 100;
const most = 10;

/**
 * How many times slower than quiet this machine is now, rounded, from 1 to 10: the wall time of a fixed amount of work, or the
 * programs that wait for each processor, of which two are usual.
 */
export function slowness() {
  const since = performance.now();
  let sum = 0;
  for (let turn = 0; turn < turns; turn += 1) sum = (sum + Math.imul(turn, 31)) | 0;
  const waited = performance.now() - since + (sum === 0 ? Number.MIN_VALUE : 0);
  const times = Math.max(waited / quietMs, loadavg()[0] / availableParallelism() / 2);
  return Math.round(Math.min(most, Math.max(1, times)));
}

/**
 * The factor of every time limit of the tests, measured once for a run: its processes inherit `TEST_PATIENCE`. A limit ends a test
 * that hangs; none proves anything.
 */
export const patience = Number(process.env.TEST_PATIENCE || slowness());
process.env.TEST_PATIENCE = String(patience);
