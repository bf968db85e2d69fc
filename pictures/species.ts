import type { Palette } from './coats.ts';
import type { NotoName } from './noto.ts';

/** The animals that can be drawn, by the names that stand in a picture's address. */
export const species = ['ram', 'ewe', 'goat', 'cow', 'ox', 'zebu', 'longhorn'] as const;

/** The name of an animal: `zebu` is an ox with a hump, `longhorn` the wide-horned cattle of Lake Chad. */
export type Species = (typeof species)[number];

/** What a colour of a coat is for. */
export type Role = Exclude<keyof Palette, 'marking'>;

/**
 * How an animal is made from a drawing of Noto Emoji (128 × 128).
 * `colours` says what each fill of the drawing stands for; a fill that is not listed stays as it is, and so do the
 * paths in `untouched`. `pelt` is the path that carries the markings. `box` is what the drawing covers, and `size` how tall it
 * stands beside the others (1 is a ram).
 * `under` lies below the pelt in its colour (the hump of a zebu); `belly`, `horns`, `patches` and `front` lie upon the
 * pelt and never beyond it.
 */
export type Build = {
  source: NotoName;
  colours: Readonly<Record<string, Role>>;
  untouched: readonly number[];
  pelt: number;
  box: { left: number; top: number; right: number; bottom: number };
  size: number;
  under: string;
  belly: string;
  horns?: string;
  patches: string;
  front: string;
};

const ox: Build = {
  source: 'ox',
  colours: {
    '#865b52': 'coat',
    '#51362f': 'shade',
    '#b48958': 'horn',
    '#f6c519': 'hornShade',
    '#f7c515': 'hornShade',
    '#be9079': 'muzzle',
    '#0c090c': 'eye',
    '#2c2f33': 'eye',
  },
  untouched: [],
  pelt: 3,
  box: { left: 4, top: 10, right: 124, bottom: 120.5 },
  size: 1.06,
  under: '',
  belly: 'M26 58c14 16 40 22 62 16c14-4 20-16 22-30l6 40l-70 8l-22-20z',
  patches:
    'M56 33c12 2 24-2 30 8s-2 26-12 25s-14-8-20-14s-12-20 2-19M94 34c10-2 18 4 16 14s-4 18-11 17s-8-10-10-16s-3-13 5-15M38 58c8-2 12 6 13 12s-2 16-8 14s-12-24-5-26M68 74c5 0 8 4 7 8s-8 6-11 2s-1-10 4-10',
  front: 'M0 0H62c6 14 2 26-2 40s2 30 6 90H0z',
};

