import { type Company, drawAnimal } from './animal.ts';
import type { Coat } from './coats.ts';
import { coats } from './coats.ts';
import type { Landscape } from './landscapes.ts';
import { landscapes } from './landscapes.ts';
import type { Species } from './species.ts';
import { species } from './species.ts';

/**
 * What the name of a picture says. `company`: a second one like it, or its young. `weight` (kg) draws it at the scale of that weight,
 * beside the outline of a `person` where it says so.
 */
export type PictureName = {
  species: Species;
  coat: Coat;
  landscape: Landscape;
  company?: Company;
  weight?: number;
  person?: boolean;
};

/** The file name of a picture: `ram-magpie-morning.svg`, `cow-white-coast-young-310kg-person.svg`. */
export function pictureName({ species, coat, landscape, company, weight, person }: PictureName): string {
  const scale = weight === undefined ? [] : [`${weight}kg`, ...(person ? ['person'] : [])];
  return `${[species, coat, landscape, ...(company ? [company] : []), ...scale].join('-')}.svg`;
}

/** The address at which a provider serves a picture: `/media/animals/ram-magpie-morning.svg`. */
export function pictureAddress(name: PictureName): string {
  return `/media/animals/${pictureName(name)}`;
}

/** What a file name says, or null where no picture has that name. */
export function readPictureName(name: string): PictureName | null {
  const match =
    /^([a-z]+)-([a-z]+)-([a-z]+)(?:-(twin|young))?(?:-([1-9]\d{0,2}|1\d{3})kg(-person)?)?\.svg$/.exec(name);
  const animal = species.find((known) => known === match?.[1]);
  const coat = coats.find((known) => known === match?.[2]);
  const landscape = landscapes.find((known) => known === match?.[3]);
  if (!match || !animal || !coat || !landscape) return null;
  const [, , , , company, weight, person] = match;
  return {
    ...{ species: animal, coat, landscape },
    ...(company === 'twin' || company === 'young' ? { company } : {}),
    ...(weight === undefined ? {} : { weight: Number(weight), person: person !== undefined }),
  };
}

/** Draws the picture of that file name, or gives null where no picture has that name. */
export function drawFromName(name: string): string | null {
  const picture = readPictureName(name);
  return picture && drawAnimal(picture);
}
