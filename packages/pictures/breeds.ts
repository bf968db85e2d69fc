import {
  bulbs,
  crescents,
  type Horns,
  lyres,
  sabres,
  screws,
  sized,
  spikes,
  spirals,
  stubs,
} from './horns.ts';

/**
 * How a breed is built, in units in which a ram is 200 high at the withers; `head` is the head's length. `neck` and `nod` are angles in
 * degrees: how far the neck rises, how far the nose hangs. `nose` is how far it bulges (a Roman nose is 0.1). An ear's `hang` is 0 where it
 * stands back, 90 where it hangs. Of the tail `length` is a part of the height. `size` is its height beside others (1 is a ram).
 */
export type Breed = {
  kind: 'sheep' | 'goat' | 'cattle';
  size: number;
  length: number;
  depth: number;
  leg: number;
  bone: number;
  neck: { length: number; rise: number; thick: number };
  head: number;
  face: number;
  nod: number;
  nose: number;
  ear: { length: number; wide: number; hang: number };
  horns: Horns | null;
  hump: number;
  dewlap: number;
  tail: { length: number; look: 'long' | 'short' | 'up' | 'tuft' };
  mane: number;
  beard: number;
  udder: number;
  belly: number;
  /** How thick its fleece is, in units; 0 is hair. */
  wool: number;
};

const sheep: Breed = {
  kind: 'sheep',
  size: 1,
  length: 196,
  depth: 92,
  leg: 96,
  bone: 19,
  neck: { length: 84, rise: 52, thick: 66 },
  head: 99,
  face: 1,
  nod: 30,
  nose: 0.06,
  ear: { length: 0.52, wide: 0.2, hang: 50 },
  horns: null,
  hump: 0,
  dewlap: 0,
  tail: { length: 0.5, look: 'long' },
  mane: 0,
  beard: 0,
  udder: 0,
  belly: 6,
  wool: 0,
};
const goat: Breed = {
  ...sheep,
  kind: 'goat',
  size: 0.98,
  length: 168,
  depth: 78,
  leg: 104,
  bone: 16,
  neck: { length: 88, rise: 62, thick: 46 },
  head: 86,
  nod: 34,
  nose: -0.01,
  ear: { length: 0.5, wide: 0.2, hang: 20 },
  tail: { length: 0.2, look: 'up' },
  beard: 1,
};
const cattle: Breed = {
  ...sheep,
  kind: 'cattle',
  size: 1.12,
  length: 236,
  depth: 108,
  leg: 92,
  bone: 22,
  neck: { length: 78, rise: 24, thick: 76 },
  head: 98,
  face: 1.05,
  nod: 42,
  nose: 0,
  ear: { length: 0.4, wide: 0.22, hang: 8 },
  dewlap: 8,
  tail: { length: 0.78, look: 'tuft' },
  belly: 4,
};

