import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { failedEvent } from '#browser/kept.ts';
import type { Loaded } from '#rules/loaded.ts';

/** Reloads the page's data and the shop's lists; failed data counts as loading meanwhile (`useResource`). */
export function useRetry(): () => void {
  const router = useRouter();
  return useCallback(() => void router.invalidate({ sync: true }), [router]);
}

/** Where nobody answered for the data of a page, the page that is kept of its address is opened, if any. */
export function useOpenKept(loaded: Loaded<unknown>): void {
  const isSilent = loaded.state === 'failed' && loaded.isSilent === true;
  useEffect(() => void (isSilent && dispatchEvent(new Event(failedEvent))), [isSilent]);
}
