import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';

/** What a screen takes of its machine: where it stands, and how to tell it what happened. */
export type MachineProps<M extends AnyStateMachine> = {
  snapshot: SnapshotFrom<M>;
  send: (event: EventFrom<M>) => void;
};
