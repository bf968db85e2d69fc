import { useEffect, useState } from 'react';
import { isWordIndexReady, type Searchable, wordIndexSteps } from '#rules/word-index.ts';

/** How long words are indexed without a pause, in ms: the last step takes a slow phone three times as long. */
const slice = 8;

/**
 * Whether the word index of these animals (`wordIndexOf`) is available without blocking the page: a few are indexed on demand,
 * thousands in slices, between which input is handled.
 */
export function useWordIndexReady(animals: readonly Searchable[]): boolean {
  const [read, setRead] = useState<readonly Searchable[] | null>(null);
  const isLong = !isWordIndexReady(animals) && read !== animals;
  useEffect(() => {
    if (!isLong) return;
    const steps = wordIndexSteps(animals);
    let timer: ReturnType<typeof setTimeout>;
    const go = (): void => {
      const until = performance.now() + slice;
      let isDone = steps === null;
      while (!isDone && performance.now() < until) isDone = steps?.next().done === true;
      if (isDone) setRead(animals);
      else timer = setTimeout(go);
    };
    timer = setTimeout(go);
    return () => clearTimeout(timer);
  }, [animals, isLong]);
  return !isLong;
}
