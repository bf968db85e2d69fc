import { inset } from '../layout/graph.ts';
import type { Box, Layout, Point, Wire } from '../layout/layout.ts';
import { lineHeight, spanGap } from '../layout/measure.ts';
import { type Chart, isWithin } from '../model/chart.ts';
import { causeText, type Line } from '../model/label.ts';
import { guardText } from '../model/names.ts';
import type { Words } from '../model/words.ts';
import { type Colours, colours, drawingStyle, type Scheme } from './style.ts';

export type DrawingOptions = {
  /** Ids of the active states. */
  active?: readonly string[];
  /** Ids of the transitions that can be taken now. */
  open?: readonly string[];
  /** The search text: states and events that do not match are dimmed. */
  search?: string;
  scheme?: Scheme;
  /** Colours instead of the addon's own. */
  colours?: Colours;
  /** Whether states and events are focusable: not in a file. */
  isReached?: boolean;
  /** The accessible name of the drawing. */
  title?: string;
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (each) => entities[each] ?? each);
const round = (value: number): number => Math.round(value * 10) / 10;

/** Folds a name for the search: ignores capitals, accents and separators. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim();

const lineText = ({ spans }: Line): string => spans.map(({ text }) => text).join(' ');
const holds = (text: string, search: string): boolean =>
  plain(text).includes(search) || plain(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).includes(search);

export const boxHolds = (box: Box, search: string): boolean =>
  holds([box.title, ...box.rows.map(lineText)].join(' '), search);
export const wireHolds = (wire: Wire, search: string): boolean =>
  wire.label !== null && holds(wire.label.lines.map(lineText).join(' '), search);

/** The closed states that hide a match: the name of a state, or an event in it. */
export function hidingOf(
  chart: Chart,
  closed: readonly string[],
  search: string,
  words: Words,
): readonly string[] {
  const wanted = plain(search);
  if (wanted === '') return [];
  const states = Object.values(chart.states).filter(({ key, calls }) =>
    holds([key, ...calls.map(guardText)].join(' '), wanted),
  );
  const transitions = chart.transitions.filter(({ cause, guard }) =>
    holds([causeText(cause, words), guard === null ? '' : guardText(guard)].join(' '), wanted),
  );
  const found = [...states.map(({ id }) => id), ...transitions.map(({ source }) => source)];
  return closed.filter((each) => found.some((id) => id !== each && isWithin(chart, id, each)));
}

/** The attributes of a focusable element. The page moves the focus among them, so none is a tab stop of its own. */
const reached = (role: 'button' | 'group', name: string): string =>
  ` tabindex="-1" role="${role}" aria-label="${escaped(name)}"`;

function lineMarkup(line: Line, x: number, y: number, isReached: boolean): string {
  const spans = line.spans.map(
    ({ text, tone }, index) =>
      `<tspan${index === 0 ? '' : ` dx="${spanGap}"`} class="${tone}">${escaped(text)}</tspan>`,
  );
  const text = `<text x="${round(x)}" y="${round(y)}">${spans.join('')}</text>`;
  if (line.transition === null) return text;
  const reach = isReached ? reached('button', lineText(line).trim()) : '';
  return `<g data-transition="${escaped(line.transition)}"${reach}>${text}</g>`;
}

const linesMarkup = (lines: readonly Line[], x: number, y: number, isReached: boolean): string =>
  lines.map((line, index) => lineMarkup(line, x, y + lineHeight * (index + 0.5), isReached)).join('');

const rectangle = (box: Box, by: number, radius: number, classes = ''): string =>
  `<rect${classes === '' ? '' : ` class="${classes}"`} x="${round(box.x + by)}" y="${round(box.y + by)}" width="${round(box.width - 2 * by)}" height="${round(box.height - 2 * by)}" rx="${radius}"/>`;

function boxMarkup(box: Box, isReached: boolean): string {
  const middle = { x: round(box.x + box.width / 2), y: round(box.y + box.height / 2) };
  const centred = `<text x="${middle.x}" y="${middle.y}" text-anchor="middle">${escaped(box.title)}</text>`;
  switch (box.kind) {
    case 'start':
      return `<circle cx="${middle.x}" cy="${middle.y}" r="${round(box.width / 2 - 1)}"/>`;
    case 'history':
      return `<circle cx="${middle.x}" cy="${middle.y}" r="${round(box.width / 2)}"/>${centred}`;
    case 'anywhere':
      return `${rectangle(box, 0, box.height / 2)}${centred}`;
    default: {
      const isNest = box.kind === 'compound' || box.kind === 'parallel' || box.kind === 'region';
      const rule =
        isNest && box.rows.length > 0
          ? `<line class="rule" x1="${round(box.x)}" x2="${round(box.x + box.width)}" y1="${round(box.y + 30 + box.rows.length * lineHeight)}" y2="${round(box.y + 30 + box.rows.length * lineHeight)}"/>`
          : '';
      const collapse =
        isNest || box.kind === 'collapsed'
          ? ` data-collapse="${escaped(box.id)}"${isReached ? reached('button', box.title) : ''}`
          : '';
      const sign = box.kind === 'collapsed' ? ' ⊞' : '';
      return [
        rectangle(box, 0, isNest ? 14 : 10),
        box.kind === 'final' ? rectangle(box, 4, 7, 'inner') : '',
        `<text class="title" x="${round(box.x + inset)}" y="${round(box.y + 15)}"${collapse}>${escaped(box.title)}${sign}</text>`,
        linesMarkup(box.rows, box.x + inset, box.y + 26, isReached),
        rule,
      ].join('');
    }
  }
}

