import type { Point } from './svg.ts';

/** A horn from its root on: its course in lengths of the head (forward is negative, up too), and its thickness there. */
export type Horn = { course: readonly Point[]; thickness: readonly number[] };

const horn = (course: readonly Point[], thickness: readonly number[]): Horn => ({ course, thickness });
/** Both horns of an animal: the far one is seen before the face. */
export type Horns = { near: Horn; far: Horn };

const moved = ({ course, thickness }: Horn, x: number, y: number, size: number): Horn => ({
  course: course.map(([left, top]): Point => [left * size + x, top * size + y]),
  thickness: thickness.map((part) => part * size),
});
/** A horn, and the same one on the far side: a little further on, and smaller. */
const pair = (near: Horn, x: number, y: number, size: number): Horns => ({
  near,
  far: moved(near, x, y, size),
});
/** The same horns in another size. */
export const sized = ({ near, far }: Horns, size: number): Horns => ({
  near: moved(near, 0, 0, size),
  far: moved(far, 0, 0, size),
});

/** A full turn, close to the cheek: the Ladoum's. */
const spiral = horn(
  [
    [-0.08, -0.1],
    [-0.1, -0.24],
    [0.1, -0.48],
    [0.42, -0.46],
    [0.6, -0.14],
    [0.46, 0.24],
    [0.14, 0.34],
    [-0.1, 0.16],
    [-0.06, -0.04],
  ],
  [0.12, 0.27, 0.33, 0.31, 0.28, 0.23, 0.18, 0.12, 0.03],
);
/** Out and away in a long screw: the Bali-Bali's. */
const screw = horn(
  [
    [-0.03, -0.1],
    [-0.04, -0.22],
    [0.14, -0.42],
    [0.42, -0.34],
    [0.62, -0.12],
    [0.9, -0.16],
    [1.08, -0.4],
    [1.3, -0.46],
  ],
  [0.1, 0.24, 0.26, 0.22, 0.19, 0.16, 0.11, 0.02],
);
/** The far one, which is seen before the face. */
const screwFar = horn(
  [
    [-0.2, -0.2],
    [-0.34, -0.5],
    [-0.58, -0.6],
    [-0.78, -0.5],
    [-0.98, -0.62],
    [-1.06, -0.84],
  ],
  [0.22, 0.21, 0.18, 0.15, 0.1, 0.02],
);
/** Half a turn, open: the Touabire's. */
const crescent = horn(
  [
    [-0.05, -0.1],
    [-0.06, -0.22],
    [0.14, -0.46],
    [0.44, -0.44],
    [0.6, -0.16],
    [0.56, 0.12],
  ],
  [0.1, 0.24, 0.25, 0.2, 0.14, 0.02],
);
/** Up and back in one sweep: the tall goats’. */
const sabre = horn(
  [
    [-0.04, -0.2],
    [0.06, -0.56],
    [0.32, -0.86],
    [0.72, -1],
    [1.02, -0.92],
  ],
  [0.2, 0.18, 0.15, 0.1, 0.02],
);
/** Short and straight: the small goats’. */
const spike = horn(
  [
    [-0.02, -0.18],
    [0.1, -0.44],
    [0.32, -0.62],
    [0.5, -0.64],
  ],
  [0.16, 0.14, 0.1, 0.02],
);
/** A lyre seen a little from the front: the N'Dama's. */
const lyre = horn(
  [
    [0.02, -0.17],
    [0.24, -0.44],
    [0.3, -0.8],
    [0.12, -1.12],
    [0.14, -1.36],
  ],
  [0.18, 0.17, 0.15, 0.11, 0.02],
);
/** The far one of a lyre. */
const lyreFar = horn(
  [
    [-0.16, -0.2],
    [-0.44, -0.4],
    [-0.54, -0.74],
    [-0.4, -1.04],
    [-0.44, -1.28],
  ],
  [0.17, 0.16, 0.14, 0.1, 0.02],
);
/** As short as a thumb: the Azawak’s. */
const stub = horn(
  [
    [0, -0.2],
    [0.1, -0.38],
    [0.04, -0.6],
  ],
  [0.15, 0.13, 0.02],
);
/** As thick as a thigh, and light: the Kouri's. */
const bulb = horn(
  [
    [0.02, -0.2],
    [0.26, -0.4],
    [0.36, -0.78],
    [0.24, -1.14],
    [0.02, -1.32],
  ],
  [0.26, 0.42, 0.42, 0.24, 0.02],
);
/** The far one of the Kouri. */
const bulbFar = horn(
  [
    [-0.2, -0.2],
    [-0.46, -0.36],
    [-0.6, -0.7],
    [-0.54, -1.04],
    [-0.34, -1.24],
  ],
  [0.25, 0.4, 0.4, 0.22, 0.02],
);

export const spirals = pair(spiral, -0.26, -0.06, 0.8);
export const screws: Horns = { near: screw, far: screwFar };
export const crescents = pair(crescent, -0.18, -0.04, 0.85);
export const sabres = pair(sabre, -0.16, 0, 0.94);
export const spikes = pair(spike, -0.14, 0.01, 0.92);
export const lyres: Horns = { near: lyre, far: lyreFar };
export const stubs = pair(stub, -0.2, -0.01, 0.95);
export const bulbs: Horns = { near: bulb, far: bulbFar };