/** The breeds, told apart by horns, ears, humps, tails and build. */
export const breeds = {
  /** Tall and heavy, Roman nose, horns of a full turn. */
  ladoum: {
    ...sheep,
    size: 1.0,
    length: 206,
    depth: 108,
    leg: 100,
    bone: 23,
    neck: { length: 88, rise: 56, thick: 74 },
    head: 106,
    nose: 0.17,
    ear: { length: 0.62, wide: 0.2, hang: 78 },
    horns: spirals,
    tail: { length: 0.72, look: 'long' },
  },
  /** Long in the body, heavy, ears that hang, horns in a long screw. */
  baliBali: {
    ...sheep,
    size: 0.98,
    length: 214,
    depth: 100,
    leg: 92,
    nose: 0.1,
    ear: { length: 0.66, wide: 0.22, hang: 84 },
    horns: screws,
    tail: { length: 0.66, look: 'long' },
  },
  /** Long legs, light body, ears that hang. */
  touabire: {
    ...sheep,
    size: 0.96,
    length: 184,
    depth: 86,
    leg: 112,
    bone: 17,
    neck: { length: 88, rise: 58, thick: 54 },
    head: 93,
    nose: 0.12,
    ear: { length: 0.7, wide: 0.18, hang: 86 },
    horns: crescents,
    tail: { length: 0.74, look: 'long' },
  },
  /** Small and stocky, ears that stand out, a mane from throat to knee, a short tail. */
  djallonke: {
    ...sheep,
    size: 1.04,
    length: 190,
    depth: 98,
    leg: 74,
    bone: 20,
    neck: { length: 66, rise: 50, thick: 72 },
    head: 94,
    nose: 0.03,
    ear: { length: 0.42, wide: 0.2, hang: 14 },
    horns: sized(crescents, 0.78),
    tail: { length: 0.34, look: 'long' },
    mane: 1,
  },
  /** The Djallonké's ewe: no horns, no mane. */
  ewe: {
    ...sheep,
    size: 1.06,
    length: 194,
    depth: 96,
    leg: 80,
    bone: 17,
    neck: { length: 70, rise: 50, thick: 54 },
    head: 92,
    nose: 0.03,
    ear: { length: 0.52, wide: 0.24, hang: 38 },
    tail: { length: 0.4, look: 'long' },
    belly: 10,
  },
  /** The ewe of the long-legged breeds: Bali-Bali, Touabire, Peul, Ouda, Ladoum. */
  sahelEwe: {
    ...sheep,
    length: 180,
    depth: 88,
    leg: 100,
    bone: 16,
    neck: { length: 84, rise: 54, thick: 52 },
    head: 94,
    nose: 0.09,
    ear: { length: 0.64, wide: 0.2, hang: 84 },
    tail: { length: 0.66, look: 'long' },
    belly: 9,
  },
  /** The Macina's ewe: a body in white wool, bare head and legs. */
  macina: {
    ...sheep,
    size: 1.04,
    length: 188,
    depth: 92,
    leg: 88,
    bone: 17,
    neck: { length: 72, rise: 50, thick: 58 },
    head: 90,
    ear: { length: 0.6, wide: 0.2, hang: 64 },
    tail: { length: 0.42, look: 'long' },
    wool: 24,
  },
  /** The Koundoum of the river's islands: small, in wool, horns thrown back. */
  koundoum: {
    ...sheep,
    size: 1.02,
    length: 186,
    depth: 92,
    leg: 80,
    neck: { length: 70, rise: 50, thick: 62 },
    head: 92,
    ear: { length: 0.46, wide: 0.2, hang: 40 },
    horns: sized(crescents, 0.82),
    tail: { length: 0.4, look: 'long' },
    wool: 22,
  },
  /** Tall and narrow, long ears, horns like sabres. */
  sahelGoat: {
    ...goat,
    size: 0.86,
    leg: 106,
    ear: { length: 0.74, wide: 0.2, hang: 82 },
    horns: sabres,
  },
  /** Small, red, fine in bone and coat, ears that stand out. */
  maradi: {
    ...goat,
    size: 1.12,
    length: 172,
    depth: 90,
    leg: 80,
    neck: { length: 72, rise: 60, thick: 44 },
    ear: { length: 0.5, wide: 0.22, hang: 12 },
    horns: spikes,
    beard: 0.7,
  },
  /** Short legs under a round body. */
  dwarfGoat: {
    ...goat,
    size: 1.12,
    length: 186,
    depth: 104,
    leg: 56,
    bone: 20,
    neck: { length: 58, rise: 56, thick: 56 },
    head: 82,
    ear: { length: 0.42, wide: 0.22, hang: 4 },
    horns: spikes,
    belly: 12,
  },
  /** A high hump, a deep dewlap, short horns. */
  azawak: {
    ...cattle,
    size: 0.98,
    leg: 92,
    hump: 40,
    dewlap: 30,
    ear: { length: 0.46, wide: 0.22, hang: 34 },
    horns: stubs,
  },
  /** The hump and the long horns of the herders' zebus. */
  zebu: {
    ...cattle,
    size: 0.86,
    leg: 108,
    hump: 46,
    dewlap: 26,
    ear: { length: 0.46, wide: 0.2, hang: 30 },
    horns: sized(lyres, 1.16),
  },
  /** No hump, a straight back, short legs, horns like a lyre. */
  ndama: {
    ...cattle,
    size: 0.94,
    length: 228,
    depth: 102,
    leg: 88,
    bone: 20,
    neck: { length: 78, rise: 24, thick: 66 },
    head: 92,
    horns: sized(lyres, 0.86),
  },
  /** A humpless bull with short horns: Baoulé, Lobi, Somba. */
  taurine: {
    ...cattle,
    size: 0.98,
    leg: 76,
    depth: 112,
    horns: stubs,
    dewlap: 14,
  },
  cow: {
    ...cattle,
    size: 0.94,
    leg: 84,
    depth: 104,
    bone: 18,
    neck: { length: 80, rise: 26, thick: 58 },
    head: 90,
    horns: sized(lyres, 0.68),
    udder: 1,
  },
  zebuCow: {
    ...cattle,
    size: 0.92,
    leg: 100,
    depth: 100,
    neck: { length: 82, rise: 28, thick: 58 },
    hump: 26,
    dewlap: 18,
    ear: { length: 0.46, wide: 0.2, hang: 30 },
    horns: sized(lyres, 0.5),
    udder: 1,
  },
  /** A young of a few months: long legs, a short face, neither horns nor udder. */
  calf: {
    ...cattle,
    size: 0.9,
    length: 186,
    depth: 84,
    leg: 112,
    bone: 19,
    neck: { length: 70, rise: 30, thick: 48 },
    head: 88,
    face: 0.88,
    ear: { length: 0.5, wide: 0.24, hang: 12 },
    dewlap: 0,
    tail: { length: 0.5, look: 'tuft' },
  },
  /** The Kouri of Lake Chad: horns that are light and as thick as a thigh. */
  kouri: {
    ...cattle,
    size: 0.86,
    leg: 98,
    horns: bulbs,
  },
} as const satisfies Readonly<Record<string, Breed>>;

/** The name of a breed. */
export type BreedName = keyof typeof breeds;
