import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/**
 * Selects from an actor's snapshot. `served` is the value on a prerendered page, which knows no customer; hydration starts with
 * it. A page that is never prerendered needs none.
 */
export function useSnapshot<Actor extends AnyActorRef, Part>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => Part,
  served?: NoInfer<Part>,
): Part {
  const watch = useCallback((changed: () => void) => actor.subscribe(changed).unsubscribe, [actor]);
  const read = () => select(actor.getSnapshot());
  return useSyncExternalStore(watch, read, served === undefined ? read : () => served);
}
