import { drawStanding, svgDocument } from './animal.ts';
import { palettes } from './coats.ts';
import { group, shape } from './svg.ts';

/** Draws the shop's icon: a ram's head on terracotta. `corner` is the radius of its corners, of a side of 64. */
export function drawIcon(corner: number): string {
  const square = shape('rect', { width: 64, height: 64, rx: corner, fill: '#a8431f' });
  const ram = drawStanding({
    species: 'ram',
    palette: palettes.white,
    shadow: '#a8431f',
    x: 43.5,
    ground: 88,
    height: 78,
    flip: false,
    id: 'icon',
  });
  return svgDocument(
    64,
    64,
    square +
      group('clipPath', { id: 'icon-edge' }, shape('rect', { width: 64, height: 64, rx: corner })) +
      group('g', { 'clip-path': 'url(#icon-edge)' }, ram),
  );
}
