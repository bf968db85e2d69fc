/** The landscapes an animal can stand in, by the names that stand in a picture's address. */
export const landscapes = [
  'morning',
  'savanna',
  'dusk',
  'sahel',
  'coast',
  'evening',
  'rains',
  'harmattan',
] as const;

/** The name of a landscape. */
export type Landscape = (typeof landscapes)[number];

/** A thing that stands far away, at `x` and `y` (parts of width and height), `size` times its natural size. */
export type Landmark = {
  kind: 'acacia' | 'baobab' | 'palm' | 'huts' | 'cloud' | 'birds' | 'grass' | 'stones' | 'stars';
  x: number;
  y: number;
  size: number;
  fill: string;
};

/**
 * A landscape in parts of its width and height, so that it fills any frame. `hills` go from the farthest to the
 * ground; each is a line of heights at equal distances. `stance` is how an animal stands in its pictures:
 * `x` its middle, `height` its own, `ground` where its feet are. The upper corners stay empty: a card writes there.
 */
export type Scenery = {
  sky: readonly [top: string, bottom: string];
  sun: { x: number; y: number; radius: number; fill: string };
  hills: readonly { fill: string; line: readonly number[]; behind: readonly Landmark[] }[];
  foreground: readonly Landmark[];
  shadow: string;
  stance: { x: number; height: number; ground: number; flip: boolean };
};

