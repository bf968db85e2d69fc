import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { openKept } from '#browser/kept.ts';

/** Reloads the page's data and the shop's lists; failed data counts as loading meanwhile (`useResource`). */
export function useRetry(): () => void {
  const router = useRouter();
  return useCallback(() => void router.invalidate({ sync: true }), [router]);
}

/** In place of a page that failed for lack of a line opens the one that is kept, if any. */
export function useKept(isFailed: boolean): void {
  useEffect(() => {
    if (isFailed) openKept().catch(() => undefined);
  }, [isFailed]);
}
