import type { ELK, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Chart } from '../model/chart.ts';
import { collapsed } from '../model/paths.ts';
import { inEnglish, type Words } from '../model/words.ts';
import { graphOf } from './graph.ts';
import type { Box, Layout, LayoutOptions, Wire } from './layout.ts';

let elk: Promise<ELK> | undefined;

/** ELK is large (480 kB of gzip), so it is loaded with the first chart. */
const loadElk = (): Promise<ELK> => {
  elk ??= import('elkjs/lib/elk.bundled.js').then(({ default: Elk }) => new Elk());
  return elk;
};

const withDescendants = (node: ElkNode): readonly ElkNode[] => [
  node,
  ...(node.children ?? []).flatMap(withDescendants),
];

/** More states would block the page for minutes, and nobody could read the chart. */
const most = 800;

/**
 * Computes the layout of a chart. `closed`: ids of the states that are shown without their children. Throws where more than 800
 * states are visible.
 */
export async function layOut(
  chart: Chart,
  {
    words = inEnglish,
    closed = [],
    detailed = false,
    direction = 'RIGHT',
    isCaptioned = false,
  }: Partial<LayoutOptions> & { words?: Words; closed?: readonly string[] } = {},
): Promise<Layout> {
  const shown = collapsed(chart, closed);
  const count = Object.keys(shown.states).length;
  if (count > most) throw new Error(`${chart.id} shows ${count} states: more than ${most} are not laid out.`);
  const { graph, boxes, arrows } = graphOf(shown, words, { detailed, direction, isCaptioned }, closed);
  const placed = await (await loadElk()).layout(graph);
  const nodes = new Map(withDescendants(placed).map((node) => [node.id, node]));
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    chart: chart.id,
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    boxes: boxes
      .map((box): Box => {
        const { x = 0, y = 0, width = 0, height = 0 } = nodes.get(box.id) ?? {};
        return { ...box, x, y, width, height };
      })
      .sort((a, b) => a.depth - b.depth),
    wires: arrows.map(({ id, from, to, transitions, leadsBack, lines }): Wire => {
      const { sections = [], labels = [] } = edges.get(id) ?? {};
      const [label] = labels;
      return {
        id,
        from,
        to,
        transitions: transitions.map((transition) => transition.id),
        lines: sections.map(({ startPoint, bendPoints = [], endPoint }) => {
          const points = [startPoint, ...bendPoints, endPoint];
          return leadsBack ? points.toReversed() : points;
        }),
        label:
          label === undefined
            ? null
            : {
                x: label.x ?? 0,
                y: label.y ?? 0,
                width: label.width ?? 0,
                height: label.height ?? 0,
                lines,
              },
      };
    }),
  };
}
