import { answeredWithin, orderWithin } from '#rules/waits.ts';
import type { Locks } from './interfaces.ts';

/** The part of the browser that locks need; insecure contexts lack the manager. */
export type LockSource = Pick<LockManager, 'query' | 'request'>;

/** The lock was not given in time: the work has not run, and will not. */
export class LockLate extends Error {}

const inTime = <T>(answer: Promise<T>): Promise<T | null> =>
  Promise.race([
    answer.catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, answeredWithin, null)),
  ]);

const nothing = async (): Promise<void> => undefined;

/** Locks within this tab only, one holder after the other. */
function tabLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();
  const settled = (name: string): Promise<unknown> => last.get(name) ?? Promise.resolve();
  return {
    hold: (name, work) => {
      // Released before the holder's promise resolves: the holder may check at once whether the lock is free.
      const held = settled(name)
        .then(work)
        .finally(() => {
          if (last.get(name) === over) last.delete(name);
        });
      const over = held.catch(() => undefined);
      last.set(name, over);
      return held;
    },
    isHeld: async (name) => last.has(name),
    freed: async (name) => {
      await settled(name);
    },
    take: async (name) => {
      last.delete(name);
    },
  };
}

/**
 * Locks among all tabs by `navigator.locks`. If there is no manager, or it rejects (a browser that blocks cookies throws a
 * SecurityError), the lock holds within this tab: the work runs exactly once. If it does not answer in time, the work does not
 * run: `LockLate`.
 */
export function browserLocks(manager: LockSource | undefined): Locks {
  const own = tabLocks();
  if (manager === undefined) return own;
  return {
    hold: (name, work) =>
      // Nested in this tab's own lock, so that a rejection leaves no gap.
      own.hold(name, async () => {
        let state: 'asked' | 'held' | 'late' = 'asked';
        const begin = () => {
          state = 'held';
          return work();
        };
        const late = new Promise<never>((_, reject) => {
          setTimeout(() => {
            if (state !== 'asked') return;
            state = 'late';
            reject(new LockLate());
          }, orderWithin);
        });
        const request = manager.request(name, async () => {
          if (state === 'late') throw new LockLate();
          return begin();
        });
        try {
          return await Promise.race([request, late]);
        } catch (error) {
          if (state !== 'asked') throw error;
          return begin();
        }
      }),
    isHeld: async (name) => {
      const among = await inTime(manager.query());
      return (await own.isHeld(name)) || among?.held?.some((lock) => lock.name === name) === true;
    },
    freed: async (name, signal) => {
      await own.freed(name, signal);
      await manager.request(name, { signal }, nothing).catch(() => undefined);
    },
    take: async (name) => {
      await own.take(name);
      await inTime(manager.request(name, { steal: true }, nothing));
    },
  };
}
