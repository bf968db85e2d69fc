import type { ElkExtendedEdge, ElkNode, LayoutOptions as ElkOptions } from 'elkjs/lib/elk-api.js';
import { type Chart, type ChartState, type ChartTransition, isWithin, stateOf } from '../model/chart.ts';
import { type Line, transitionLines } from '../model/label.ts';
import { guardText } from '../model/names.ts';
import { staysWithin } from '../model/paths.ts';
import type { Words } from '../model/words.ts';
import type { Box, LayoutOptions } from './layout.ts';
import { lineHeight, linesWidth, textWidth, titleSize } from './measure.ts';
import { readingOrder, siblingsOf } from './order.ts';

/** The padding of a box, in px. */
export const inset = 12;
const headHeight = 26;
const startSize = 12;
const markSize = 22;
/** The least width of a state with a caption. */
const captionSize = 180;
const captionRow: Line = { transition: null, spans: [{ text: '', tone: 'caption' }] };

const spacing: ElkOptions = {
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
};

/** More states side by side are laid out with another algorithm: the better one recurses for each of them. */
const crowd = 60;

const isCrowded = (chart: Chart): boolean =>
  Object.values(chart.states).some(({ children }) => children.length > crowd);

const placing = (chart: Chart): ElkOptions =>
  isCrowded(chart)
    ? {
        'elk.layered.layering.strategy': 'LONGEST_PATH',
        'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
      }
    : { 'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX' };

const general: ElkOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
};

/** The transitions of a state without an arrow: they stay in the state, or return to it. */
const isRow = ({ source, targets }: ChartTransition): boolean => targets.every((target) => target === source);

const rowMark = ({ targets, reenters }: ChartTransition): string =>
  targets.length > 0 || reenters ? '↻ ' : '';

/** The lines of some transitions. Equal ones from closed states are listed once. */
function linesOf(
  transitions: readonly ChartTransition[],
  words: Words,
  detailed: boolean,
  mark: (transition: ChartTransition) => string = () => '',
): readonly Line[] {
  const said = new Set<string>();
  return transitions.flatMap((transition) => {
    const lines = transitionLines(transition, words, detailed).map((line, index) => ({
      ...line,
      spans: line.spans.map((span, place) =>
        index === 0 && place === 0 ? { ...span, text: `${mark(transition)}${span.text}` } : span,
      ),
    }));
    const text = JSON.stringify(lines.map(({ spans }) => spans));
    if (said.has(text)) return [];
    said.add(text);
    return lines;
  });
}

function rowsOf(chart: Chart, state: ChartState, words: Words, detailed: boolean): readonly Line[] {
  const calls = state.calls.map(
    (call): Line => ({ transition: null, spans: [{ text: `⚙ ${guardText(call)}`, tone: 'call' }] }),
  );
  const doing = (mark: string, actions: ChartState['entry']): readonly Line[] =>
    actions
      .filter(({ isAnonymous }) => detailed || !isAnonymous)
      .map((action) => ({
        transition: null,
        spans: [{ text: `${mark} / ${detailed ? guardText(action) : action.name}`, tone: 'action' }],
      }));
  const own = linesOf(
    chart.transitions.filter((transition) => transition.source === state.id && isRow(transition)),
    words,
    detailed,
    rowMark,
  );
  const tags: readonly Line[] =
    state.tags.length === 0
      ? []
      : [{ transition: null, spans: state.tags.map((tag) => ({ text: `#${tag}`, tone: 'tag' as const })) }];
  return [...tags, ...calls, ...doing(words.entry, state.entry), ...doing(words.exit, state.exit), ...own];
}

type Made = { node: ElkNode; boxes: readonly Omit<Box, 'x' | 'y' | 'width' | 'height'>[] };

const startId = (state: string): string => `${state}::start`;
const anywhereId = (state: string): string => `${state}::anywhere`;

/** Whether something inside of a state can be reached from anywhere in it. */
const hasAnywhere = (chart: Chart, id: string): boolean =>
  chart.transitions.some((transition) => transition.source === id && staysWithin(chart, transition));

const boxKind = (chart: Chart, state: ChartState, closed: readonly string[]): Box['kind'] => {
  if (closed.includes(state.id)) return 'collapsed';
  const parent = state.parent === null ? null : stateOf(chart, state.parent);
  if (parent?.type === 'parallel' && state.type !== 'history') return 'region';
  return state.type;
};

