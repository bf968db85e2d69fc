import { useSyncExternalStore } from 'react';

/** The breakpoint `lg`, from which on two columns are side by side. */
const wide = '(min-width: 64rem)';

function subscribe(changed: () => void): () => void {
  const width = matchMedia(wide);
  width.addEventListener('change', changed);
  return () => width.removeEventListener('change', changed);
}

/** Whether two columns are side by side; false while a page is prerendered. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
