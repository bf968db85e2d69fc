import { useRouter } from '@tanstack/react-router';

/** Reads the page's data and the shop's lists again; meanwhile what had failed counts as loading (`useSettled`). */
export function useRetry() {
  const router = useRouter();
  return { retry: () => void router.invalidate({ sync: true }) };
}
