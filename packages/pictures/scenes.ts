import type { Pose } from './anatomy.ts';
import { type BreedName, breeds } from './breeds.ts';
import type { Coat } from './coats.ts';
import { palettes } from './coats.ts';
import type { Composition } from './landscape.ts';
import { drawLandscape } from './landscape.ts';
import type { Landscape, Scenery } from './landscapes.ts';
import { sceneries } from './landscapes.ts';
import { night } from './night.ts';
import type { Prop } from './props.ts';
import { drawProp } from './props.ts';
import type { Sign } from './signs.ts';
import { signs } from './signs.ts';
import { breedOf, type Species } from './species.ts';
import { drawStanding, scaleOf, svgDocument } from './standing.ts';
import { group, shape } from './svg.ts';

/** An animal of a scene: `x`, `ground` and `height` are parts of the frame. */
export type Actor = {
  species: Species;
  coat: Coat;
  x: number;
  ground: number;
  height: number;
  flip?: boolean;
  pose?: Pose;
  /** Where it is not the one that follows from its coat. */
  breed?: BreedName;
};

/** One of the shop's own pictures. `size` is its natural width and height; actors stand from the back to the front. */
export type Scene = {
  name: string;
  landscape: Landscape;
  size: readonly [width: number, height: number];
  actors: readonly Actor[];
  composition?: Composition;
  sign?: Sign;
  prop?: Prop;
};

const state = [600, 500] as const;
const wide = [1192, 438] as const;
const phone = [780, 920] as const;
const banner = [584, 260] as const;

const wideHero: Composition = { sun: { x: 0.88, y: 0.24, radius: 0.13 }, land: 0.72, calmUntil: 0.55 };
const phoneHero: Composition = { sun: { x: 0.82, y: 0.5, radius: 0.1 }, land: 0.72, calmUntil: 0.84 };
const bannerSky: Composition = { sun: { x: 0.9, y: 0.24, radius: 0.13 }, land: 0.66, calmUntil: 0.62 };

/**
 * The shop's own pictures. Wide ones keep their left half calm for words, which end above the farthest hill; the high one its upper half.
 */
export const scenes: readonly Scene[] = [
  {
    name: 'hero-ram',
    landscape: 'morning',
    size: wide,
    composition: wideHero,
    actors: [{ species: 'ram', coat: 'white', breed: 'ladoum', x: 0.71, ground: 0.89, height: 0.65 }],
  },
  // The banner's first drawing has an address of its own on a phone, where src/boot/early/arrival.ts asks for it before the style is read.
  {
    name: 'hero-ram-phone',
    landscape: 'morning',
    size: wide,
    composition: wideHero,
    actors: [{ species: 'ram', coat: 'white', breed: 'ladoum', x: 0.805, ground: 0.94, height: 0.76 }],
  },
  {
    name: 'hero-herd',
    landscape: 'savanna',
    size: wide,
    composition: wideHero,
    actors: [
      { species: 'cow', coat: 'magpie', x: 0.885, ground: 0.84, height: 0.42, flip: true, pose: 'grazing' },
      { species: 'zebu', coat: 'mahogany', x: 0.71, ground: 0.92, height: 0.72 },
    ],
  },
  {
    name: 'hero-herd-phone',
    landscape: 'savanna',
    size: phone,
    composition: phoneHero,
    actors: [
      { species: 'cow', coat: 'magpie', x: 0.78, ground: 0.82, height: 0.19, flip: true, pose: 'grazing' },
      { species: 'zebu', coat: 'mahogany', x: 0.42, ground: 0.96, height: 0.42 },
    ],
  },
  {
    name: 'hero-goats',
    landscape: 'sahel',
    size: wide,
    composition: wideHero,
    actors: [
      { species: 'goat', coat: 'magpie', x: 0.91, ground: 0.84, height: 0.38, flip: true },
      { species: 'goat', coat: 'white', x: 0.64, ground: 0.82, height: 0.42, pose: 'grazing' },
      { species: 'goat', coat: 'chestnut', x: 0.77, ground: 0.92, height: 0.68 },
    ],
  },
  {
    name: 'promo-sheep',
    landscape: 'rains',
    size: banner,
    composition: bannerSky,
    actors: [
      { species: 'ewe', coat: 'cream', x: 0.885, ground: 0.85, height: 0.34, flip: true, pose: 'grazing' },
      { species: 'ram', coat: 'ouda', x: 0.69, ground: 0.92, height: 0.64 },
    ],
  },
  {
    name: 'promo-cattle',
    landscape: 'dusk',
    size: banner,
    composition: bannerSky,
    actors: [
      { species: 'cow', coat: 'skewbald', x: 0.89, ground: 0.84, height: 0.32, flip: true, pose: 'resting' },
      { species: 'ox', coat: 'fawn', x: 0.68, ground: 0.92, height: 0.6 },
    ],
  },
  {
    name: 'call-to-action',
    landscape: 'coast',
    size: [1192, 320],
    composition: { sun: { x: 0.45, y: 0.3, radius: 0.14 }, land: 0.7, calmUntil: 0.5 },
    actors: [
      { species: 'goat', coat: 'chamois', x: 0.83, ground: 0.87, height: 0.5, flip: true },
      { species: 'ram', coat: 'magpie', x: 0.66, ground: 0.93, height: 0.62 },
    ],
  },
  {
    name: 'sign-in',
    landscape: 'morning',
    size: [720, 960],
    composition: { sun: { x: 0.7, y: 0.3, radius: 0.13 }, land: 0.9 },
    actors: [
      { species: 'ewe', coat: 'white', x: 0.2, ground: 0.76, height: 0.15, pose: 'grazing' },
      { species: 'goat', coat: 'chestnut', x: 0.83, ground: 0.77, height: 0.17, flip: true },
      { species: 'ram', coat: 'white', breed: 'ladoum', x: 0.5, ground: 0.9, height: 0.4 },
    ],
  },
  {
    name: 'empty-cart',
    landscape: 'savanna',
    size: state,
    prop: { kind: 'cart', x: 0.79, ground: 0.9, height: 0.34 },
    actors: [{ species: 'ram', coat: 'ouda', x: 0.35, ground: 0.88, height: 0.54, flip: true }],
  },
  {
    name: 'empty-list',
    landscape: 'harmattan',
    size: state,
    prop: { kind: 'fence', x: 0.5, ground: 0.8, height: 0.22 },
    actors: [{ species: 'goat', coat: 'chamois', x: 0.46, ground: 0.91, height: 0.5, pose: 'grazing' }],
  },
  {
    name: 'not-found',
    landscape: 'sahel',
    size: state,
    sign: 'question',
    prop: { kind: 'signpost', x: 0.8, ground: 0.88, height: 0.4 },
    actors: [{ species: 'goat', coat: 'ouda', x: 0.4, ground: 0.89, height: 0.54, flip: true }],
  },
  {
    name: 'failed',
    landscape: 'rains',
    size: state,
    prop: { kind: 'rain', x: 0.5, ground: 0.5, height: 1 },
    actors: [{ species: 'ox', coat: 'grey', x: 0.48, ground: 0.88, height: 0.6, pose: 'resting' }],
  },
  {
    name: 'offline',
    landscape: 'dusk',
    size: state,
    composition: { sun: { x: 0.77, y: 0.28, radius: 0.13 } },
    sign: 'cut',
    prop: { kind: 'wire', x: 0.5, ground: 0.83, height: 0.5 },
    actors: [{ species: 'ewe', coat: 'cream', x: 0.46, ground: 0.9, height: 0.52 }],
  },
  {
    name: 'success',
    landscape: 'savanna',
    size: state,
    sign: 'done',
    actors: [{ species: 'ewe', coat: 'white', x: 0.46, ground: 0.885, height: 0.56 }],
  },
  {
    name: 'waiting',
    landscape: 'morning',
    size: state,
    sign: 'waiting',
    actors: [{ species: 'zebu', coat: 'white', x: 0.44, ground: 0.885, height: 0.6, pose: 'resting' }],
  },
  {
    name: 'payment-success',
    landscape: 'morning',
    size: state,
    sign: 'done',
    prop: { kind: 'bunting', x: 0.5, ground: 0.16, height: 1 },
    actors: [{ species: 'ram', coat: 'white', breed: 'ladoum', x: 0.44, ground: 0.885, height: 0.58 }],
  },
  {
    name: 'payment-failed',
    landscape: 'dusk',
    size: state,
    composition: { sun: { x: 0.77, y: 0.28, radius: 0.13 } },
    sign: 'refused',
    prop: { kind: 'gate', x: 0.5, ground: 0.93, height: 0.36 },
    actors: [{ species: 'ram', coat: 'grey', x: 0.44, ground: 0.84, height: 0.56 }],
  },
];

