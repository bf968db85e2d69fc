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

type LateMachine<Code, Snapshot, Event> = {
  /** Fetches the code that makes it: when the page is still, or when a hand asks for it. */
  code: () => Promise<Code>;
  make: (code: Code) => Running<Snapshot, Event>;
  /** What stands in for it until it is there. */
  first: () => Snapshot;
  /** Whether it says the same as its stand-in until a hand asks for something: then it is made by that hand. */
  rests?: boolean;
};

/** A machine of one page whose code comes late; what is asked until then waits. What describes it is read once. */
export function useLate<Code, Snapshot, Event>(
  machine: LateMachine<Code, Snapshot, Event>,
): readonly [Snapshot, (event: Event) => void] {
  const [{ held, prepare }] = useState(() => {
    const { code, make, first, rests = false } = machine;
    const standing = first();
    const held = late<Snapshot, Event>({
      make: () => code().then(make),
      standIn: () => standing,
      first: standing,
      wakes: () => true,
    });
    return { held, prepare: rests ? code : held.arrived };
  });
  useEffect(() => {
    const callOff = whenIdle(() => prepare().catch(() => undefined));
    return () => {
      callOff();
      held.stop();
    };
  }, [held, prepare]);
  return [useHeld(held, all), held.send];
}
