import { type Chart, type ChartTransition, isWithin, leavesOf, lineage, stateOf } from './chart.ts';

/** The leaves that are entered where a state is: through its initial states, in every region of a parallel one. */
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

/** The leaves that a transition leads to; none where it stays. */
export const leadsTo = (chart: Chart, { targets }: ChartTransition): readonly string[] =>
  targets.flatMap((target) => enteredBy(chart, target));

/** What a state's end brings about can only happen in an end of it. */
const isPossible = (chart: Chart, leaf: string, { cause, source }: ChartTransition): boolean => {
  if (cause.kind !== 'finished') return true;
  const { type, parent } = stateOf(chart, leaf);
  return (
    type === 'final' && parent !== null && (parent === source || stateOf(chart, parent).parent === source)
  );
};

/** The transitions that can be taken in a leaf: its own first, then those of what it stands in. */
export const transitionsFrom = (chart: Chart, leaf: string): readonly ChartTransition[] =>
  lineage(chart, leaf).flatMap(({ id }) =>
    chart.transitions.filter((each) => each.source === id && isPossible(chart, leaf, each)),
  );

/**
 * The shortest way from the machine's start to a leaf, as the transitions to take; undefined where none leads there.
 * Guards are not evaluated: each is a condition on the way.
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

/** The shortest way to each of some leaves; leaves of several regions that one way enters together share it. */
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

/** The chart with some states closed: what stands in them is hidden, and what led into or out of it leads to them. */
export function folded(chart: Chart, closed: readonly string[]): Chart {
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
      // What stays in a closed state does the same in each turn.
      const stays = closed.includes(source) && targets.every((target) => target === source);
      const turn = stays ? null : transition.turn;
      return isInside ? [] : [{ ...transition, source, targets, turn }];
    }),
  };
}

/** Whether a transition runs within its source: to none, or to something inside of it. */
export const staysWithin = (chart: Chart, { source, targets }: ChartTransition): boolean =>
  targets.length > 0 && targets.every((target) => target !== source && isWithin(chart, target, source));
