import { brand } from './brand.ts';
import { type Mark, mark, smallMark } from './mark.ts';
import { svgDocument } from './standing.ts';
import { group, shape } from './svg.ts';

type IconLook = { small?: boolean; part?: number };

const drawn = (shapes: Mark) => shapes.map((d) => shape('path', { 'fill-rule': 'evenodd', d })).join('');

/** The sign on the square of 64, `part` of its width, its middle in the middle. */
function placed(shapes: Mark, part: number): string {
  // The sign covers 7.5 to 62 by 5.9 to 60.9 of its square.
  const [x, y] = [32 - 34.7 * part, 32 - 33.3 * part];
  return group(
    'g',
    { fill: brand.sand, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${part})` },
    drawn(shapes),
  );
}

/**
 * Draws the shop's icon: its sign in sand on terracotta. `corner` is the radius of its corners, of a side of 64; `small` is for
 * 16 to 24 px; `part` is how much of the tile the sign takes (a launcher may cut away all but a circle of four fifths).
 */
export function drawIcon(corner: number, { small = false, part }: IconLook = {}): string {
  const square = shape('rect', { width: 64, height: 64, rx: corner, fill: brand.primary });
  return svgDocument(64, 64, square + placed(small ? smallMark : mark, part ?? (small ? 0.86 : 0.74)));
}

/** The sign's shapes on its square of 64, in the colour of what they stand in. */
export const markShapes = drawn(mark);

/** Draws the sign alone, in one colour. */
export function drawMark(fill: string): string {
  return svgDocument(64, 64, group('g', { fill }, markShapes));
}
