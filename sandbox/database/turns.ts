import { DatabaseUnavailable } from './outage.ts';

/** Does work in its turn. */
export type SerialQueue = <Out>(work: () => Promise<Out>) => Promise<Out>;

/**
 * Runs one piece of work at a time, in order. Work that waits longer than `waitMs` is refused with `DatabaseUnavailable` and never
 * run.
 */
export function createSerialQueue(waitMs: number): SerialQueue {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (!isTaken) {
        isTaken = true;
        resolve();
        return;
      }
      const begin = () => {
        clearTimeout(patience);
        resolve();
      };
      const patience = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new DatabaseUnavailable(`No turn at the database within ${waitMs} ms.`));
      }, waitMs);
      waiting.push(begin);
    });

  const giveOn = () => {
    const begin = waiting.shift();
    if (begin === undefined) isTaken = false;
    else begin();
  };

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      giveOn();
    }
  };
}
