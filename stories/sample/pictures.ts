import type { PictureName } from '#pictures/picture-name.ts';
import { pictureAddress } from '#pictures/picture-name.ts';

type Look = Pick<PictureName, 'species' | 'coat'> & { seen: readonly PictureName['landscape'][] };

/** How the sample animals look, by their breed, each in the landscapes of its pictures: the shop's own drawings. */
const looks = {
  baliBali: {
    species: 'ram',
    coat: 'white',
    seen: ['morning', 'savanna', 'dusk', 'sahel', 'coast', 'rains'],
  },
  djallonke: { species: 'ewe', coat: 'white', seen: ['rains', 'morning', 'savanna', 'coast'] },
  sahelGoat: { species: 'goat', coat: 'chamois', seen: ['sahel', 'harmattan', 'evening', 'dusk'] },
  zebu: { species: 'zebu', coat: 'mahogany', seen: ['savanna', 'evening', 'harmattan', 'dusk'] },
  ladoum: { species: 'ram', coat: 'magpie', seen: ['evening', 'coast', 'morning', 'savanna'] },
  ndama: { species: 'cow', coat: 'fawn', seen: ['rains', 'savanna', 'morning', 'dusk'] },
  maradi: { species: 'goat', coat: 'chestnut', seen: ['harmattan', 'sahel', 'dusk', 'evening'] },
  touabire: { species: 'ram', coat: 'cream', seen: ['sahel', 'harmattan', 'dusk', 'morning'] },
  azawak: { species: 'zebu', coat: 'fawn', seen: ['harmattan', 'sahel', 'evening', 'savanna'] },
  oudah: { species: 'ewe', coat: 'ouda', seen: ['dusk', 'sahel', 'morning', 'evening'] },
} as const satisfies Readonly<Record<string, Look>>;

export type SampleLook = keyof typeof looks;

const namesOf = ({ species, coat, seen }: Look): readonly PictureName[] =>
  seen.map((landscape) => ({ species, coat, landscape }));

/** The addresses of the pictures of a sample animal, at which the workshop serves them. */
export const picturesOfLook = (look: SampleLook): readonly string[] =>
  namesOf(looks[look]).map(pictureAddress);

/** All pictures of the samples. */
export const samplePictures: readonly PictureName[] = Object.values(looks).flatMap(namesOf);
