import { type Anatomy, anatomyOf, type Pose } from './anatomy.ts';
import type { Breed } from './breeds.ts';
import type { Palette } from './coats.ts';
import { earOf, headOf, hornPath, path, rings } from './head.ts';
import { closed, limbPath, line } from './outline.ts';
import { group, type Point, shape } from './svg.ts';

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
        const [half, high] = [Math.round(bone * 0.52), Math.round(bone * 0.5)];
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
  const fill = palette.patch;
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

/** Locks along the pelt's edge: dots of a stroke, which stand so close that they are one outline. */
const fleece = ({ wool }: Breed, { coat }: Palette, id: string): string =>
  shape('use', {
    href: `#${id}-pelt`,
    stroke: coat,
    'stroke-width': wool,
    'stroke-linecap': 'round',
    'stroke-dasharray': `0 ${Math.round(wool * 0.72)}`,
  });

/** Locks over the body, in rows that lie between each other. */
const curls = ({ length, depth, wool }: Breed, { top }: Anatomy, { shade }: Palette): string =>
  shape('path', {
    d: [0.12, 0.3, 0.48, 0.66, 0.84]
      .map((part, row) => {
        const lock = Math.round(wool * 0.8);
        const from = Math.round(-0.52 * length + ((row % 2) * lock) / 2);
        const one = `q${lock / 2} ${lock} ${lock} 0`;
        return `M${from} ${Math.round(top + depth * part)}${one.repeat(Math.floor(length / lock))}`;
      })
      .join(''),
    fill: 'none',
    stroke: shade,
    'stroke-opacity': '0.5',
    'stroke-width': 3,
    'stroke-linecap': 'round',
  });

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
  const muscles = [
    line([
      [0.33 * long, top + breed.depth * 0.3],
      [0.23 * long, top + breed.depth * 0.56],
      [0.26 * long, low - breed.depth * 0.12],
    ]),
    line([
      [-0.3 * long, top + breed.depth * 0.42],
      [-0.21 * long, top + breed.depth * 0.62],
      [-0.24 * long, low - breed.depth * 0.08],
    ]),
  ].join('');
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
  const nearEar =
    path(ears, limbPath(...near)) + path(palette.marking ? palette.skin : palette.muzzle, limbPath(...inner));
  const horns = breed.horns
    ? path(palette.horn, hornPath(breed.horns.near, anatomy, breed)) +
      shape('path', {
        d: rings(breed.horns.near, anatomy),
        stroke: palette.hornShade,
        'stroke-width': 3,
        'stroke-linecap': 'round',
      })
    : '';
  return [
    tailOf(breed, anatomy, palette, pose),
    path(palette.shade, anatomy.far.map((one) => limbPath(...one)).join('')),
    soles.far,
    breed.horns ? path(palette.hornShade, hornPath(breed.horns.far, anatomy, breed)) : '',
    // An ear that hangs is behind the head there.
    breed.ear.hang > 60 && pose !== 'grazing' ? '' : path(palette.shade, limbPath(...far)),
    breed.udder === 0 || pose === 'resting'
      ? ''
      : shape('ellipse', { cx: 0.22 * long, cy: low + 2, rx: 22, ry: 17, fill: '#eeb0a0' }),
    pose === 'resting' ? '' : legs.join('') + soles.near,
    shape('path', { id: `${id}-pelt`, fill: palette.coat, d: pelt }),
    breed.wool === 0 ? '' : fleece(breed, palette, id),
    group('clipPath', { id: `${id}-edge` }, shape('use', { href: `#${id}-pelt` })),
    group(
      'g',
      { 'clip-path': `url(#${id}-edge)` },
      marked(breed, anatomy, palette) +
        (breed.wool === 0 ? '' : curls(breed, anatomy, palette)) +
        shape('path', { fill: palette.shade, 'fill-opacity': 0.3, d: belly }) +
        shape('path', { fill: '#fff', 'fill-opacity': '0.14', d: lit }) +
        (pose === 'resting' || breed.wool > 0
          ? ''
          : shape('path', {
              d: muscles,
              fill: 'none',
              stroke: palette.shade,
              'stroke-opacity': 0.3,
              'stroke-width': 3,
              'stroke-linecap': 'round',
            })),
    ),
    pose === 'resting' ? legs.join('') + folded + soles.near : '',
    breed.mane === 0 ? '' : path(palette.marking ? palette.patch : palette.shade, maneOf(breed, anatomy)),
    headOf(breed, anatomy, palette),
    // The ear of cattle covers the root of the horn; a sheep's horn covers the ear.
    ...(breed.kind === 'cattle' ? [horns, nearEar] : [nearEar, horns]),
  ].join('');
}
