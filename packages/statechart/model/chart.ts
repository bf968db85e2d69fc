/** A named implementation: a guard, an action, a call. `detail`: its fixed parameters, as text. */
export type Named = { name: string; detail: string | null; isAnonymous: boolean };

export type ChartState = {
  id: string;
  key: string;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** For history states only. */
  history: 'shallow' | 'deep' | null;
  parent: string | null;
  children: readonly string[];
  /** The initial child; for a history state, its default target. */
  initial: string | null;
  description: string | null;
  tags: readonly string[];
  /** The state's `meta`, as far as it is plain text. */
  meta: Readonly<Record<string, string>>;
  entry: readonly Named[];
  exit: readonly Named[];
  /** The calls that run while the state is active. */
  calls: readonly Named[];
};

/** What triggers a transition. `delay`: in ms, or the name of a delay. */
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
  /** The event's type in XState; empty where none is needed. */
  eventType: string;
  cause: Cause;
  source: string;
  /** Empty where only actions run, or where the event is ignored. */
  targets: readonly string[];
  guard: Named | null;
  /** The position among transitions with the same trigger, from 1; null for the only one. */
  turn: number | null;
  actions: readonly Named[];
  reenters: boolean;
};

/** A machine as data, for charts, tables and messages. */
export type Chart = {
  id: string;
  states: Readonly<Record<string, ChartState>>;
  root: string;
  transitions: readonly ChartTransition[];
};

/** The state with an id. Throws for an unknown id, which a valid chart does not contain. */
export function stateOf(chart: Chart, id: string): ChartState {
  const state = chart.states[id];
  if (state === undefined) throw new Error(`${chart.id} has no state ${id}.`);
  return state;
}

/** A state and its ancestors, from the inside out. */
export function lineage(chart: Chart, id: string): readonly ChartState[] {
  const state = stateOf(chart, id);
  return state.parent === null ? [state] : [state, ...lineage(chart, state.parent)];
}

export const isWithin = (chart: Chart, id: string, ancestor: string): boolean =>
  lineage(chart, id).some((state) => state.id === ancestor);

/** The atomic and final states: those without children, except history. */
export const leavesOf = (chart: Chart): readonly ChartState[] =>
  Object.values(chart.states).filter(({ type }) => type === 'atomic' || type === 'final');