function nodeOf(
  chart: Chart,
  id: string,
  depth: number,
  words: Words,
  options: LayoutOptions,
  closed: readonly string[],
): Made {
  const state = stateOf(chart, id);
  const title = state.type === 'history' ? (state.history === 'deep' ? 'H*' : 'H') : state.key;
  const kind = boxKind(chart, state, closed);
  if (state.type === 'history') {
    const box = { id, kind, title, rows: [], depth };
    return { node: { id, width: markSize + 6, height: markSize + 6 }, boxes: [box] };
  }
  const isCaptioned = options.isCaptioned && state.children.length === 0 && kind !== 'collapsed';
  const rows = [...(isCaptioned ? [captionRow] : []), ...rowsOf(chart, state, words, options.detailed)];
  const box = { id, kind, title, rows, depth };
  const width =
    Math.max(
      linesWidth(rows),
      textWidth(title, titleSize, true) + (kind === 'collapsed' ? 24 : 8),
      isCaptioned ? captionSize : 40,
    ) +
    2 * inset;
  const height = headHeight + rows.length * lineHeight + (rows.length > 0 ? 8 : 4);
  if (state.children.length === 0) return { node: { id, width, height }, boxes: [box] };

  const made = state.children.map((child) => nodeOf(chart, child, depth + 1, words, options, closed));
  const extra: Omit<Box, 'x' | 'y' | 'width' | 'height'>[] = [];
  const children: ElkNode[] = [];
  if (state.initial !== null && state.type === 'compound') {
    children.push({ id: startId(id), width: startSize, height: startSize });
    extra.push({ id: startId(id), kind: 'start', title: '', rows: [], depth: depth + 1 });
  }
  children.push(...made.map(({ node }) => node));
  if (hasAnywhere(chart, id)) {
    children.push({ id: anywhereId(id), width: textWidth(words.anywhere) + 20, height: markSize });
    extra.push({ id: anywhereId(id), kind: 'anywhere', title: words.anywhere, rows: [], depth: depth + 1 });
  }
  return {
    node: {
      id,
      children,
      layoutOptions: {
        ...placing(chart),
        ...spacing,
        'elk.direction': options.direction,
        'elk.padding': `[top=${height + 10},left=16,bottom=16,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width}, ${height})`,
      },
    },
    boxes: [box, ...extra, ...made.flatMap(({ boxes }) => boxes)],
  };
}

/** Arrows with their transitions: those with the same source and target share an arrow. */
export type Arrow = {
  id: string;
  from: string;
  to: string;
  transitions: readonly ChartTransition[];
  /** A back edge: laid out in reverse, so that states are in reading order. */
  leadsBack: boolean;
};

/** The arrows of a chart: from each state and each initial dot to every target. */
export function arrowsOf(chart: Chart): readonly Arrow[] {
  const arrows = new Map<string, Arrow>();
  const order = readingOrder(chart);
  const leadsBack = (source: string, target: string): boolean => {
    const [from, to] = siblingsOf(chart, source, target) ?? [];
    return (order.get(to ?? '') ?? 0) < (order.get(from ?? '') ?? 0);
  };
  for (const state of Object.values(chart.states)) {
    if (state.initial === null) continue;
    const from = state.type === 'history' ? state.id : startId(state.id);
    arrows.set(from, {
      id: `>${from}`,
      from,
      to: state.initial,
      transitions: [],
      leadsBack: false,
    });
  }
  for (const transition of chart.transitions.filter((each) => !isRow(each))) {
    for (const target of transition.targets) {
      const { source } = transition;
      const from = target !== source && isWithin(chart, target, source) ? anywhereId(source) : source;
      const id = `${from}>${target}`;
      const known = arrows.get(id);
      const transitions = [...(known?.transitions ?? []), transition];
      arrows.set(id, {
        id,
        from,
        to: target,
        transitions,
        leadsBack: leadsBack(source, target),
      });
    }
  }
  return [...arrows.values()];
}

/** A chart as a graph for ELK, and the content of each of its nodes and edges. */
export function graphOf(chart: Chart, words: Words, options: LayoutOptions, closed: readonly string[]) {
  const { node, boxes } = nodeOf(chart, chart.root, 0, words, options, closed);
  const arrows = arrowsOf(chart).map((arrow) => ({
    ...arrow,
    lines: linesOf(arrow.transitions, words, options.detailed),
  }));
  const edges: ElkExtendedEdge[] = arrows.map(({ id, from, to, lines, leadsBack }) => ({
    id,
    sources: [leadsBack ? to : from],
    targets: [leadsBack ? from : to],
    ...(lines.length === 0
      ? {}
      : {
          labels: [
            {
              id: `${id}::label`,
              text: id,
              width: linesWidth(lines) + 8,
              height: lines.length * lineHeight + 4,
              layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
            },
          ],
        }),
  }));
  const graph: ElkNode = {
    id: '::all',
    layoutOptions: {
      ...general,
      ...(isCrowded(chart) ? placing(chart) : {}),
      ...spacing,
      'elk.direction': options.direction,
      'elk.padding': '[top=8,left=8,bottom=8,right=8]',
    },
    children: [node],
    edges,
  };
  return { graph, boxes, arrows };
}
