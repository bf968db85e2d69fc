import type { Breed } from './breeds.ts';
import { placed } from './outline.ts';
import type { Point } from './svg.ts';

/** How an animal is seen: its head high, its head at the ground, lying. */
export const poses = ['proud', 'grazing', 'resting'] as const;

/** The name of a pose. */
export type Pose = (typeof poses)[number];

/** A part that has a course and a thickness along it. */
export type Limb = readonly [course: readonly Point[], thickness: readonly number[]];

/** Where the parts of an animal are: it faces left, the ground is 0, up is negative. */
export type Anatomy = {
  body: readonly Point[];
  hump: readonly Point[] | null;
  dewlap: readonly Point[] | null;
  neck: Limb;
  /** From the head's own units (its length; forward is negative) to those of the drawing. */
  head: (points: readonly Point[]) => Point[];
  poll: Point;
  near: readonly Limb[];
  far: readonly Limb[];
  /** Hooves, as their middle on the ground and their slant. */
  hooves: { near: readonly Point[]; far: readonly Point[] };
  tailRoot: Point;
  top: number;
  under: number;
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** How far the neck rises (degrees) and how long it is, so that the nose comes to the ground. */
function lowered(shoulder: Point, breed: Breed, nod: number): { rise: number; length: number } {
  const length = breed.neck.length * 1.15;
  const drop = -4 - breed.head * breed.face * Math.sin(radians(nod)) * 0.98 - shoulder[1];
  const part = drop / length;
  return part > 0.95
    ? { rise: -72, length: drop / Math.sin(radians(72)) }
    : { rise: (-Math.asin(Math.max(part, 0)) * 180) / Math.PI, length };
}

const leg = (breed: Breed, x: number, foot: number, top: number, hind: boolean): Limb => {
  const { leg: height, bone, depth, kind } = breed;
  const isHeavy = kind === 'cattle';
  const bend = hind ? (isHeavy ? 0.055 : 0.075) * breed.length : -2;
  const heavy = isHeavy ? 1.1 : 1;
  return [
    [
      [x - (hind ? 4 : 0), top],
      [x - (hind ? (isHeavy ? 0.04 : 0.06) * breed.length : 0), -height * 1.02],
      [x + bend + foot * 0.4, -height * 0.52],
      [x + bend * 0.6 + foot * 0.85, -height * 0.18],
      [x + bend * 0.45 + foot, -2],
    ],
    [
      depth * (hind ? 0.5 : 0.36),
      depth * (hind ? 0.42 : 0.32) * heavy,
      bone * 1.12,
      bone * 0.86,
      bone * 1.12,
    ],
  ];
};

const standing = (breed: Breed, pose: Pose) => {
  const { length: long, leg: height, depth } = breed;
  const top = -height - depth * 0.42;
  const stride = pose === 'grazing' ? 0.07 * long : 0.03 * long;
  const fore = -0.31 * long;
  const aft = 0.35 * long;
  const limbs = {
    near: [leg(breed, fore, -stride, top, false), leg(breed, aft, stride * 0.6, top, true)],
    far: [
      leg(breed, fore + 0.1 * long, stride, top, false),
      leg(breed, aft - 0.11 * long, -stride, top, true),
    ],
  };
  const feet = (all: readonly Limb[]) => all.map(([course]) => course.at(-1) ?? ([0, 0] as const));
  return { ...limbs, hooves: { near: feet(limbs.near), far: feet(limbs.far) } };
};

const lying = ({ length: long, depth, bone }: Breed) => {
  const fore: Limb = [
    [
      [-0.27 * long, -depth * 0.42],
      [-0.34 * long, -depth * 0.2],
      [-0.5 * long, -bone * 0.62],
      [-0.3 * long, -bone * 0.5],
    ],
    [depth * 0.34, bone * 1.7, bone * 1.2, bone],
  ];
  const aft: Limb = [
    [
      [0.32 * long, -depth * 0.5],
      [0.14 * long, -depth * 0.26],
      [0.4 * long, -bone * 0.6],
      [0.12 * long, -bone * 0.5],
    ],
    [depth * 0.52, depth * 0.5, bone * 1.2, bone],
  ];
  const far: Limb = [
    [
      [-0.36 * long, -depth * 0.3],
      [-0.5 * long, -depth * 0.16],
      [-0.66 * long, -bone * 0.5],
    ],
    [bone * 1.8, bone * 1.3, bone],
  ];
  return {
    near: [fore, aft],
    far: [far],
    // The near foreleg is folded over its hoof.
    hooves: { near: [[0.1 * long, -2] as const], far: [[-0.67 * long, -2] as const] },
  };
};

/** Where the parts of a breed are in a pose. */
export function anatomyOf(breed: Breed, pose: Pose): Anatomy {
  const { length: long, depth, belly, kind } = breed;
  const under = pose === 'resting' ? -2 : -breed.leg;
  const top = under - depth * (pose === 'resting' ? 0.94 : 1);
  const square = kind === 'cattle' ? 1 : 0;
  const at = (x: number, y: number): Point => [x * long, top + y * depth];
  const shoulder = at(-0.34, 0.36);
  const nod = pose === 'grazing' ? 76 : breed.nod;
  const { rise, length } =
    pose === 'grazing'
      ? lowered(shoulder, breed, nod)
      : { rise: breed.neck.rise + (pose === 'resting' ? 6 : 0), length: breed.neck.length };
  const along = (part: number): Point => [
    shoulder[0] - Math.cos(radians(rise)) * length * part,
    shoulder[1] - Math.sin(radians(rise)) * length * part,
  ];
  const poll = along(1);
  const turn = -radians(nod);
  const throat = along(0.72);
  return {
    top,
    under,
    poll,
    body: [
      at(-0.4, 0.08),
      at(-0.26, 0),
      at(0.02, 0.05),
      at(0.3, square ? -0.01 : 0.01),
      at(0.455, square ? 0.06 : 0.14),
      at(0.5, 0.42),
      at(0.45, 0.8),
      [0.2 * long, under - depth * 0.1 + belly * 0.4],
      [-0.04 * long, under + belly],
      [-0.28 * long, under],
      at(-0.46, 0.84),
      at(-0.53, 0.5),
    ],
    hump:
      breed.hump === 0
        ? null
        : [
            at(-0.4, 0.14),
            [-0.34 * long, top - breed.hump * 0.66],
            [-0.24 * long, top - breed.hump],
            [-0.14 * long, top - breed.hump * 0.62],
            at(-0.02, 0.06),
            at(-0.2, 0.3),
          ],
    dewlap:
      breed.dewlap === 0
        ? null
        : [
            [throat[0] + 6, throat[1]],
            [throat[0] + 2, throat[1] + breed.neck.thick * 0.42],
            [
              (throat[0] - 0.46 * long) / 2,
              (throat[1] + breed.neck.thick * 0.4 + under) / 2 + breed.dewlap * 0.5,
            ],
            [-0.44 * long, under - depth * 0.14 + breed.dewlap * 0.5],
            [-0.32 * long, under - depth * 0.05],
            [-0.3 * long, under - depth * 0.5],
          ],
    neck: [
      [at(-0.2, 0.46), shoulder, along(0.55), along(1.04)],
      [depth * 0.66, breed.neck.thick * 1.22, breed.neck.thick * 0.86, breed.head * 0.44],
    ],
    head: (points) => placed(points, poll, breed.head, turn),
    ...(pose === 'resting' ? lying(breed) : standing(breed, pose)),
    tailRoot: at(0.47, square ? 0.1 : 0.18),
  };
}
