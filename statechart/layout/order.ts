import { type Chart, lineage } from '../model/chart.ts';

/** The two states, of one parent, in which a source and a target stand; null where one holds the other. */
export function siblingsOf(chart: Chart, source: string, target: string): readonly [string, string] | null {
  const from = lineage(chart, source).map(({ id }) => id);
  const to = lineage(chart, target).map(({ id }) => id);
  const common = from.find((id) => to.includes(id));
  if (common === undefined || common === source || common === target) return null;
  return [from[from.indexOf(common) - 1] ?? source, to[to.indexOf(common) - 1] ?? target];
}

/**
 * The order in which states of one parent are read: along the transitions from the initial one, in the order in which
 * the machine names them. An arrow against it is one that leads back.
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
  /** What a state leads to, the farthest first. */
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
