import type { Light } from './contrast.ts';

type Row = readonly [red: number, green: number, blue: number];

/** Simulates the loss of one kind of cone (Machado, Oliveira and Fernandes 2009, severity 1). */
export const eyes: Readonly<Record<string, readonly [Row, Row, Row]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const sum = (row: Row, [red, green, blue]: Light) => row[0] * red + row[1] * green + row[2] * blue;
const within = (part: number) => Math.min(1, Math.max(0, part));

/** A linear colour as such eyes see it. */
export const seenBy = ([red, green, blue]: readonly [Row, Row, Row], light: Light): Light => [
  within(sum(red, light)),
  within(sum(green, light)),
  within(sum(blue, light)),
];

const lab = (light: Light): Light => {
  const cones: Light = [
    Math.cbrt(sum([0.4122214708, 0.5363325363, 0.0514459929], light)),
    Math.cbrt(sum([0.2119034982, 0.6806995451, 0.1073969566], light)),
    Math.cbrt(sum([0.0883024619, 0.2817188376, 0.6299787005], light)),
  ];
  return [
    sum([0.2104542553, 0.793617785, -0.0040720468], cones),
    sum([1.9779984951, -2.428592205, 0.4505937099], cones),
    sum([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
};

/** The perceptual distance of two linear colours (OKLab); about 0.02 is the least noticeable. */
export const distance = (one: Light, other: Light): number => {
  const [first, second] = [lab(one), lab(other)];
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
};
