import type { Coat, Palette } from './coats.ts';
import { palettes } from './coats.ts';
import { drawLandscape } from './landscape.ts';
import type { Landscape } from './landscapes.ts';
import { sceneries } from './landscapes.ts';
import { notoAnimals } from './noto.ts';
import type { Build, Species } from './species.ts';
import { builds } from './species.ts';
import { figure, group, shape } from './svg.ts';

/** Width to height of a picture of an animal. */
export const pictureRatio = 6 / 5;

const HEIGHT = 500;

/**
 * What to draw. `ratio` is width to height, 6:5 unless told; `flip` turns the animal round from how it stands in
 * that landscape; `scale` makes it larger or smaller than there; `id` replaces the prefix of the drawing's ids.
 */
export type AnimalPicture = {
  species: Species;
  coat: Coat;
  landscape: Landscape;
  ratio?: number;
  flip?: boolean;
  scale?: number;
  id?: string;
};

/**
 * Draws an animal standing in a landscape, as a whole SVG document of 5 to 8 kB. The same request gives the same
 * text. Each landscape has its own stance, so that the pictures of one animal do not look alike.
 * It carries presentation attributes only: no style, no script, nothing that a strict policy refuses.
 */
export function drawAnimal(picture: AnimalPicture): string {
  const { species, coat, landscape, ratio = pictureRatio, flip = false, scale = 1 } = picture;
  const { stance, shadow } = sceneries[landscape];
  const frame = {
    width: HEIGHT * ratio,
    height: HEIGHT,
    id: picture.id ?? `${species}-${coat}-${landscape}`,
  };
  const standing = drawStanding({
    species,
    palette: palettes[coat],
    shadow,
    x: stance.x * frame.width,
    ground: stance.ground * HEIGHT,
    height: stance.height * HEIGHT * scale,
    flip: flip !== stance.flip,
    id: frame.id,
  });
  return svgDocument(frame.width, frame.height, drawLandscape(sceneries[landscape], frame) + standing);
}

/** An animal with its shadow: `x` is its middle, `ground` where its feet are, `height` its own, in the drawing's units. */
export type Standing = {
  species: Species;
  palette: Palette;
  shadow: string;
  x: number;
  ground: number;
  height: number;
  flip: boolean;
  id: string;
};

/** Draws an animal and the shadow under it, without a landscape and without its `<svg>`. */
export function drawStanding({ species, palette, shadow, x, ground, height, flip, id }: Standing): string {
  const { box, size } = builds[species];
  const scale = (height * size) / (box.bottom - box.top);
  const middle = (box.left + box.right) / 2;
  const halfWidth = ((box.right - box.left) / 2) * scale;
  const turned = flip ? -scale : scale;
  const feet = ground - box.bottom * scale;
  return (
    shape('ellipse', {
      cx: x + (flip ? -0.04 : 0.04) * halfWidth,
      cy: ground - halfWidth * 0.03,
      rx: halfWidth * 0.86,
      ry: halfWidth * 0.105,
      fill: shadow,
      'fill-opacity': 0.85,
    }) +
    group(
      'g',
      {
        transform: `translate(${figure(x - middle * turned)} ${figure(feet)}) scale(${turned.toFixed(3)} ${scale.toFixed(3)})`,
      },
      drawFigure(species, palette, id),
    )
  );
}

/** An SVG document of that size around a drawing. */
export function svgDocument(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${figure(width)} ${figure(height)}">${content}</svg>`;
}

function drawFigure(species: Species, palette: Palette, id: string): string {
  const build = builds[species];
  return notoAnimals[build.source]
    .map((markup, index) => {
      const fill = /fill="(#[0-9a-f]+)"/.exec(markup)?.[1] ?? '';
      const role = build.untouched.includes(index) ? undefined : build.colours[fill];
      const drawn = role ? markup.replace(fill, palette[role]) : markup;
      return index === build.pelt ? drawPelt(drawn, build, palette, `${id}-pelt`) : drawn;
    })
    .join('');
}

function drawPelt(pelt: string, build: Build, palette: Palette, id: string): string {
  const marking = palette.marking && build[palette.marking];
  return [
    build.under && shape('path', { fill: palette.coat, d: build.under }),
    pelt.replace('<path', `<path id="${id}"`),
    group('clipPath', { id: `${id}-edge` }, shape('use', { href: `#${id}` })),
    group(
      'g',
      { 'clip-path': `url(#${id}-edge)` },
      [
        marking ? shape('path', { fill: palette.patch, d: marking }) : '',
        build.horns ? shape('path', { fill: palette.horn, d: build.horns }) : '',
        shape('path', { fill: palette.shade, 'fill-opacity': 0.28, d: build.belly }),
      ].join(''),
    ),
  ].join('');
}
