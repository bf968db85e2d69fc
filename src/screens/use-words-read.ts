import { useEffect, useState } from 'react';
import { areWordsAtHand, type Worded, wordSteps } from '#rules/word-index.ts';

/** How long their words are read without a pause, in ms: a slow phone takes three times as long for its last step. */
const slice = 8;

/**
 * Whether the words of these animals may be asked for (`wordIndexOf`) without keeping the page: those of a few are read when they
 * are asked for, those of thousands in slices, between which a hand is heard.
 */
export function useWordsRead(animals: readonly Worded[]): boolean {
  const [read, setRead] = useState<readonly Worded[] | null>(null);
  const isLong = !areWordsAtHand(animals) && read !== animals;
  useEffect(() => {
    if (!isLong) return;
    const steps = wordSteps(animals);
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
