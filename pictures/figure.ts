import { type Anatomy, anatomyOf, type Pose } from './anatomy.ts';
import type { Breed, Horn } from './breeds.ts';
import type { Palette } from './coats.ts';
import { closed, limb, limbPath, line } from './outline.ts';
import type { Point } from './svg.ts';
import { group, shape } from './svg.ts';

const path = (fill: string, d: string): string => shape('path', { fill, d });

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
function earOf(breed: Breed, root: Point, side: 1 | -1, part = 1): readonly [Point[], number[]] {
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

/** Patches of the second colour, as parts of the body's length and depth; `front` is its whole front half. */
const patches: readonly (readonly Point[])[] = [
  [
    [-0.44, 0.06],
    [-0.2, -0.1],
    [-0.1, 0.2],
    [-0.2, 0.52],
    [-0.36, 0.6],
    [-0.5, 0.36],
  ],
  [
    [0.02, -0.1],
    [0.2, -0.06],
    [0.2, 0.24],
    [0.08, 0.36],
    [-0.02, 0.18],
  ],
  [
    [0.34, 0.2],
    [0.52, 0.1],
    [0.56, 0.6],
    [0.44, 0.84],
    [0.3, 0.6],
  ],
];

function marked(breed: Breed, { top }: Anatomy, palette: Palette): string {
  const at = ([x, y]: Point): Point => [x * breed.length, top + y * breed.depth];
  if (palette.marking === 'front') {
    const edge: Point[] = [
      [-0.02, -1.4],
      [0.02, 0.1],
      [-0.06, 0.4],
      [0, 0.7],
      [-0.08, 1.2],
      [-0.04, 3],
      [-1.4, 3],
      [-1.4, -1.4],
    ];
    return path(palette.patch, closed(edge.map(at)));
  }
  if (palette.marking === 'patches')
    return path(palette.patch, patches.map((patch) => closed(patch.map(at))).join(''));
  return '';
}

const hooves = (feet: readonly Point[], bone: number, fill: string): string =>
  path(
    fill,
    feet
      .map(([x, y]) => {
        const [half, high] = [Math.round(bone * 0.54), Math.round(bone * 0.56)];
        return `M${Math.round(x) - half} ${Math.round(y - high)}h${half * 2}l2 ${high + 2}h-${half * 2 + 4}z`;
      })
      .join(''),
  );

/** The tuft at the end of a tail, and a little beyond. */
const tuftOf = (course: readonly Point[]): Point[] => {
  const [from, to] = [course[3] ?? [0, 0], course[4] ?? [0, 0]];
  const at = (part: number): Point => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
  ];
  return [at(0), at(0.5), at(1), at(1.4)];
};

function tailOf(breed: Breed, { tailRoot: [x, y] }: Anatomy, palette: Palette, pose: Pose): string {
  const { length, look } = breed.tail;
  const long = length * (breed.leg + breed.depth);
  const fill = palette.marking === 'patches' ? palette.patch : palette.coat;
  if (look === 'up') {
    const course: Point[] = [
      [x - 6, y + 10],
      [x + 10, y - 8],
      [x + 10, y - 26],
      [x, y - 40],
    ];
    return path(fill, limbPath(course, [24, 20, 15, 3]));
  }
  // Lying, it lies beside the haunch.
  const course: Point[] =
    pose === 'resting'
      ? [
          [x - 6, y],
          [x + 14, y * 0.62],
          [x + 12, -14],
          [x - 16, -7],
          [x - 44, -8],
        ]
      : [
          [x - 6, y],
          [x + 8, y + long * 0.14],
          [x + 11, y + long * 0.5],
          [x + 9, y + long * 0.78],
          [x + 4, y + long],
        ];
  if (look === 'long') return path(fill, limbPath(course, [24, 20, 17, 13, 4]));
  return (
    path(palette.shade, limbPath(course.slice(0, 4), [14, 9, 8, 7])) +
    path(palette.dark, limbPath(tuftOf(course), [8, 18, 14, 2]))
  );
}

function hornPath(horn: Horn, anatomy: Anatomy, breed: Breed): string {
  return limbPath(
    anatomy.head(horn.course),
    horn.thickness.map((part) => part * breed.head),
  );
}

/** Rings across a horn. */
function rings(horn: Horn, anatomy: Anatomy): string {
  const outline = anatomy.head(limb(horn.course, horn.thickness));
  const count = horn.course.length;
  return Array.from({ length: count - 3 }, (_, index) => {
    const [one, other] = [outline[index + 1], outline[outline.length - 2 - index]];
    if (one === undefined || other === undefined) return '';
    const part = (from: number, to: number) => Math.round(from + (to - from) * 0.62);
    return `M${Math.round(one[0])} ${Math.round(one[1])}L${part(one[0], other[0])} ${part(one[1], other[1])}`;
  }).join('');
}

function maneOf(breed: Breed, { head, under, top }: Anatomy): string {
  const [jaw, chin] = head([
    [-0.02, 0.2],
    [-0.3, 0.24],
  ]);
  if (jaw === undefined || chin === undefined) return '';
  const low: Point = [-0.46 * breed.length, under + 10];
  const points: Point[] = [
    jaw,
    chin,
    [(chin[0] + low[0]) / 2 - 16, (chin[1] + low[1]) / 2 - 14],
    [(chin[0] + low[0]) / 2 - 2, (chin[1] + low[1]) / 2],
    [low[0] - 22, low[1] - 34],
    [low[0] - 4, low[1] - 22],
    [low[0] - 4, low[1] + 4],
    [low[0] + 18, low[1] - 18],
    [low[0] + 40, low[1] - 2],
    [-0.3 * breed.length, top + breed.depth * 0.6],
  ];
  return closed(points.map(([x, y]): Point => [x, Math.min(y, -5)]));
}

