/** Something the machine calls by name: a guard, an action, a call. `detail`: its fixed parameters, as text. */
export type Named = { name: string; detail: string | null; isAnonymous: boolean };

export type ChartState = {
  id: string;
  key: string;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Of a history state alone. */
  history: 'shallow' | 'deep' | null;
  parent: string | null;
  children: readonly string[];
  /** The child that is entered first; of a history state, where it leads when nothing is remembered. */
  initial: string | null;
  description: string | null;
  tags: readonly string[];
  /** What the machine's author wrote beside the state, as far as it is plain text. */
  meta: Readonly<Record<string, string>>;
  entry: readonly Named[];
  exit: readonly Named[];
  /** What runs while the state is active. */
  calls: readonly Named[];
};

/** What makes a transition happen. `delay`: in ms, or the name of a delay. */
export type Cause =
  | { kind: 'event'; event: string }
  | { kind: 'done'; call: string; outcome: string | null }
  | { kind: 'error'; call: string }
  | { kind: 'snapshot'; call: string }
  | { kind: 'finished' }
  | { kind: 'after'; delay: number | string }
  | { kind: 'always' };

export type ChartTransition = {
  id: string;
  /** The event's type as XState knows it; empty where none is needed. */
  eventType: string;
  cause: Cause;
  source: string;
  /** None where only actions run, or where the event is taken and nothing happens. */
  targets: readonly string[];
  guard: Named | null;
  /** Where several answer the same: which of them is tried when, from 1; null where there is no other. */
  turn: number | null;
  actions: readonly Named[];
  reenters: boolean;
};

/** A machine as data: what a chart draws, a table lists, and a channel carries. */
export type Chart = {
  id: string;
  states: Readonly<Record<string, ChartState>>;
  root: string;
  transitions: readonly ChartTransition[];
};

/** The state of an id; a chart that names one that it does not hold is broken. */
export function stateOf(chart: Chart, id: string): ChartState {
  const state = chart.states[id];
  if (state === undefined) throw new Error(`${chart.id} has no state ${id}.`);
  return state;
}

/** A state and what it stands in, from the inside out. */
export function lineage(chart: Chart, id: string): readonly ChartState[] {
  const state = stateOf(chart, id);
  return state.parent === null ? [state] : [state, ...lineage(chart, state.parent)];
}

export const isWithin = (chart: Chart, id: string, ancestor: string): boolean =>
  lineage(chart, id).some((state) => state.id === ancestor);

/** Where a machine can rest or work: states without children, history aside. */
export const leavesOf = (chart: Chart): readonly ChartState[] =>
  Object.values(chart.states).filter(({ type }) => type === 'atomic' || type === 'final');
