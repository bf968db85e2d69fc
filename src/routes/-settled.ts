import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Loaded } from '#screens/loaded.ts';

/** An answer on its way that nobody waits for; what has come is read at once, so that a page opened again has its full height. */
export interface Arriving<T> {
  /** What was there when it was asked for: loading, or what a prerendered page or an older list knows. */
  readonly first: Loaded<T>;
  readonly now: () => Loaded<T>;
  readonly arrived: Promise<void>;
}

const loading = { state: 'loading' } as const;

const lengthOf = <T>(one: Loaded<T>): number =>
  one.state === 'ready' && Array.isArray(one.data) ? one.data.length : 0;

/** A whole catalogue is not written out to be compared with the few animals of a page. */
const isSame = <T>(one: Loaded<T>, other: Loaded<T>): boolean =>
  lengthOf(one) === lengthOf(other) && JSON.stringify(one) === JSON.stringify(other);

/**
 * Begins to watch an answer, which must not reject. What is known already (`first`: the initial data of a prerendered
 * page, or the list that led here) is shown until a newer answer replaces it; one that fails replaces nothing.
 */
export function arriving<T>(answer: Promise<Loaded<T>>, first: Loaded<T> = loading): Arriving<T> {
  let now = first;
  return {
    first,
    now: () => now,
    arrived: answer.then((value) => {
      if (first.state !== 'loading' && (value.state === 'failed' || isSame(value, first))) return;
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
  const now = useSyncExternalStore(watch, answer.now, () => answer.first);
  const [last, setLast] = useState(now);
  const shown = now.state === 'loading' && last.state !== 'failed' ? last : now;
  if (shown !== last) setLast(shown);
  return shown;
}
