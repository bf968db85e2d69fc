import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Reads the page's data and the shop's lists again; meanwhile what had failed counts as loading (`useSettled`). */
export function useRetry(): () => void {
  const router = useRouter();
  return useCallback(() => void router.invalidate({ sync: true }), [router]);
}
