import { useEffect } from 'react';

/** The event by which the window is told that a page, or a part of one that came late, can be used. */
export const readyEvent = 'part-ready';

/**
 * Stands behind a page, and behind each part of one that comes late. React runs the effects of what stands before it first: by
 * then that is hydrated, and its machines have started.
 */
export function Ready(): null {
  useEffect(() => {
    window.dispatchEvent(new Event(readyEvent));
  }, []);
  return null;
}
