import { type Chart, lineage } from '../model/chart.ts';

/** The siblings that contain a source and a target; null where one contains the other. */
export function siblingsOf(chart: Chart, source: string, target: string): readonly [string, string] | null {
  const from = lineage(chart, source).map(({ id }) => id);
  const to = lineage(chart, target).map(({ id }) => id);
  const common = from.find((id) => to.includes(id));
  if (common === undefined || common === source || common === target) return null;
  return [from[from.indexOf(common) - 1] ?? source, to[to.indexOf(common) - 1] ?? target];
}

/**
 * The reading order of siblings: along the transitions from the initial state, in the machine's order. An arrow against it leads
 * back.
 */
export function readingOrder(chart: Chart): ReadonlyMap<string, number> {
  const next = new Map<string, string[]>();
  for (const { source, targets } of chart.transitions) {
    for (const target of targets) {
      const pair = siblingsOf(chart, source, target);
      if (pair !== null) next.set(pair[0], [...(next.get(pair[0]) ?? []), pair[1]]);
    }
  }
  const order = new Map<string, number>();
  const seen = new Set<string>();
  /** The targets of a state, the farthest first. */
  const visited = (id: string): readonly string[] => {
    if (seen.has(id)) return [];
    seen.add(id);
    return [...(next.get(id) ?? []).toReversed().flatMap(visited), id];
  };
  for (const { children, initial } of Object.values(chart.states)) {
    const starts = initial !== null && children.includes(initial) ? [initial, ...children] : children;
    for (const start of starts) {
      for (const id of visited(start).toReversed()) order.set(id, order.size);
    }
  }
  return order;
}
