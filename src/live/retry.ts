import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Reloads the page's data and the shop's lists; failed data counts as loading meanwhile (`useResource`). */
export function useRetry(): () => void {
  const router = useRouter();
  return useCallback(() => void router.invalidate({ sync: true }), [router]);
}
