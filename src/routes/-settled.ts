import { useEffect, useState } from 'react';
import type { Loaded } from '#screens/loaded.ts';

/**
 * What a promise of a loader has come to, for parts of the page that must not wait for it. While a newer one is on its way
 * an older answer stays on the screen, unless it was a failure: then the page is seen to try again.
 */
export function useSettled<T>(promise: Promise<Loaded<T>>): Loaded<T> {
  const [settled, setSettled] = useState<{ of: Promise<Loaded<T>>; value: Loaded<T> }>({
    of: promise,
    value: { state: 'loading' },
  });
  useEffect(() => {
    let left = false;
    promise.then((value) => {
      if (!left) setSettled({ of: promise, value });
    });
    return () => {
      left = true;
    };
  }, [promise]);
  return settled.of !== promise && settled.value.state === 'failed' ? { state: 'loading' } : settled.value;
}