/** Heights are written as those of an animal with its horns, which are a part of it. */
export const actorHeight = (height: number): number => height * 1.1;

/** The file name of one of the shop's own pictures: `hero-ram.svg`, `hero-ram-dark.svg`. */
export function sceneName(scene: Scene, theme: 'light' | 'dark'): string {
  return theme === 'dark' ? `${scene.name}-dark.svg` : `${scene.name}.svg`;
}

/** Draws one of the shop's own pictures, for the light or the dark theme, as a whole SVG document. */
export function drawScene(scene: Scene, theme: 'light' | 'dark'): string {
  const [width, height] = scene.size;
  const scenery: Scenery = theme === 'dark' ? night : sceneries[scene.landscape];
  const id = theme === 'dark' ? `${scene.name}-dark` : scene.name;
  const sun = scene.composition?.sun ?? sceneries[scene.landscape].sun;
  const actors = scene.actors.map((actor, index) =>
    drawStanding({
      breed: breeds[actor.breed ?? breedOf(actor.species, actor.coat)],
      pose: actor.pose ?? 'proud',
      palette: palettes[actor.coat],
      flip: actor.flip ?? false,
      shadow: scenery.shadow,
      x: actor.x * width,
      ground: actor.ground * height,
      scale: scaleOf(
        breeds[actor.breed ?? breedOf(actor.species, actor.coat)],
        actorHeight(actor.height) * height,
      ),
      id: `${id}-${index}`,
    }),
  );
  const prop = scene.prop ? drawProp(scene.prop, width, height, scenery.shadow) : '';
  return svgDocument(
    width,
    height,
    [
      drawLandscape(scenery, { width, height, id }, { ...scene.composition, sun }),
      scene.sign
        ? drawSign(scene.sign, sun.x * width, sun.y * height, sun.radius * Math.min(width, height))
        : '',
      scene.prop?.kind === 'gate' ? '' : prop,
      ...actors,
      // It is closed before the animal.
      scene.prop?.kind === 'gate' ? prop : '',
    ].join(''),
  );
}

function drawSign(sign: Sign, x: number, y: number, radius: number): string {
  const { fill, stroke, mark } = signs[sign];
  const scale = (radius / 50).toFixed(2);
  return group(
    'g',
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})` },
    shape('circle', { r: 50, fill }) +
      shape('path', {
        d: mark,
        fill: 'none',
        stroke,
        'stroke-width': 8,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
  );
}
