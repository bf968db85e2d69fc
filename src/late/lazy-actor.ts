import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { nextChance } from './browser-code.ts';
import { pressedControl } from './early.ts';

/** A machine, as far as its users and its lazy actor know it. */
interface Machine<Snapshot, Event> {
  getSnapshot(): Snapshot;
  send(event: Event): void;
  subscribe(changed: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

/**
 * A lazy actor: a state machine as its users know it, whether its code is loaded or not. Until it is, it has a placeholder
 * snapshot, and an event that matters loads it: pending events are handled once, in order. Where loading is given up, pending
 * presses are dropped, which is said beside the control that was pressed.
 */
export interface LazyActor<Snapshot, Event> extends Machine<Snapshot, Event> {
  /** What a visitor without anything on the device sees: the first render of every page, so that all begin alike. */
  firstSnapshot(): Snapshot;
  /** Fetches the machine, and resolves when it runs; rejects where its code does not come. */
  arrived(): Promise<void>;
}

/** A running machine. */
export interface Running<Snapshot, Event> extends Machine<Snapshot, Event> {
  start(): unknown;
  stop(): unknown;
}

type LazyActorOptions<Snapshot, Event> = {
  /** Fetches the machine and makes its actor, which is started here; at once where the code is there already. */
  make: () => Running<Snapshot, Event> | Promise<Running<Snapshot, Event>>;
  first: Snapshot;
  /** What stands for the machine where that is not `first`. */
  placeholder?: Snapshot;
  /** Whether an event would change anything: one that would not is dropped with nothing fetched. */
  shouldLoad: (event: Event) => boolean;
  hand?: Hand;
};

/** What a lazy actor knows of the hand at the page. */
export interface Hand {
  /** Whether an event is being sent because somebody pressed something, at this moment. */
  isPressing(): boolean;
  /** Resolves when it makes sense to ask again for code that was given up. */
  nextChance(): Promise<void>;
}

const browserHand: Hand = { isPressing: () => pressedControl() !== null, nextChance };

type PendingEvent<Event> = { event: Event; isPress: boolean };

/** A machine whose code may come late; all its events wait in one line. */
export function createLazyActor<Snapshot, Event>({
  make,
  first,
  placeholder = first,
  shouldLoad,
  hand = browserHand,
}: LazyActorOptions<Snapshot, Event>): LazyActor<Snapshot, Event> & { stop(): void } {
  const listeners = new Set<(snapshot: Snapshot) => void>();
  let pending: PendingEvent<Event>[] = [];
  let running: Running<Snapshot, Event> | undefined;
  let coming: Promise<void> | undefined;
  /** Counts what was stopped: code that was asked for before it starts nothing. */
  let turn = 0;

  const begin = (actor: Running<Snapshot, Event>): void => {
    running = actor;
    actor.start();
    const tell = (snapshot: Snapshot): void => {
      for (const changed of listeners) changed(snapshot);
    };
    let notified = false;
    actor.subscribe((snapshot) => {
      notified = true;
      tell(snapshot);
    });
    const events = pending;
    pending = [];
    for (const { event } of events) actor.send(event);
    if (!notified) tell(actor.getSnapshot());
  };
  // Each press asks for the code again: that marks its control as heard, and restarts the code's timeout.
  const fetch = (): Promise<void> => {
    if (running !== undefined) return Promise.resolve();
    if (coming !== undefined && !hand.isPressing()) return coming;
    const made = make();
    if (!(made instanceof Promise)) {
      begin(made);
      return Promise.resolve();
    }
    const here = turn;
    const arriving = made
      .then((actor) => {
        if (here === turn && running === undefined) begin(actor);
      })
      .finally(() => {
        if (coming === arriving) coming = undefined;
      });
    coming = arriving;
    return arriving;
  };
  const fetchForPending = (): void => {
    const here = turn;
    fetch().catch(async () => {
      if (here !== turn) return;
      // A press that was given up is never carried out; the shop's own events stay pending until the next chance.
      pending = pending.filter(({ isPress }) => !isPress);
      if (pending.length === 0) return;
      await hand.nextChance();
      if (here === turn && pending.length > 0) fetchForPending();
    });
  };

  return {
    getSnapshot: () => running?.getSnapshot() ?? placeholder,
    firstSnapshot: () => first,
    send: (event) => {
      if (running !== undefined) return running.send(event);
      if (pending.length === 0 && !shouldLoad(event)) return;
      pending.push({ event, isPress: hand.isPressing() });
      fetchForPending();
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
      pending = [];
    },
  };
}

/** Resolves with the first snapshot that is as asked, now or later; rejects where the signal aborts first. */
export function awaitSnapshot<Snapshot>(
  actor: Pick<LazyActor<Snapshot, never>, 'getSnapshot' | 'subscribe'>,
  isAsked: (snapshot: Snapshot) => boolean,
  signal?: AbortSignal,
): Promise<Snapshot> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const now = actor.getSnapshot();
    if (isAsked(now)) return resolve(now);
    const end = (): void => {
      unsubscribe();
      signal?.removeEventListener('abort', giveUp);
    };
    const giveUp = (): void => {
      end();
      reject(signal?.reason);
    };
    const { unsubscribe } = actor.subscribe((snapshot) => {
      if (!isAsked(snapshot)) return;
      end();
      resolve(snapshot);
    });
    signal?.addEventListener('abort', giveUp);
  });
}

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
  /** Whether it equals its placeholder until somebody presses something: then it is made by that press. */
  rests?: boolean;
};

/** A machine of one page whose code comes late; what is asked until then waits. What describes it is read once. */
export function useLazyActor<Code, Snapshot, Event>(
  machine: LazyMachine<Code, Snapshot, Event>,
): readonly [Snapshot, (event: Event) => void] {
  const [{ actor, prepare }] = useState(() => {
    const { code, make, first, rests = false } = machine;
    const actor = createLazyActor<Snapshot, Event>({
      make: () => code().then(make),
      first: first(),
      shouldLoad: () => true,
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
