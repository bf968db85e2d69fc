import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

export type LiveActor = AnyActorRef & { logic: AnyStateMachine; getSnapshot: () => AnyMachineSnapshot };

/** A pending call whose answer is chosen in the panel. */
export type PendingCall = {
  id: string;
  call: string;
  answers: Readonly<Record<string, () => void>>;
};

const actors = new Set<LiveActor>();
const calls = new Map<string, PendingCall>();
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

/** The running machines of the story. */
export const liveActors = (): readonly LiveActor[] => [...actors];
export const pendingCalls = (): readonly PendingCall[] => [...calls.values()];

/** Notifies of each change of machines, states and calls. */
export function onLive(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a running machine in the panel: highlights its states and lets events be sent. Returns a function that ends it. */
export function showActor(actor: LiveActor): () => void {
  actors.add(actor);
  const { unsubscribe } = actor.subscribe(notify);
  notify();
  return () => {
    actors.delete(actor);
    unsubscribe();
    notify();
  };
}

let count = 0;

/** Offers the answers of a call in the panel until one is chosen, or `signal` aborts. */
export function holdCall(call: string, answers: PendingCall['answers'], signal: AbortSignal): void {
  count += 1;
  const id = `${call}-${count}`;
  const close = (): void => {
    if (calls.delete(id)) notify();
  };
  calls.set(id, {
    id,
    call,
    answers: Object.fromEntries(
      Object.entries(answers).map(([name, give]) => [
        name,
        () => {
          close();
          give();
        },
      ]),
    ),
  });
  signal.addEventListener('abort', close, { once: true });
  notify();
}
