import { availableParallelism } from 'node:os';
import { Refusal } from '../http/refusal.ts';

/** Runs a few password hashes at a time, round-robin by address. */
export type Hashing = {
  /** Queues work; throws 429 if the address has too many queued. */
  run: <Out>(address: string, work: () => Promise<Out>) => Promise<Out>;
  /** The number started so far. */
  begun: () => number;
};

const most = { running: Math.max(1, Math.min(4, availableParallelism() - 1)), waiting: 30 };

/**
 * A hash costs 19 MB and tens of milliseconds by design, which a flood exploits. The queue is round-robin by address, so that
 * many requests of one address delay only that address.
 */
export function createHashing(): Hashing {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  let begun = 0;

  const next = () => {
    const [address, turns] = waiting.entries().next().value ?? [];
    if (address === undefined || turns === undefined) return;
    const turn = turns.shift();
    // Moves the address to the end of the queue.
    waiting.delete(address);
    if (turns.length > 0) waiting.set(address, turns);
    turn?.();
  };

  const enter = (address: string): Promise<void> | undefined => {
    if (running < most.running) {
      running += 1;
      return undefined;
    }
    const turns = waiting.get(address) ?? [];
    if (turns.length >= most.waiting) {
      throw new Refusal(429, 'Trop de tentatives à la fois. Réessayez dans quelques secondes.', {
        code: 'too_many_at_once',
        retryAfterSeconds: 5,
      });
    }
    waiting.set(address, turns);
    return new Promise((resolve) => turns.push(resolve));
  };

  return {
    begun: () => begun,
    run: async (address, work) => {
      await enter(address);
      begun += 1;
      try {
        return await work();
      } finally {
        // Passes the slot to the next in the queue, or frees it.
        if (waiting.size > 0) next();
        else running -= 1;
      }
    },
  };
}
