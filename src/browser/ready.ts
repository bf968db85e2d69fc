import { type ReactNode, useEffect } from 'react';

/** The window event that reports a page, or a lazy part, as hydrated. */
export const readyEvent = 'part-ready';

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
