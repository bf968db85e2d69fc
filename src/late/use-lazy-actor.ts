import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createLazyActor, type LazyActor, type Running } from './lazy-actor.ts';

/** A part of a machine's snapshot: for the first render the visitor's, so that a prerendered page is hydrated as it stands. */
export function useSnapshot<Snapshot, Part>(
  actor: Pick<LazyActor<Snapshot, never>, 'getSnapshot' | 'firstSnapshot' | 'subscribe'>,
  select: (snapshot: Snapshot) => Part,
): Part {
  const watch = useCallback((changed: () => void) => actor.subscribe(changed).unsubscribe, [actor]);
  return useSyncExternalStore(
    watch,
    () => select(actor.getSnapshot()),
    () => select(actor.firstSnapshot()),
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

type LazyMachine<Code, Snapshot, Event> = {
  /** Fetches the code that makes it: when the page is still, or when a hand asks for it. */
  code: () => Promise<Code>;
  make: (code: Code) => Running<Snapshot, Event>;
  /** What stands for it until it is there. */
  first: () => Snapshot;
  /** Whether it says the same as its placeholder until a hand asks for something: then it is made by that hand. */
  rests?: boolean;
};

/** A machine of one page whose code comes late; what is asked until then waits. What describes it is read once. */
export function useLazyActor<Code, Snapshot, Event>(
  machine: LazyMachine<Code, Snapshot, Event>,
): readonly [Snapshot, (event: Event) => void] {
  const [{ actor, prepare }] = useState(() => {
    const { code, make, first, rests = false } = machine;
    const placeholder = first();
    const actor = createLazyActor<Snapshot, Event>({
      make: () => code().then(make),
      placeholder: () => placeholder,
      first: placeholder,
      wakes: () => true,
    });
    return { actor, prepare: rests ? code : actor.arrived };
  });
  useEffect(() => {
    const callOff = whenIdle(() => prepare().catch(() => undefined));
    return () => {
      callOff();
      actor.stop();
    };
  }, [actor, prepare]);
  return [useSnapshot(actor, all), actor.send];
}