function headOf(breed: Breed, anatomy: Anatomy, palette: Palette): string {
  const { head } = anatomy;
  const dark = palette.marking === 'front' ? palette.patch : palette.coat;
  const [eye, glint, nostril] = head([
    [-0.34, -0.08],
    [-0.36, -0.105],
    [-0.9 * breed.face, -0.005],
  ]);
  const mouth = line(
    head([
      [-0.96 * breed.face, 0.075],
      [-0.84 * breed.face, 0.1],
      [-0.7 * breed.face, 0.075],
    ]),
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
      stroke: palette.dark,
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    shape('circle', { ...at(nostril), r: breed.head * 0.035, fill: palette.dark }),
    shape('circle', { ...at(eye), r: breed.head * 0.078, fill: palette.eye }),
    shape('circle', { ...at(glint), r: breed.head * 0.024, fill: '#fff' }),
  ].join('');
}

/** Draws an animal without ground, landscape or shadow, facing left, its feet at 0. `id` begins its ids. */
export function drawFigure(breed: Breed, palette: Palette, pose: Pose, id: string): string {
  const anatomy = anatomyOf(breed, pose);
  const [root, farRoot] = anatomy.head([
    [0.02, -0.1],
    [-0.16, -0.18],
  ]);
  const ears = palette.marking ? palette.patch : palette.coat;
  const near = earOf(breed, root ?? [0, 0], 1);
  const inner = earOf(breed, root ?? [0, 0], 1, 0.72);
  const far = earOf(breed, farRoot ?? [0, 0], -1, 0.8);
  const pelt = [
    closed(anatomy.body),
    limbPath(...anatomy.neck),
    anatomy.hump ? closed(anatomy.hump) : '',
    anatomy.dewlap ? closed(anatomy.dewlap) : '',
  ].join('');
  const legs = anatomy.near.map((one, index) =>
    path(palette.marking === 'front' && index === 0 ? palette.patch : palette.coat, limbPath(...one)),
  );
  const { long, low } = { long: breed.length, low: anatomy.under };
  const belly = closed([
    [-0.46 * long, low - breed.depth * 0.16],
    [-0.2 * long, low - breed.depth * 0.16],
    [0.06 * long, low - breed.depth * 0.14],
    [0.3 * long, low - breed.depth * 0.3],
    [0.52 * long, low - breed.depth * 0.5],
    [0.56 * long, low + 20],
    [0, low + 40],
    [-0.52 * long, low + 20],
  ]);
  // Light comes from the upper left.
  const { top } = anatomy;
  const lit = closed([
    [-0.56 * long, top - 20],
    [-0.2 * long, top - 60],
    [0.36 * long, top - 20],
    [0.42 * long, top + breed.depth * 0.1],
    [0.1 * long, top + breed.depth * 0.19],
    [-0.2 * long, top + breed.depth * 0.16],
    [-0.42 * long, top + breed.depth * 0.46],
  ]);
  const soles = {
    near: hooves(anatomy.hooves.near, breed.bone, palette.dark),
    far: hooves(anatomy.hooves.far, breed.bone, palette.dark),
  };
  const folded =
    pose === 'resting'
      ? shape('path', {
          d: anatomy.near.map(([course]) => line(course.slice(1))).join(''),
          fill: 'none',
          stroke: palette.shade,
          'stroke-opacity': 0.35,
          'stroke-width': 3,
        })
      : '';
  return [
    tailOf(breed, anatomy, palette, pose),
    path(palette.shade, anatomy.far.map((one) => limbPath(...one)).join('')),
    soles.far,
    breed.horns ? path(palette.hornShade, hornPath(breed.horns.far, anatomy, breed)) : '',
    path(palette.shade, limbPath(...far)),
    pose === 'resting' ? '' : legs.join('') + soles.near,
    breed.udder === 0 || pose === 'resting'
      ? ''
      : shape('ellipse', { cx: 0.22 * long, cy: low + 2, rx: 22, ry: 17, fill: '#eeb0a0' }),
    shape('path', { id: `${id}-pelt`, fill: palette.coat, d: pelt }),
    group('clipPath', { id: `${id}-edge` }, shape('use', { href: `#${id}-pelt` })),
    group(
      'g',
      { 'clip-path': `url(#${id}-edge)` },
      marked(breed, anatomy, palette) +
        shape('path', { fill: palette.shade, 'fill-opacity': 0.3, d: belly }) +
        shape('path', { fill: '#fff', 'fill-opacity': '0.14', d: lit }),
    ),
    pose === 'resting' ? legs.join('') + folded + soles.near : '',
    breed.mane === 0 ? '' : path(palette.marking ? palette.patch : palette.shade, maneOf(breed, anatomy)),
    headOf(breed, anatomy, palette),
    path(ears, limbPath(...near)) + path(palette.skin, limbPath(...inner)),
    breed.horns
      ? path(palette.horn, hornPath(breed.horns.near, anatomy, breed)) +
        shape('path', {
          d: rings(breed.horns.near, anatomy),
          stroke: palette.hornShade,
          'stroke-width': 3,
          'stroke-linecap': 'round',
        })
      : '',
  ].join('');
}
