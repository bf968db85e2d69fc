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

/** What a cubic metre of a breed's length times the square of its depth weighs (kg): legs, neck and head are counted in. */
const density: Readonly<Record<Breed['kind'], number>> = { sheep: 350, goat: 350, cattle: 580 };

/** How many metres a unit of a breed is, where it weighs so many kilograms: its build stays the same. */
export const metresPerUnit = ({ kind, length, depth }: Breed, weight: number): number =>
  Math.cbrt(weight / (density[kind] * length * depth * depth));

/** The outline of a person of 1.70 m, in centimetres, the feet at 0. */
const person =
  'M-5-148C-6-141-20-142-23-133L-31-84Q-30-78-26-79T-21-84L-15-116L-14-84L-16-5Q-16 0-10 0H-5L0-72L5 0H10Q16 0 16-5L14-84L15-116L21-84Q22-78 26-79T31-84L23-133C20-142 6-141 5-148z';

/** A person who stands for the scale; `metre` is how long a metre is in the drawing's units. */
export function drawPerson({
  x,
  ground,
  metre,
  shadow,
}: {
  x: number;
  ground: number;
  metre: number;
  shadow: string;
}): string {
  return group(
    'g',
    {
      transform: `translate(${figure(x)} ${figure(ground)}) scale(${(metre / 100).toFixed(3)})`,
      fill: shadow,
      'fill-opacity': '0.28',
      stroke: shadow,
      'stroke-opacity': '0.75',
      'stroke-width': 1.4,
    },
    shape('path', { d: person }) + shape('circle', { cy: -159, r: 11 }),
  );
}

/** An animal with its shadow: `x` is its middle, `ground` where its feet are, `scale` how large its unit is in the drawing's. */
export type Standing = {
  breed: Breed;
  pose: Pose;
  palette: Palette;
  shadow: string;
  x: number;
  ground: number;
  scale: number;
  flip: boolean;
  id: string;
};

/** Draws an animal and the shadow under it, without a landscape and without its `<svg>`. */
export function drawStanding({ breed, pose, palette, shadow, x, ground, scale, flip, id }: Standing): string {
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
