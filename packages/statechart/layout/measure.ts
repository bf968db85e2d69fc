import type { Line } from '../model/label.ts';

/** Text sizes of a chart, in px. Widths are estimated without a browser, so that a layout is the same everywhere. */
export const fontSize = 12;
export const titleSize = 13;
export const lineHeight = 17;

const narrow = "ijl.,:;'|!()[]/ tfrI";
const wide = 'mwMW@%—…✓→';

const advance = (character: string): number => {
  if (narrow.includes(character)) return 0.36;
  if (wide.includes(character)) return 0.95;
  return character >= 'A' && character <= 'Z' ? 0.71 : 0.61;
};

/** The width of a text in px, overestimated rather than underestimated. */
export const textWidth = (text: string, size: number = fontSize, isBold = false): number =>
  [...text].reduce((sum, character) => sum + advance(character), 0) * size * (isBold ? 1.17 : 1);

/** The gap between two spans of a line, in px. */
export const spanGap = 5;

const bold: readonly string[] = ['cause', 'answer'];

const lineWidth = ({ spans }: Line): number =>
  spans.reduce(
    (sum, { text, tone }) => sum + textWidth(text, fontSize, bold.includes(tone)) + spanGap,
    -spanGap,
  );

export const linesWidth = (lines: readonly Line[]): number => Math.ceil(Math.max(0, ...lines.map(lineWidth)));
