import { anatomyOf, type Pose } from './anatomy.ts';
import type { Breed } from './breeds.ts';
import type { Palette } from './coats.ts';
import { drawFigure } from './figure.ts';
import { limb } from './outline.ts';
import type { Point } from './svg.ts';
import { figure, group, shape } from './svg.ts';

/** How high a ram is with its horns, in the units in which breeds are built. */
const stature = 300;

/** What an animal covers of its drawing: the ground is 0, up is negative. */
export function boxOf(breed: Breed, pose: Pose): { left: number; right: number; top: number } {
  const anatomy = anatomyOf(breed, pose);
  const horns = breed.horns === null ? [] : [breed.horns.near, breed.horns.far];
  const points: readonly Point[] = [
    ...anatomy.body,
    ...(anatomy.hump ?? []),
    ...anatomy.head([
      [-1.05, 0],
      [-0.1, -0.3],
      ...horns.flatMap(({ course, thickness }) => limb(course, thickness)),
    ]),
    [anatomy.tailRoot[0] + 24, anatomy.tailRoot[1]],
  ];
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down) };
}

/** How large an animal is drawn, where a ram of its usual size is `height` high. */
export const scaleOf = (breed: Breed, height: number): number => (height * breed.size) / stature;

/** An animal with its shadow: `x` is its middle, `ground` where its feet are, `height` that of a ram, in the drawing's units. */
export type Standing = {
  breed: Breed;
  pose: Pose;
  palette: Palette;
  shadow: string;
  x: number;
  ground: number;
  height: number;
  flip: boolean;
  id: string;
};

/** Draws an animal and the shadow under it, without a landscape and without its `<svg>`. */
export function drawStanding({
  breed,
  pose,
  palette,
  shadow,
  x,
  ground,
  height,
  flip,
  id,
}: Standing): string {
  const scale = scaleOf(breed, height);
  const { left, right } = boxOf(breed, pose);
  const middle = (left + right) / 2;
  const turned = flip ? -scale : scale;
  return (
    shape('ellipse', {
      cx: x - middle * turned,
      cy: ground,
      rx: breed.length * (pose === 'resting' ? 0.68 : 0.6) * scale,
      ry: breed.length * 0.07 * scale,
      fill: shadow,
      'fill-opacity': 0.85,
    }) +
    group(
      'g',
      {
        transform: `translate(${figure(x - middle * turned)} ${figure(ground)}) scale(${turned.toFixed(3)} ${scale.toFixed(3)})`,
      },
      drawFigure(breed, palette, pose, id),
    )
  );
}

/** An SVG document of that size around a drawing. */
export function svgDocument(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${figure(width)} ${figure(height)}">${content}</svg>`;
}
