import { type Chart, type ChartTransition, isWithin, leavesOf, lineage, stateOf } from './chart.ts';

/** The leaves that are entered with a state: its initial states, in every region of a parallel one. */
export function enteredBy(chart: Chart, id: string): readonly string[] {
  const state = stateOf(chart, id);
  if (state.type === 'parallel') return state.children.flatMap((child) => enteredBy(chart, child));
  if (state.type === 'history') return enteredBy(chart, state.initial ?? parentInitial(chart, id));
  return state.initial === null ? [id] : enteredBy(chart, state.initial);
}

const parentInitial = (chart: Chart, id: string): string => {
  const parent = stateOf(chart, stateOf(chart, id).parent ?? chart.root);
  return parent.initial ?? parent.children.find((child) => child !== id) ?? parent.id;
};

/** The leaves that a transition enters; none where it stays. */
export const leadsTo = (chart: Chart, { targets }: ChartTransition): readonly string[] =>
  targets.flatMap((target) => enteredBy(chart, target));

/** A transition at the end of a state is possible only in a final state within it. */
const isPossible = (chart: Chart, leaf: string, { cause, source }: ChartTransition): boolean => {
  if (cause.kind !== 'finished') return true;
  const { type, parent } = stateOf(chart, leaf);
  return (
    type === 'final' && parent !== null && (parent === source || stateOf(chart, parent).parent === source)
  );
};

/** The transitions that can be taken in a leaf: its own first, then those of its ancestors. */
export const transitionsFrom = (chart: Chart, leaf: string): readonly ChartTransition[] =>
  lineage(chart, leaf).flatMap(({ id }) =>
    chart.transitions.filter((each) => each.source === id && isPossible(chart, leaf, each)),
  );

/**
 * The shortest path from the machine's start to a leaf, as the transitions to take; undefined for an unreachable one. Guards are
 * not evaluated: each is a condition of the path.
 */
export function pathTo(chart: Chart, leaf: string): readonly ChartTransition[] | undefined {
  const ways = new Map<string, readonly ChartTransition[]>();
  const open = [...enteredBy(chart, chart.root)];
  for (const start of open) ways.set(start, []);
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    if (at === leaf) break;
    const way = ways.get(at) ?? [];
    for (const transition of transitionsFrom(chart, at)) {
      for (const next of leadsTo(chart, transition)) {
        if (ways.has(next)) continue;
        ways.set(next, [...way, transition]);
        open.push(next);
      }
    }
  }
  return ways.get(leaf);
}

export type Way = { leaves: readonly string[]; path: readonly ChartTransition[] | undefined };

/** The shortest path to each of some leaves; leaves of several regions that one path enters together share it. */
export function waysTo(chart: Chart, leaves: readonly string[]): readonly Way[] {
  const ways = new Map<string, Way>();
  for (const leaf of leaves) {
    const path = pathTo(chart, leaf);
    const key = path === undefined ? leaf : path.map(({ id }) => id).join(' ');
    ways.set(key, { leaves: [...(ways.get(key)?.leaves ?? []), leaf], path });
  }
  return [...ways.values()];
}

/** The active leaves among the ids of active states. */
export const activeLeaves = (chart: Chart, active: readonly string[]): readonly string[] =>
  leavesOf(chart)
    .map(({ id }) => id)
    .filter((id) => active.includes(id));

/** The chart with some states closed: their children are hidden, and transitions into or out of a child lead to or from them. */
export function collapsed(chart: Chart, closed: readonly string[]): Chart {
  const standing = (id: string): string =>
    lineage(chart, id)
      .map((state) => state.id)
      .findLast((each) => closed.includes(each)) ?? id;
  const kept = Object.values(chart.states).filter(({ id }) => standing(id) === id);
  return {
    ...chart,
    states: Object.fromEntries(
      kept.map((state) => [
        state.id,
        closed.includes(state.id) ? { ...state, type: 'atomic', children: [], initial: null } : state,
      ]),
    ),
    transitions: chart.transitions.flatMap((transition) => {
      const source = standing(transition.source);
      const targets = [...new Set(transition.targets.map(standing))];
      const isInside = source !== transition.source && targets.every((target) => target === source);
      // Equal transitions within a closed state are listed once.
      const stays = closed.includes(source) && targets.every((target) => target === source);
      const turn = stays ? null : transition.turn;
      return isInside ? [] : [{ ...transition, source, targets, turn }];
    }),
  };
}

/** Whether a transition stays within its source: it has no target, or one inside of it. */
export const staysWithin = (chart: Chart, { source, targets }: ChartTransition): boolean =>
  targets.length > 0 && targets.every((target) => target !== source && isWithin(chart, target, source));
