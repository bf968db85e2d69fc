import { type ReactNode, useEffect } from 'react';
import { early } from './early.ts';

/** How far a page has come: `document`, then `hydrated`, then `touched`. A promise for each later one, and how it is reached. */
export interface Phase {
  readonly hydrated: Promise<void>;
  /** A person has touched the hydrated page, or it lacks what its document would show: until then it loads nothing for either. */
  readonly touched: Promise<void>;
  hydrate(): void;
  /** Counts once the page is hydrated. */
  touch(): void;
}

/** The phase of a page whose document is shown. */
export function createPhase(): Phase {
  let hydrate = (): void => {};
  let touch = (): void => {};
  const hydrated = new Promise<void>((resolve) => {
    hydrate = resolve;
  });
  const touched = new Promise<void>((resolve) => {
    touch = resolve;
  }).then(() => hydrated);
  return { hydrated, touched, hydrate, touch };
}

/** The phase of this page; `touched` while pages are prerendered. */
export const phase: Phase = createPhase();
if (typeof window === 'undefined') phase.hydrate();
Promise.resolve(early()?.touched).then(phase.touch);

/** Fired on the window when a page, or a lazy part of it, is hydrated: presses on that part wait for it. */
export const partHydrated = 'part-hydrated';

/**
 * Around a page, or after a lazy part. React runs the effects of children and of earlier siblings first: they are hydrated by then,
 * and their machines have started.
 */
export function Ready({ children = null }: { children?: ReactNode }): ReactNode {
  useEffect(() => {
    phase.hydrate();
    window.dispatchEvent(new Event(partHydrated));
  }, []);
  return children;
}
