import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Loaded } from '#screens/loaded.ts';

/** Reads the page's data again; meanwhile what had failed counts as loading. */
export function useRetry() {
  const router = useRouter();
  const [retrying, setRetrying] = useState(false);
  return {
    retry: () => {
      setRetrying(true);
      void router.invalidate({ sync: true }).finally(() => setRetrying(false));
    },
    shown: <T>(loaded: Loaded<T>): Loaded<T> =>
      retrying && loaded.state === 'failed' ? { state: 'loading' } : loaded,
  };
}
