import { type Pose, poses } from './anatomy.ts';
import { breeds } from './breeds.ts';
import { type Coat, coats, palettes } from './coats.ts';
import { drawLandscape } from './landscape.ts';
import { type Landscape, landscapes, sceneries } from './landscapes.ts';
import { breedOf, type Species } from './species.ts';
import { drawStanding, svgDocument } from './standing.ts';

/** Width to height of a picture of an animal. */
export const pictureRatio = 6 / 5;

const HEIGHT = 500;

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
};

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
  const { stance, shadow } = sceneries[landscape];
  const frame = {
    width: HEIGHT * ratio,
    height: HEIGHT,
    id: picture.id ?? `${species}-${coat}-${landscape}`,
  };
  const standing = drawStanding({
    breed: breeds[breedOf(species, coat)],
    pose: poseOf(coat, landscape),
    palette: palettes[coat],
    shadow,
    x: stance.x * frame.width,
    ground: stance.ground * HEIGHT,
    height: stance.height * HEIGHT * scale * animalHeight,
    flip: flip !== stance.flip,
    id: frame.id,
  });
  return svgDocument(frame.width, frame.height, drawLandscape(sceneries[landscape], frame) + standing);
}
