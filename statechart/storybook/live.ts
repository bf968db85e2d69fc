import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

export type LiveActor = AnyActorRef & { logic: AnyStateMachine; getSnapshot: () => AnyMachineSnapshot };

/** A call under way that waits for an answer by hand. */
export type PendingCall = {
  id: string;
  call: string;
  answers: Readonly<Record<string, () => void>>;
};

const actors = new Set<LiveActor>();
const calls = new Map<string, PendingCall>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** The machines that run in the story now. */
export const liveActors = (): readonly LiveActor[] => [...actors];
export const pendingCalls = (): readonly PendingCall[] => [...calls.values()];

/** Hears of every machine, state and call that comes or goes. */
export function onLive(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a running machine in the panel: the lit state moves with it, and events can be sent. Returns how to end it. */
export function showActor(actor: LiveActor): () => void {
  actors.add(actor);
  const { unsubscribe } = actor.subscribe(tell);
  tell();
  return () => {
    actors.delete(actor);
    unsubscribe();
    tell();
  };
}

let count = 0;

/** Offers a call's answers in the panel until one is given, or `signal` aborts. */
export function holdCall(call: string, answers: PendingCall['answers'], signal: AbortSignal): void {
  count += 1;
  const id = `${call}-${count}`;
  const close = (): void => {
    if (calls.delete(id)) tell();
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
  tell();
}