/** How each animal is made. */
export const builds: Readonly<Record<Species, Build>> = {
  ram: {
    source: 'ram',
    colours: {
      '#dedede': 'coat',
      '#929394': 'skin',
      '#979899': 'skin',
      '#98999a': 'skin',
      '#5d6167': 'dark',
      '#5d6268': 'dark',
      '#5d6164': 'dark',
      '#5f6467': 'dark',
      '#b88658': 'horn',
      '#b68859': 'horn',
      '#6f4b41': 'hornShade',
      '#2f2f2f': 'eye',
    },
    untouched: [],
    pelt: 11,
    box: { left: 4, top: 12.7, right: 123.5, bottom: 124.1 },
    size: 1,
    under: '',
    belly: 'M0 84c20 14 60 22 90 8c14-7 22-16 24-30l14 10v56H0z',
    patches:
      'M92 44c8-4 20 2 22 12s2 22-8 23s-16-6-18-14s-4-17 4-21M20 78c7-4 15 0 17 7s-2 15-9 15s-13-6-14-11s2-9 6-11M62 90c8-3 16 1 17 8s-4 13-12 12s-14-5-14-11s4-7 9-9M44 12c8-2 16 2 16 9s-8 9-14 8s-10-4-10-8s3-8 8-9',
    front: 'M0 0H62c8 20-6 40-2 62s0 40-4 70H0z',
  },
  ewe: {
    source: 'ewe',
    colours: { '#fff': 'coat', '#868686': 'shade', '#b1b1b1': 'skin', '#2b2b2b': 'eye' },
    untouched: [],
    pelt: 2,
    box: { left: 3.8, top: 4.1, right: 123.6, bottom: 123.8 },
    size: 0.97,
    under: '',
    belly: 'M0 88c24 16 62 20 88 8c20-9 28-24 28-42l12 6v68H0z',
    patches:
      'M82 34c10-4 22 2 24 12s-2 20-12 21s-18-4-20-13s0-16 8-20M92 82c8-3 16 1 17 8s-4 14-12 13s-14-5-14-11s4-8 9-10M36 4c10-3 20 2 20 10s-10 10-18 9s-14-4-13-9s5-8 11-10M60 84c6-2 11 2 11 7s-5 8-10 7s-8-3-8-7s3-6 7-7',
    front: 'M0 0H66c6 18-4 38 2 58s-4 44-2 72H0z',
  },
  goat: {
    source: 'goat',
    colours: {
      '#b68859': 'coat',
      '#6d4938': 'shade',
      '#855b52': 'skin',
      '#46484a': 'dark',
      '#fff3dd': 'muzzle',
      '#2e2e2e': 'eye',
    },
    untouched: [],
    pelt: 0,
    box: { left: 19.8, top: 4.1, right: 104.3, bottom: 123.6 },
    size: 1.12,
    under: '',
    belly: 'M30 92c18 4 44 2 58-8c10-8 12-20 12-30l10 4v72H30z',
    horns: 'M34 0H78V36H34z',
    patches:
      'M82 48c8-3 17 2 18 10s-4 15-12 14s-13-5-13-12s2-10 7-12M64 72c7-2 13 2 13 9s-6 11-12 10s-10-5-10-10s4-8 9-9M96 74c6-2 10 3 10 8s-6 8-10 6s-6-12 0-14',
    front: 'M0 38H72c5 12-3 24 1 36s-2 30 0 56H0z',
  },
  cow: {
    source: 'cow',
    colours: {
      '#dfdfdf': 'coat',
      '#adadb8': 'shade',
      '#4d4d4d': 'patch',
      '#ffbd16': 'horn',
      '#1b1b1b': 'eye',
    },
    untouched: [10],
    pelt: 4,
    box: { left: 3.9, top: 17.9, right: 123.6, bottom: 119.6 },
    size: 0.98,
    under: '',
    belly: 'M30 62c20 16 44 18 66 12c12-4 20-14 24-28v40l-40 6l-48-20z',
    patches: '',
    front: 'M0 0H70c5 14-4 28 0 42s-6 20-4 30H0z',
  },
  ox,
  zebu: {
    ...ox,
    size: 1.1,
    under: 'M42 36c0-15 9-25 20-23s10 17 21 24v14H44zM24 53c-3 8-1 21 6 27s13 7 19 4z',
  },
  longhorn: {
    source: 'water-buffalo',
    colours: {
      '#adadb7': 'coat',
      '#858585': 'shade',
      '#5d6265': 'dark',
      '#dfdfdf': 'muzzle',
      '#333': 'eye',
      '#b79277': 'horn',
      '#895a4e': 'hornShade',
    },
    untouched: [],
    pelt: 3,
    box: { left: 4.2, top: 22.5, right: 123.8, bottom: 120.2 },
    size: 1.02,
    under: '',
    belly: 'M20 78c18 14 46 20 66 10c18-9 28-24 30-40l10 2v42H20z',
    patches:
      'M88 42c10-2 20 6 21 16s-4 18-13 17s-16-8-17-17s1-15 9-16M62 66c8-2 14 3 14 10s-6 12-13 11s-11-6-11-12s4-8 10-9',
    front: 'M0 0H70c6 18-2 34 1 50s-4 40-3 80H0z',
  },
};
