import type { ElkNode } from 'elkjs/lib/elk-api.js';

type Find = (key: string) => Promise<ElkNode | undefined>;

let find: Find | undefined;

/** Tells graphs apart by all that is in them (FNV-1a, twice over 32 bits). */
export function keyOf(graph: ElkNode): string {
  const text = JSON.stringify(graph);
  const hash = (start: number): string => {
    let sum = start;
    for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 16777619);
    return (sum >>> 0).toString(16).padStart(8, '0');
  };
  return `${hash(2166136261)}${hash(84696351)}`;
}

/** Says where graphs are found that a build has laid out already: ELK, which is large, is loaded for the others alone. */
export function keepLayouts(given: Find): void {
  find = given;
}

/** A graph with its places where they are kept; a place that cannot be read is computed anew. */
export const cachedLayout = async (graph: ElkNode): Promise<ElkNode | undefined> =>
  find?.(keyOf(graph)).catch(() => undefined);