/** A line with rounded corners. */
function pathOf(points: readonly Point[]): string {
  const radius = 7;
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${round(point.x)} ${round(point.y)}`;
      if (after === undefined) return `L${round(point.x)} ${round(point.y)}`;
      const towards = (other: Point): Point => {
        const length = Math.hypot(other.x - point.x, other.y - point.y) || 1;
        const step = Math.min(radius, length / 2) / length;
        return { x: point.x + (other.x - point.x) * step, y: point.y + (other.y - point.y) * step };
      };
      const start = towards(before);
      const end = towards(after);
      return `L${round(start.x)} ${round(start.y)}Q${round(point.x)} ${round(point.y)} ${round(end.x)} ${round(end.y)}`;
    })
    .join('');
}

function headOf(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2);
  if (before === undefined || tip === undefined) return '';
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const x = (tip.x - before.x) / length;
  const y = (tip.y - before.y) / length;
  const corner = (side: number) =>
    `${round(tip.x - 8 * x + side * 4 * y)} ${round(tip.y - 8 * y - side * 4 * x)}`;
  return `<path class="head" d="M${round(tip.x)} ${round(tip.y)}L${corner(1)}L${corner(-1)}Z"/>`;
}

function wireLine({ lines }: Wire): string {
  const last = lines.at(-1) ?? [];
  return lines.map((points) => `<path d="${pathOf(points)}"/>`).join('') + headOf(last);
}

const labelMarkup = ({ label }: Wire, isReached: boolean): string =>
  label === null
    ? ''
    : `<rect x="${round(label.x)}" y="${round(label.y)}" width="${round(label.width)}" height="${round(label.height)}" rx="4"/>${linesMarkup(label.lines, label.x + 4, label.y + 2, isReached)}`;

/** A chart as SVG. The output depends on the input only, so it can be committed and compared. */
export function drawChart(layout: Layout, options: DrawingOptions = {}): string {
  const { active = [], open = [], scheme = 'auto', title = layout.chart, isReached = false } = options;
  const search = plain(options.search ?? '');
  const state = (isFound: boolean): string => (search === '' ? '' : isFound ? ' found' : ' inactive');
  const boxes = layout.boxes.map((box) => {
    const isNest = box.kind === 'compound' || box.kind === 'parallel';
    const isLeaf = box.rows.length >= 0 && !layout.boxes.some(({ id }) => id.startsWith(`${box.id}.`));
    const classes = [
      `box ${box.kind}`,
      isLeaf ? ' leaf' : '',
      active.includes(box.id) ? ' lit' : '',
      isNest || box.kind === 'region' ? '' : state(boxHolds(box, search)),
    ].join('');
    const isState = box.kind !== 'start' && box.kind !== 'anywhere';
    const own = box.rows.filter(({ transition }) => transition === null).map(lineText);
    const name = [box.title, ...own.filter((text) => text !== '')].join(', ');
    const isCurrent = active.includes(box.id) ? ' aria-current="true"' : '';
    const reach = isReached && isState ? `${reached('group', name)}${isCurrent}` : '';
    return `<g class="${classes}" data-state="${escaped(box.id)}"${reach}>${boxMarkup(box, isReached)}</g>`;
  });
  const wires = layout.wires.map((wire) => {
    const isOpen = wire.transitions.some((id) => open.includes(id));
    return { wire, classes: `wire${isOpen ? ' live' : ''}${state(wireHolds(wire, search))}` };
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="sc" role="${isReached ? 'group' : 'img'}" aria-label="${escaped(title)}" viewBox="0 0 ${layout.width} ${layout.height}" width="${layout.width}" height="${layout.height}">`,
    `<style>${colours('svg.sc', scheme, options.colours)}${drawingStyle}</style>`,
    ...boxes,
    ...wires.map(({ wire, classes }) => `<g class="${classes}">${wireLine(wire)}</g>`),
    ...wires
      .filter(({ wire }) => wire.label !== null)
      .map(({ wire, classes }) => `<g class="${classes}">${labelMarkup(wire, isReached)}</g>`),
    '</svg>',
  ].join('\n');
}
