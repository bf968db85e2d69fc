import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import type { PlaceholderSnapshot } from '#machines/placeholder-snapshot.ts';

/** What a screen takes of its machine: where it stands, and how to tell it what happened. */
export type MachineProps<M extends AnyStateMachine> = {
  snapshot: SnapshotFrom<M>;
  send: (event: EventFrom<M>) => void;
};

/** What a screen takes of a machine whose code may come late: what its placeholder answers, too, and nothing else. */
export type LazyMachineProps<M extends AnyStateMachine> = {
  snapshot: PlaceholderSnapshot<M>;
  send: (event: EventFrom<M>) => void;
};
