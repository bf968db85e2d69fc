import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Loaded } from '#screens/loaded.ts';

/**
 * An answer on its way, as a loader returns it: nobody waits for it, and what has come already can be looked at without
 * a turn of the clock, so that a page opened again stands at once at its full height.
 */
export interface Arriving<T> {
  readonly now: () => Loaded<T>;
  readonly arrived: Promise<void>;
}

const loading = { state: 'loading' } as const;

/** Begins to watch an answer, which must not reject. */
export function arriving<T>(answer: Promise<Loaded<T>>): Arriving<T> {
  let now: Loaded<T> = loading;
  return {
    now: () => now,
    arrived: answer.then((value) => {
      now = value;
    }),
  };
}

/**
 * How far an answer has come. While a newer one is on its way an older answer stays on the screen, unless it was a
 * failure: then the page is seen to try again.
 */
export function useSettled<T>(answer: Arriving<T>): Loaded<T> {
  const watch = useCallback(
    (changed: () => void) => {
      let left = false;
      void answer.arrived.then(() => {
        if (!left) changed();
      });
      return () => {
        left = true;
      };
    },
    [answer],
  );
  const now = useSyncExternalStore(watch, answer.now);
  const [kept, setKept] = useState(now);
  const shown = now.state === 'loading' && kept.state !== 'failed' ? kept : now;
  if (shown !== kept) setKept(shown);
  return shown;
}
