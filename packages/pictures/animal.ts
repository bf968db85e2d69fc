import { type Pose, poses } from './anatomy.ts';
import { type Breed, breeds } from './breeds.ts';
import { type Coat, coats, palettes } from './coats.ts';
import { drawLandscape } from './landscape.ts';
import { type Landscape, landscapes, sceneries } from './landscapes.ts';
import { breedOf, type Species } from './species.ts';
import {
  boxOf,
  drawPerson,
  drawStanding,
  metresPerUnit,
  type Standing,
  scaleOf,
  svgDocument,
} from './standing.ts';
import { figure, group, shape } from './svg.ts';

/** Width to height of a picture of an animal. */
export const pictureRatio = 6 / 5;

const HEIGHT = 500;

/** How long a metre is in a picture at scale: a herd of cattle is seen from further away, and a card's badges cover no horns. */
const metre: Readonly<Record<Breed['kind'], number>> = { sheep: 190, goat: 190, cattle: 130 };

/** A stance tells the height of an animal with its horns, which reach above a ram's. */
export const animalHeight = 1.14;

/**
 * What to draw. `ratio` is width to height, 6:5 unless told; `flip` turns the animal round from how it stands in
 * that landscape; `scale` makes it larger or smaller than there; `id` replaces the prefix of the drawing's ids.
 */
export type AnimalPicture = {
  species: Species;
  coat: Coat;
  landscape: Landscape;
  ratio?: number;
  flip?: boolean;
  scale?: number;
  id?: string;
  /** A second one like it behind it, or its young beside it. */
  company?: Company;
  /** Kilograms: the animal is as large as one of that weight, beside the others of its kind. */
  weight?: number;
  /** With the outline of a person of 1.70 m at the same scale, where the weight is known. */
  person?: boolean;
};

export type Company = 'twin' | 'young';

/** The pose of a picture: it goes on with the landscape, and begins elsewhere with each coat. */
export function poseOf(coat: Coat, landscape: Landscape): Pose {
  const place = landscapes.indexOf(landscape) + coats.indexOf(coat);
  return poses[place % poses.length] ?? 'proud';
}

/**
 * Draws an animal in a landscape, as a whole SVG document of 5 to 7 kB. The same request gives the same text.
 * Each landscape has its own stance and pose, so that the pictures of one animal do not look alike.
 * It carries presentation attributes only: no style, no script, nothing that a strict policy refuses.
 */
export function drawAnimal(picture: AnimalPicture): string {
  const { species, coat, landscape, ratio = pictureRatio, flip = false, scale = 1 } = picture;
  const { company, weight, person = false } = picture;
  const { stance, shadow } = sceneries[landscape];
  const frame = {
    width: HEIGHT * ratio,
    height: HEIGHT,
    id: picture.id ?? `${species}-${coat}-${landscape}`,
  };
  const breed: Breed = breeds[breedOf(species, coat)];
  const [ground, middle] = [stance.ground * HEIGHT, stance.x * frame.width];
  const size =
    weight === undefined
      ? scaleOf(breed, stance.height * HEIGHT * scale * animalHeight)
      : metresPerUnit(breed, weight) * metre[breed.kind];
  // Two have the room of one.
  const part = company === 'twin' && weight === undefined ? 0.78 : 1;
  const beside = company === undefined ? 0 : 0.13 * frame.width;
  const turned = flip !== stance.flip;
  // A young stands at its mother's haunch, where her head does not cover it.
  const tailward = turned ? -beside : beside;
  const one: Standing = {
    ...{ breed, pose: poseOf(coat, landscape), palette: palettes[coat], shadow, ground },
    ...{ x: middle - beside, scale: size * part, flip: turned, id: frame.id },
  };
  const drawn = {
    twin: () =>
      shape('use', { href: `#${frame.id}-animal`, x: beside * 2, y: -0.035 * HEIGHT }) +
      group('g', { id: `${frame.id}-animal` }, drawStanding(one)),
    young: () =>
      drawStanding({ ...one, x: middle - tailward * 0.4 }) +
      drawStanding({
        ...{ ...one, breed: breeds.calf, pose: 'proud', scale: one.scale * 0.62, id: `${frame.id}-young` },
        ...{ x: middle + tailward * 1.9, ground: ground + 0.03 * HEIGHT },
      }),
    alone: () => drawStanding(one),
  }[company ?? 'alone']();
  const apart = 0.22 * frame.width;
  const isMeasured = person && weight !== undefined;
  const reference = isMeasured
    ? drawPerson({ x: middle + (turned ? -apart : apart), ground, metre: metre[breed.kind], shadow })
    : '';
  const box = boxOf(breed, one.pose);
  const half = ((box.right - box.left) / 2) * one.scale + beside * 1.2;
  const view = closeUp(frame, ratio, {
    middle,
    ground,
    half: isMeasured ? Math.max(half, apart + 0.4 * metre[breed.kind]) : half,
    height: isMeasured ? Math.max(-box.top * one.scale, 1.75 * metre[breed.kind]) : -box.top * one.scale,
  });
  return svgDocument(
    frame.width,
    frame.height,
    view + drawLandscape(sceneries[landscape], frame) + reference + drawn,
  );
}

/** What a small picture shows: `#animal` behind the address is this part of the drawing. */
function closeUp(
  frame: { width: number; height: number },
  ratio: number,
  { middle, ground, half, height }: { middle: number; ground: number; half: number; height: number },
): string {
  const high = Math.min(frame.height, 1.2 * Math.max(height, (2 * half) / ratio));
  const wide = high * ratio;
  const x = Math.min(Math.max(middle - wide / 2, 0), frame.width - wide);
  const y = Math.min(Math.max(ground - 0.9 * high, 0), frame.height - high);
  return shape('view', { id: 'animal', viewBox: [x, y, wide, high].map(figure).join(' ') });
}
