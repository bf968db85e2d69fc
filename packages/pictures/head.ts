import type { Anatomy } from './anatomy.ts';
import type { Breed } from './breeds.ts';
import type { Palette } from './coats.ts';
import type { Horn } from './horns.ts';
import { closed, limb, limbPath, line, placed } from './outline.ts';
import { type Point, shape } from './svg.ts';

/** A filled outline. */
export const path = (fill: string, d: string): string => shape('path', { fill, d });

/** The head's outline, seen from the side, in its own length. */
const headPoints = ({ nose, face, kind }: Breed): Point[] => {
  const broad = kind === 'cattle' ? 0.05 : 0;
  return [
    [0.1, -0.18],
    [-0.12, -0.27],
    [-0.36, -0.24 - nose * 0.5],
    [-0.64 * face, -0.17 - nose],
    [-0.88 * face, -0.11 - broad],
    [-0.99 * face, 0.02],
    [-0.95 * face, 0.13 + broad],
    [-0.76 * face, 0.17 + broad],
    [-0.48, 0.21],
    [-0.22, 0.3],
    [0.06, 0.24],
    [0.16, 0.02],
  ];
};

const muzzlePoints = ({ face, kind }: Breed): Point[] => {
  const broad = kind === 'cattle' ? 0.05 : 0;
  return [
    [-0.8 * face, -0.07 - broad],
    [-0.9 * face, -0.08 - broad],
    [-0.98 * face, 0.03],
    [-0.94 * face, 0.12 + broad],
    [-0.77 * face, 0.15 + broad],
    [-0.7 * face, 0.04],
  ];
};

/** An ear hangs by its weight, however the head is turned. `side` is -1 for the far one. */
export function earOf(breed: Breed, root: Point, side: 1 | -1, part = 1): readonly [Point[], number[]] {
  const { length, wide, hang } = breed.ear;
  const reach = length * breed.head * part;
  const course = (share: number, degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [root[0] + side * Math.cos(angle) * reach * share, root[1] + Math.sin(angle) * reach * share];
  };
  const width = wide * breed.head * part;
  return [
    [root, course(0.3, hang * 0.6 - 14), course(0.68, hang * 0.92 - 6), course(1, hang)],
    [width * 0.6, width * 1.15, width * 1.1, 2],
  ];
}

/** The outline of a horn where the head is. */
export function hornPath(horn: Horn, anatomy: Anatomy, breed: Breed): string {
  return limbPath(
    anatomy.head(horn.course),
    horn.thickness.map((part) => part * breed.head),
  );
}

/** Rings across a horn. */
export function rings(horn: Horn, anatomy: Anatomy): string {
  const outline = anatomy.head(limb(horn.course, horn.thickness));
  const count = horn.course.length;
  return Array.from({ length: count - 3 }, (_, index) => {
    const [one, other] = [outline[index + 1], outline[outline.length - 2 - index]];
    if (one === undefined || other === undefined) return '';
    const part = (from: number, to: number) => Math.round(from + (to - from) * 0.62);
    return `M${Math.round(one[0])} ${Math.round(one[1])}L${part(one[0], other[0])} ${part(one[1], other[1])}`;
  }).join('');
}

/** Draws the head with its face, without ears and horns. */
export function headOf(breed: Breed, anatomy: Anatomy, palette: Palette): string {
  const { head } = anatomy;
  const dark = palette.marking === 'front' ? palette.patch : palette.coat;
  const [eye, glint, nostril] = head([
    [-0.34, -0.07],
    [-0.355, -0.075],
    [-0.9 * breed.face, -0.005],
  ]);
  // Shut, without a smile; the lid lies level over the eye, not along the face: it would frown.
  const mouth = line(
    head([
      [-0.95 * breed.face, 0.07],
      [-0.85 * breed.face, 0.1],
      [-0.75 * breed.face, 0.115],
    ]),
  );
  const lid = closed(
    head(
      placed(
        [
          [-0.11, -0.07],
          [0, -0.1],
          [0.12, 0.04],
          [0, -0.035],
        ],
        [-0.34, -0.07],
        1,
        ((breed.nod - 25) * Math.PI) / 180,
      ),
    ),
  );
  const around = closed(
    head([
      [-0.5, -0.2],
      [-0.2, -0.25],
      [0.06, -0.1],
      [0.02, 0.14],
      [-0.24, 0.12],
      [-0.46, 0.02],
    ]),
  );
  const beard = head([
    [-0.66, 0.15],
    [-0.58, 0.4 * breed.beard],
    [-0.7, 0.62 * breed.beard],
  ]);
  const at = ([x, y]: Point | readonly [0, 0] = [0, 0]) => ({ cx: Math.round(x), cy: Math.round(y) });
  return [
    breed.beard === 0 ? '' : path(palette.dark, limbPath(beard, [breed.head * 0.2, breed.head * 0.16, 2])),
    path(dark, closed(head(headPoints(breed)))),
    palette.marking === 'patches' ? path(palette.patch, around) : '',
    path(palette.muzzle, closed(head(muzzlePoints(breed)))),
    shape('path', {
      d: mouth,
      fill: 'none',
      stroke: palette.skin,
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    shape('circle', { ...at(nostril), r: breed.head * 0.035, fill: palette.dark }),
    shape('circle', { ...at(eye), r: breed.head * 0.066, fill: palette.eye }),
    shape('circle', { ...at(glint), r: breed.head * 0.016, fill: '#fff' }),
    path(palette.marking === 'patches' ? palette.patch : dark, lid),
  ].join('');
}
