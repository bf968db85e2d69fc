import { Refusal } from '../http/refusal.ts';
import type { Settings } from '../settings.ts';

type Window = { count: number; endsAt: number };

/** Counts wrong passwords and codes. Right ones cost nothing, so that only guessing is slowed down. */
export type GuessLimit = {
  /** Throws 429 where account or address has guessed too often. */
  check: (account: string, address: string) => void;
  /** Counts one wrong guess. */
  count: (account: string, address: string) => void;
};

/** Makes the counters, in memory: a restart forgets them, as it may. Their number is bounded. */
export function createGuessLimit(settings: Settings, now: () => Date): GuessLimit {
  const windows = new Map<string, Window>();
  const most = 10_000;

  const current = (name: string): Window | undefined => {
    const window = windows.get(name);
    if (window !== undefined && window.endsAt <= now().getTime()) {
      windows.delete(name);
      return undefined;
    }
    return window;
  };

  const refuseBeyond = (name: string, limit: number) => {
    const window = current(name);
    if (window === undefined || window.count < limit) return;
    const seconds = Math.ceil((window.endsAt - now().getTime()) / 1000);
    throw new Refusal(429, `Trop de tentatives. Réessayez dans ${Math.ceil(seconds / 60)} min.`, {
      code: 'too_many_tries',
      retryAfterSeconds: seconds,
    });
  };

  const add = (name: string) => {
    const window = current(name);
    if (window !== undefined) {
      window.count += 1;
      return;
    }
    if (windows.size >= most) {
      const oldest = windows.keys().next();
      if (!oldest.done) windows.delete(oldest.value);
    }
    windows.set(name, { count: 1, endsAt: now().getTime() + settings.guessWindowMs });
  };

  return {
    check: (account, address) => {
      refuseBeyond(`pair ${account} ${address}`, settings.guessesPerPair);
      refuseBeyond(`account ${account}`, settings.guessesPerAccount);
      refuseBeyond(`address ${address}`, settings.guessesPerAddress);
    },
    count: (account, address) => {
      add(`pair ${account} ${address}`);
      add(`account ${account}`);
      add(`address ${address}`);
    },
  };
}
