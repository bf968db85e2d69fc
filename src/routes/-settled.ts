import { useEffect, useState } from 'react';
import type { Loaded } from '#screens/loaded.ts';

/** What a promise of the layout's loader has come to, for parts of the page that must not wait for it. */
export function useSettled<T>(promise: Promise<Loaded<T>>): Loaded<T> {
  const [settled, setSettled] = useState<Loaded<T>>({ state: 'loading' });
  useEffect(() => {
    let left = false;
    promise.then((value) => {
      if (!left) setSettled(value);
    });
    return () => {
      left = true;
    };
  }, [promise]);
  // An older answer stays on the screen while a newer one is on its way.
  return settled;
}
