import { type ReactNode, useEffect } from 'react';

/** The window event that reports a page, or a lazy part, as hydrated. */
export const readyEvent = 'part-ready';

/** Resolves when the page is hydrated. */
export const hydrated: Promise<void> =
  typeof window === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => {
        addEventListener(readyEvent, () => resolve(), { once: true });
      });

/**
 * Around a page, or after a lazy part. React runs the effects of children and of earlier siblings first: they are hydrated by then,
 * and their machines have started.
 */
export function Ready({ children = null }: { children?: ReactNode }): ReactNode {
  useEffect(() => {
    window.dispatchEvent(new Event(readyEvent));
  }, []);
  return children;
}
