import type { PictureName } from '#pictures/picture-name.ts';
import { pictureAddress } from '#pictures/picture-name.ts';

type Look = Pick<PictureName, 'species' | 'coat'> & { seen: readonly PictureName['landscape'][] };

/** The pictures of the sample animals by breed, each in its landscapes: the shop's own drawings. */
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

/** The addresses of a sample animal's pictures in the workshop. */
export const picturesOfLook = (look: SampleLook): readonly string[] =>
  namesOf(looks[look]).map(pictureAddress);

const inThreePoses = ['morning', 'savanna', 'dusk'] as const;

/** The breeds that herders recognise, each in three poses. */
export const breedPictures: readonly { breed: string; names: readonly PictureName[] }[] = (
  [
    ['Ladoum', 'ram', 'magpie'],
    ['Touabire', 'touabire', 'white'],
    ['Bali-Bali', 'ram', 'white'],
    ['Djallonké', 'djallonke', 'magpie'],
    ['Azawak', 'zebu', 'fawn'],
    ['N’Dama', 'ox', 'fawn'],
    ['Chèvre rousse de Maradi', 'goat', 'chestnut'],
    ['Chèvre du Sahel', 'goat', 'skewbald'],
  ] as const
).map(([breed, species, coat]) => ({ breed, names: namesOf({ species, coat, seen: inThreePoses }) }));

/** All drawn pictures of the samples. */
export const samplePictures: readonly PictureName[] = [
  ...Object.values(looks).flatMap(namesOf),
  ...breedPictures.flatMap(({ names }) => names),
];

/** Photos as a back office uploads them, in pixels: portrait, larger than any screen, and one that is missing. */
export const samplePhotos = [
  {
    name: 'en-hauteur.png',
    width: 900,
    height: 1200,
    of: { species: 'goat', coat: 'grey', landscape: 'sahel' },
  },
  {
    name: 'trop-grande.png',
    width: 4000,
    height: 1500,
    of: { species: 'ox', coat: 'black', landscape: 'coast' },
  },
] as const;

/** The address of a photo of the back office. */
export const photoAddress = (name: string): string => `/media/uploads/${name}`;

/** A photo that does not exist. */
export const missingPhoto = photoAddress('absente.png');