/** The parts of each landscape. */
export const sceneries: Readonly<Record<Landscape, Scenery>> = {
  morning: {
    sky: ['#fde8c8', '#f8cc97'],
    sun: { x: 0.73, y: 0.3, radius: 0.125, fill: '#fff2d9' },
    hills: [
      {
        fill: '#e3a46d',
        line: [0.62, 0.54, 0.57, 0.63, 0.57, 0.55],
        behind: [{ kind: 'birds', x: 0.2, y: 0.22, size: 1, fill: '#b9713f' }],
      },
      {
        fill: '#c9814c',
        line: [0.73, 0.69, 0.71, 0.68, 0.66, 0.7],
        behind: [{ kind: 'acacia', x: 0.13, y: 0.56, size: 0.8, fill: '#c68050' }],
      },
      { fill: '#a9653a', line: [0.84, 0.83, 0.81, 0.82, 0.8, 0.79], behind: [] },
    ],
    foreground: [
      { kind: 'stones', x: 0.84, y: 0.93, size: 1, fill: '#94552f' },
      { kind: 'grass', x: 0.09, y: 0.95, size: 0.9, fill: '#8f5730' },
    ],
    shadow: '#7c4524',
    stance: { x: 0.48, height: 0.56, ground: 0.875, flip: false },
  },
  savanna: {
    sky: ['#dcefe8', '#f6f1d6'],
    sun: { x: 0.72, y: 0.29, radius: 0.12, fill: '#fde6a2' },
    hills: [
      {
        fill: '#a9c988',
        line: [0.58, 0.63, 0.6, 0.53, 0.55, 0.61],
        behind: [{ kind: 'cloud', x: 0.45, y: 0.17, size: 0.9, fill: '#fbfdf6' }],
      },
      {
        fill: '#80ae6b',
        line: [0.74, 0.7, 0.72, 0.69, 0.64, 0.68],
        behind: [
          { kind: 'acacia', x: 0.86, y: 0.545, size: 1.05, fill: '#6f9c5f' },
          { kind: 'acacia', x: 0.1, y: 0.61, size: 0.6, fill: '#86b071' },
        ],
      },
      {
        fill: '#5c9152',
        line: [0.83, 0.8, 0.81, 0.83, 0.81, 0.8],
        behind: [],
      },
    ],
    foreground: [
      { kind: 'grass', x: 0.1, y: 0.94, size: 1.1, fill: '#4b7f45' },
      { kind: 'grass', x: 0.87, y: 0.91, size: 0.9, fill: '#6ea25f' },
    ],
    shadow: '#3f7040',
    stance: { x: 0.46, height: 0.55, ground: 0.885, flip: false },
  },
  dusk: {
    sky: ['#f6c7b0', '#f3d6b4'],
    sun: { x: 0.25, y: 0.4, radius: 0.12, fill: '#f48f5f' },
    hills: [
      {
        fill: '#b8756a',
        line: [0.6, 0.53, 0.58, 0.6, 0.55, 0.53],
        behind: [{ kind: 'birds', x: 0.8, y: 0.2, size: 0.9, fill: '#a75f55' }],
      },
      {
        fill: '#8e5a5b',
        line: [0.7, 0.68, 0.7, 0.67, 0.68, 0.72],
        behind: [{ kind: 'baobab', x: 0.88, y: 0.58, size: 1, fill: '#9a5f5e' }],
      },
      { fill: '#6d454e', line: [0.82, 0.83, 0.82, 0.8, 0.81, 0.8], behind: [] },
    ],
    foreground: [{ kind: 'grass', x: 0.9, y: 0.95, size: 1, fill: '#583540' }],
    shadow: '#4c2d38',
    stance: { x: 0.52, height: 0.62, ground: 0.895, flip: true },
  },
  sahel: {
    sky: ['#cfe5f4', '#f3efdd'],
    sun: { x: 0.75, y: 0.27, radius: 0.11, fill: '#ffffff' },
    hills: [
      {
        fill: '#e8cf98',
        line: [0.57, 0.63, 0.62, 0.55, 0.58, 0.6],
        behind: [
          { kind: 'cloud', x: 0.14, y: 0.43, size: 0.8, fill: '#f3f9fc' },
          { kind: 'cloud', x: 0.5, y: 0.13, size: 0.6, fill: '#e7f2f9' },
        ],
      },
      {
        fill: '#d6b26c',
        line: [0.73, 0.71, 0.66, 0.66, 0.7, 0.67],
        behind: [{ kind: 'huts', x: 0.12, y: 0.625, size: 1, fill: '#c59c58' }],
      },
      { fill: '#bd9350', line: [0.82, 0.81, 0.84, 0.83, 0.81, 0.82], behind: [] },
    ],
    foreground: [
      { kind: 'stones', x: 0.13, y: 0.93, size: 0.9, fill: '#a67f41' },
      { kind: 'grass', x: 0.86, y: 0.93, size: 0.8, fill: '#a58a45' },
    ],
    shadow: '#94703a',
    stance: { x: 0.5, height: 0.53, ground: 0.87, flip: false },
  },
  coast: {
    sky: ['#bfe3ea', '#fdf0d2'],
    sun: { x: 0.2, y: 0.38, radius: 0.11, fill: '#fff6d8' },
    hills: [
      {
        fill: '#6bb3b8',
        line: [0.58, 0.58, 0.58, 0.58, 0.58, 0.58],
        behind: [{ kind: 'cloud', x: 0.56, y: 0.17, size: 0.9, fill: '#f1fafa' }],
      },
      {
        fill: '#9ed0c9',
        line: [0.68, 0.66, 0.67, 0.69, 0.66, 0.67],
        behind: [{ kind: 'birds', x: 0.7, y: 0.27, size: 0.7, fill: '#6fa6a8' }],
      },
      {
        fill: '#eccf97',
        line: [0.73, 0.76, 0.78, 0.77, 0.74, 0.7],
        behind: [{ kind: 'palm', x: 0.88, y: 0.74, size: 1.25, fill: '#4f8a63' }],
      },
    ],
    foreground: [{ kind: 'stones', x: 0.12, y: 0.94, size: 0.7, fill: '#d9b67b' }],
    shadow: '#c19c60',
    stance: { x: 0.45, height: 0.55, ground: 0.885, flip: true },
  },
  evening: {
    sky: ['#4a4470', '#f0a077'],
    sun: { x: 0.79, y: 0.24, radius: 0.08, fill: '#fbe7c2' },
    hills: [
      {
        fill: '#84566b',
        line: [0.56, 0.6, 0.55, 0.58, 0.63, 0.58],
        behind: [{ kind: 'birds', x: 0.17, y: 0.24, size: 0.8, fill: '#2f2c4f' }],
      },
      {
        fill: '#5d4059',
        line: [0.69, 0.67, 0.71, 0.69, 0.66, 0.68],
        behind: [{ kind: 'acacia', x: 0.9, y: 0.57, size: 1, fill: '#4b3450' }],
      },
      { fill: '#41304a', line: [0.81, 0.82, 0.8, 0.81, 0.83, 0.82], behind: [] },
    ],
    foreground: [{ kind: 'grass', x: 0.12, y: 0.94, size: 1.1, fill: '#35263f' }],
    shadow: '#2a1f34',
    stance: { x: 0.47, height: 0.6, ground: 0.89, flip: false },
  },
  rains: {
    sky: ['#c3d4d6', '#eaf0e2'],
    sun: { x: 0.68, y: 0.25, radius: 0.1, fill: '#f6f2d8' },
    hills: [
      {
        fill: '#8fb59a',
        line: [0.6, 0.56, 0.54, 0.59, 0.62, 0.57],
        behind: [
          { kind: 'cloud', x: 0.62, y: 0.27, size: 1.15, fill: '#dfe9e8' },
          { kind: 'cloud', x: 0.17, y: 0.4, size: 0.85, fill: '#e6eeec' },
        ],
      },
      {
        fill: '#639a72',
        line: [0.71, 0.72, 0.68, 0.66, 0.69, 0.72],
        behind: [{ kind: 'baobab', x: 0.84, y: 0.58, size: 0.95, fill: '#669a76' }],
      },
      {
        fill: '#437a55',
        line: [0.82, 0.83, 0.82, 0.8, 0.8, 0.82],
        behind: [],
      },
    ],
    foreground: [
      { kind: 'grass', x: 0.1, y: 0.93, size: 1, fill: '#568f66' },
      { kind: 'grass', x: 0.88, y: 0.95, size: 1.3, fill: '#356846' },
    ],
    shadow: '#2c5b3f',
    stance: { x: 0.45, height: 0.58, ground: 0.885, flip: false },
  },
  harmattan: {
    sky: ['#f3e6cf', '#ecd0a4'],
    sun: { x: 0.2, y: 0.37, radius: 0.1, fill: '#fffaf0' },
    hills: [
      { fill: '#dcbd90', line: [0.55, 0.59, 0.63, 0.6, 0.55, 0.57], behind: [] },
      {
        fill: '#c59d6d',
        line: [0.68, 0.7, 0.69, 0.71, 0.68, 0.65],
        behind: [
          { kind: 'huts', x: 0.8, y: 0.595, size: 1.1, fill: '#c39e73' },
          { kind: 'acacia', x: 0.95, y: 0.57, size: 0.7, fill: '#c7a47a' },
        ],
      },
      { fill: '#a67d50', line: [0.8, 0.81, 0.83, 0.82, 0.8, 0.81], behind: [] },
    ],
    foreground: [{ kind: 'stones', x: 0.14, y: 0.94, size: 1, fill: '#916b42' }],
    shadow: '#7c5a35',
    stance: { x: 0.53, height: 0.55, ground: 0.88, flip: true },
  },
};
