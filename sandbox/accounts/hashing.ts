import { availableParallelism } from 'node:os';
import { Refusal } from '../http/refusal.ts';

/** Runs password hashes a few at a time, each address in its turn. */
export type Hashing = {
  /** Waits for its turn; throws 429 where the address has too many waiting already. */
  run: <Out>(address: string, work: () => Promise<Out>) => Promise<Out>;
  /** How many were begun since the start. */
  begun: () => number;
};

const most = { running: Math.max(1, Math.min(4, availableParallelism() - 1)), waiting: 30 };

/**
 * A hash costs 19 MB and tens of milliseconds by intent, so it is what a flood aims at. Whoever sends many waits behind
 * themselves: after each hash the next address has its turn.
 */
export function createHashing(): Hashing {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  let begun = 0;

  const next = () => {
    const [address, turns] = waiting.entries().next().value ?? [];
    if (address === undefined || turns === undefined) return;
    const turn = turns.shift();
    // An address that had its turn goes to the end.
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
        // Who waits takes over the place; else it is free again.
        if (waiting.size > 0) next();
        else running -= 1;
      }
    },
  };
}
