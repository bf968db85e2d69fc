import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { failedEvent } from '#browser/kept.ts';

/** Reloads the page's data and the shop's lists; failed data counts as loading meanwhile (`useResource`). */
export function useRetry(): () => void {
  const router = useRouter();
  return useCallback(() => void router.invalidate({ sync: true }), [router]);
}

/** Where the data of a page did not come, the page that is kept of its address is opened, if any. */
export function useOpenKept(isFailed: boolean): void {
  useEffect(() => void (isFailed && dispatchEvent(new Event(failedEvent))), [isFailed]);
}
