import { DatabaseUnavailable } from './outage.ts';

/**
 * Runs one piece of work at a time, in order. Work that waits longer than `waitMs` is refused with `DatabaseUnavailable` and never
 * run.
 */
export function createTurns(waitMs: number): <Out>(work: () => Promise<Out>) => Promise<Out> {
  let last: Promise<void> = Promise.resolve();
  return (work) =>
    new Promise((resolve, reject) => {
      let isRefused = false;
      const patience = setTimeout(() => {
        isRefused = true;
        reject(new DatabaseUnavailable(`No turn at the database within ${waitMs} ms.`));
      }, waitMs);
      last = last.then(async () => {
        clearTimeout(patience);
        if (!isRefused) await work().then(resolve, reject);
      });
    });
}
