import type { ElkNode } from 'elkjs/lib/elk-api.js';

type Find = (key: string) => Promise<ElkNode | undefined>;

let find: Find | undefined;

/** A key of a graph: a hash of its content (FNV-1a, two of 32 bits). */
export function keyOf(graph: ElkNode): string {
  const text = JSON.stringify(graph);
  const hash = (start: number): string => {
    let sum = start;
    for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 16777619);
    return (sum >>> 0).toString(16).padStart(8, '0');
  };
  return `${hash(2166136261)}${hash(84696351)}`;
}

/** Sets where a build has stored layouts. ELK, which is large, is loaded only for graphs without one. */
export function keepLayouts(given: Find): void {
  find = given;
}

/** A graph with its stored layout; computed where none is stored or readable. */
export const cachedLayout = async (graph: ElkNode): Promise<ElkNode | undefined> =>
  find?.(keyOf(graph)).catch(() => undefined);
