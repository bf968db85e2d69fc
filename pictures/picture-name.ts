import { drawAnimal } from './animal.ts';
import type { Coat } from './coats.ts';
import { coats } from './coats.ts';
import type { Landscape } from './landscapes.ts';
import { landscapes } from './landscapes.ts';
import type { Species } from './species.ts';
import { species } from './species.ts';

/** What the name of a picture says. */
export type PictureName = { species: Species; coat: Coat; landscape: Landscape };

/** The file name of a picture: `ram-magpie-morning.svg`. */
export function pictureName({ species, coat, landscape }: PictureName): string {
  return `${species}-${coat}-${landscape}.svg`;
}

/** The address at which a provider serves a picture: `/media/animals/ram-magpie-morning.svg`. */
export function pictureAddress(name: PictureName): string {
  return `/media/animals/${pictureName(name)}`;
}

/** What a file name says, or null where no picture has that name. */
export function readPictureName(name: string): PictureName | null {
  const match = /^([a-z]+)-([a-z]+)-([a-z]+)\.svg$/.exec(name);
  const animal = species.find((known) => known === match?.[1]);
  const coat = coats.find((known) => known === match?.[2]);
  const landscape = landscapes.find((known) => known === match?.[3]);
  return animal && coat && landscape ? { species: animal, coat, landscape } : null;
}

/** Draws the picture of that file name, or gives null where no picture has that name. */
export function drawFromName(name: string): string | null {
  const picture = readPictureName(name);
  return picture && drawAnimal(picture);
}
