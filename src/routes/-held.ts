import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Held, late, type Running } from '#app/held.ts';

/** A part of a machine's snapshot: for the first render the visitor's, so that a prerendered page is taken over as it stands. */
export function useHeld<Snapshot, Part>(
  held: Pick<Held<Snapshot, never>, 'getSnapshot' | 'firstSnapshot' | 'subscribe'>,
  select: (snapshot: Snapshot) => Part,
): Part {
  const watch = useCallback((changed: () => void) => held.subscribe(changed).unsubscribe, [held]);
  return useSyncExternalStore(
    watch,
    () => select(held.getSnapshot()),
    () => select(held.firstSnapshot()),
  );
}

/** Runs when the page has been still for a moment; answers with what calls it off. Safari has no idle callback. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 200);
  return () => clearTimeout(handle);
}

const all = <Snapshot>(snapshot: Snapshot): Snapshot => snapshot;

/**
 * A machine of one page whose code comes when the page is still, or when a hand asks for it: until then `first` stands in
 * for it, and what is asked waits. `make` and `first` are read once.
 */
export function useLate<Snapshot, Event>(
  make: () => Promise<Running<Snapshot, Event>>,
  first: () => Snapshot,
): readonly [Snapshot, (event: Event) => void] {
  const [held] = useState(() => {
    const standing = first();
    return late<Snapshot, Event>({ make, standIn: () => standing, first: standing, wakes: () => true });
  });
  useEffect(() => {
    const callOff = whenIdle(() => held.arrived().catch(() => undefined));
    return () => {
      callOff();
      held.stop();
    };
  }, [held]);
  return [useHeld(held, all), held.send];
}
