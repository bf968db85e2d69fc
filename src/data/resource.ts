import { useCallback, useState, useSyncExternalStore } from 'react';
import { phase } from '#browser/phase.ts';
import type { Loaded } from '#rules/loaded.ts';

/** A pending answer; a resolved one is read synchronously, so that a reopened page has its full height. */
export interface Resource<T> {
  /** The state at the time of the request: loading, or the data of a prerendered page or an older list. */
  readonly first: Loaded<T>;
  readonly now: () => Loaded<T>;
  readonly settled: Promise<void>;
}

const loading = { state: 'loading' } as const;

/** What documents contain is small; the list of animals is not compared. */
const isSame = <T>(one: Loaded<T>, other: Loaded<T>): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What is shown after a later answer has failed. */
export const old = <T>(shown: Loaded<T>): Loaded<T> =>
  shown.state === 'ready' && !shown.isOld ? { ...shown, isOld: true } : shown;

/**
 * Tracks an answer, which must not reject. `first` (the initial data of a prerendered page, or the list that led here) is shown
 * until a newer answer replaces it; a failed answer makes it old.
 */
export function createResource<T>(answer: Promise<Loaded<T>>, first: Loaded<T> = loading): Resource<T> {
  let now = first;
  return {
    first,
    now: () => now,
    settled: answer.then((value) => {
      if (first.state === 'loading') now = value;
      else if (value.state === 'failed') now = old(first);
      else if (!isSame(value, first)) {
        now = value;
        // What a document shows of it elsewhere is outdated.
        phase.touch();
      }
    }),
  };
}

/**
 * What a screen shows of an answer, `last` being what it showed before. An older answer stays while a newer one is pending, unless it
 * was a failure: then the page shows that it retries. A failure replaces no data, and makes it old.
 */
export function shownOf<T>(now: Loaded<T>, last: Loaded<T>): Loaded<T> {
  if (now.state === 'loading') return last.state === 'failed' ? now : last;
  return now.state === 'failed' && last.state === 'ready' ? old(last) : now;
}

/** The state of an answer, as it is shown. */
export function useResource<T>(answer: Resource<T>): Loaded<T> {
  const watch = useCallback(
    (changed: () => void) => {
      let left = false;
      void answer.settled.then(() => {
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
  const shown = shownOf(now, last);
  if (shown !== last) setLast(shown);
  return shown;
}
