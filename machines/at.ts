import type { AnyStateMachine, ContextFrom, SnapshotFrom, StateValue } from 'xstate';

const sorted = (value: StateValue): unknown =>
  typeof value === 'string'
    ? value
    : Object.fromEntries(
        Object.keys(value)
          .sort()
          .map((key) => [key, sorted(value[key] as StateValue)]),
      );

/**
 * A snapshot of a machine in one state, for stories: nothing is started, no effect runs.
 * Throws where the resolved value differs from the one given, since XState silently completes a partial value.
 */
export function at<M extends AnyStateMachine>(
  machine: M,
  value: StateValue,
  context: ContextFrom<M>,
): SnapshotFrom<M> {
  const snapshot = machine.resolveState({ value, context });
  if (JSON.stringify(sorted(snapshot.value)) !== JSON.stringify(sorted(value))) {
    throw new Error(
      `${machine.id} has no state ${JSON.stringify(value)}: it resolves to ${JSON.stringify(snapshot.value)}.`,
    );
  }
  // Storybook serializes all enumerable args of a story, and a machine has cycles.
  for (const name of ['machine', '_nodes']) Object.defineProperty(snapshot, name, { enumerable: false });
  return snapshot as SnapshotFrom<M>;
}
