import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';

/** The props of a screen with a machine: its snapshot and its `send`. */
export type MachineProps<M extends AnyStateMachine> = {
  snapshot: SnapshotFrom<M>;
  send: (event: EventFrom<M>) => void;
};
