/**
 * A state machine of the whole shop as its users know it, whether its code is there already or not. Until it is, what it
 * would say stands in for it, and an event that matters fetches it: every event waits, and is handled once, in order.
 */
export interface Held<Snapshot, Event> {
  getSnapshot(): Snapshot;
  /** What a visitor without anything on the device sees: the first render of every page, so that all begin alike. */
  firstSnapshot(): Snapshot;
  send(event: Event): void;
  subscribe(changed: (snapshot: Snapshot) => void): { unsubscribe(): void };
  /** Fetches the machine, and resolves when it runs; rejects where its code does not come. */
  arrived(): Promise<void>;
}

/** A running machine, as far as a stand-in needs it. */
export interface Running<Snapshot, Event> {
  getSnapshot(): Snapshot;
  send(event: Event): void;
  subscribe(changed: (snapshot: Snapshot) => void): { unsubscribe(): void };
  start(): unknown;
  stop(): unknown;
}

type LateOptions<Snapshot, Event> = {
  /** Fetches the machine and makes its actor, which is started here; at once where the code is there already. */
  make: () => Running<Snapshot, Event> | Promise<Running<Snapshot, Event>>;
  /** What stands in for the machine; the same object for as long as it says the same. */
  standIn: () => Snapshot;
  first: Snapshot;
  /** Whether an event would change anything: one that would not is dropped with nothing fetched. */
  wakes: (event: Event) => boolean;
};

/** A machine whose code may come late. A fetch that fails is tried again by the next event and by `arrived`. */
export function late<Snapshot, Event>({
  make,
  standIn,
  first,
  wakes,
}: LateOptions<Snapshot, Event>): Held<Snapshot, Event> & { stop(): void } {
  const listeners = new Set<(snapshot: Snapshot) => void>();
  let waiting: Event[] = [];
  let running: Running<Snapshot, Event> | undefined;
  let coming: Promise<void> | undefined;
  let turn = 0;

  const begin = (actor: Running<Snapshot, Event>): void => {
    running = actor;
    actor.start();
    const tell = (snapshot: Snapshot): void => {
      for (const changed of listeners) changed(snapshot);
    };
    let told = false;
    actor.subscribe((snapshot) => {
      told = true;
      tell(snapshot);
    });
    const events = waiting;
    waiting = [];
    for (const event of events) actor.send(event);
    if (!told) tell(actor.getSnapshot());
  };
  const fetch = (): Promise<void> => {
    if (running !== undefined) return Promise.resolve();
    if (coming !== undefined) return coming;
    const made = make();
    if (!(made instanceof Promise)) {
      begin(made);
      return Promise.resolve();
    }
    const here = turn;
    coming = made.then(
      (actor) => {
        if (here === turn) begin(actor);
      },
      (reason) => {
        if (here === turn) coming = undefined;
        throw reason;
      },
    );
    return coming;
  };

  return {
    getSnapshot: () => running?.getSnapshot() ?? standIn(),
    firstSnapshot: () => first,
    send: (event) => {
      if (running !== undefined) return running.send(event);
      if (waiting.length === 0 && !wakes(event)) return;
      waiting.push(event);
      fetch().catch(() => undefined);
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return { unsubscribe: () => void listeners.delete(changed) };
    },
    arrived: fetch,
    stop: () => {
      turn += 1;
      running?.stop();
      running = undefined;
      coming = undefined;
      waiting = [];
    },
  };
}

/** Resolves with the first snapshot that is as asked, now or later; rejects where the signal aborts first. */
export function heldAs<Snapshot>(
  held: Pick<Held<Snapshot, never>, 'getSnapshot' | 'subscribe'>,
  isAsked: (snapshot: Snapshot) => boolean,
  signal?: AbortSignal,
): Promise<Snapshot> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const now = held.getSnapshot();
    if (isAsked(now)) return resolve(now);
    const end = (): void => {
      unsubscribe();
      signal?.removeEventListener('abort', giveUp);
    };
    const giveUp = (): void => {
      end();
      reject(signal?.reason);
    };
    const { unsubscribe } = held.subscribe((snapshot) => {
      if (!isAsked(snapshot)) return;
      end();
      resolve(snapshot);
    });
    signal?.addEventListener('abort', giveUp);
  });
}
