type Look = { of: string; seen: readonly string[] };

/** The drawings of the sample animals by breed (`sandbox/pictures/`), each in its landscapes. */
const looks = {
  baliBali: {
    of: 'ram-white',
    seen: ['morning', 'savanna', 'dusk', 'sahel', 'coast', 'rains'],
  },
  djallonke: { of: 'ewe-white', seen: ['rains', 'morning', 'savanna', 'coast'] },
  sahelGoat: { of: 'goat-chamois', seen: ['sahel', 'harmattan', 'evening', 'dusk'] },
  zebu: { of: 'zebu-mahogany', seen: ['savanna', 'evening', 'harmattan', 'dusk'] },
  ladoum: { of: 'ram-magpie', seen: ['evening', 'coast', 'morning', 'savanna'] },
  ndama: { of: 'cow-fawn', seen: ['rains', 'savanna', 'morning', 'dusk'] },
  maradi: { of: 'goat-chestnut', seen: ['harmattan', 'sahel', 'dusk', 'evening'] },
  touabire: { of: 'ram-cream', seen: ['sahel', 'harmattan', 'dusk', 'morning'] },
  azawak: { of: 'zebu-fawn', seen: ['harmattan', 'sahel', 'evening', 'savanna'] },
  oudah: { of: 'ewe-ouda', seen: ['dusk', 'sahel', 'morning', 'evening'] },
} as const satisfies Readonly<Record<string, Look>>;

export type SampleLook = keyof typeof looks;

const addressesOf = ({ of, seen }: Look): readonly string[] =>
  seen.map((landscape) => `/media/animals/${of}-${landscape}.svg`);

/** The addresses of a sample animal's pictures in the workshop. */
export const picturesOfLook = (look: SampleLook): readonly string[] => addressesOf(looks[look]);

const inThreePoses = ['morning', 'savanna', 'dusk'] as const;

/** The breeds that herders recognise, each in three poses. */
export const breedPictures: readonly { breed: string; pictures: readonly string[] }[] = (
  [
    ['Ladoum', 'ram-magpie'],
    ['Touabire', 'touabire-white'],
    ['Bali-Bali', 'ram-white'],
    ['Djallonké', 'djallonke-magpie'],
    ['Azawak', 'zebu-fawn'],
    ['N’Dama', 'ox-fawn'],
    ['Chèvre rousse de Maradi', 'goat-chestnut'],
    ['Chèvre du Sahel', 'goat-skewbald'],
  ] as const
).map(([breed, of]) => ({ breed, pictures: addressesOf({ of, seen: inThreePoses }) }));

/** The shop's own drawings (`public/pictures/`), each with a night form. */
export const shopDrawings = [
  'call-to-action',
  'empty-cart',
  'empty-list',
  'failed',
  'hero-goats',
  'hero-herd',
  'hero-herd-phone',
  'hero-ram',
  'hero-ram-phone',
  'not-found',
  'offline',
  'payment-failed',
  'payment-success',
  'placeholder',
  'promo-cattle',
  'promo-sheep',
  'sign-in',
  'success',
  'waiting',
] as const;

/** Photos as a back office uploads them (`stories/photos/`): portrait, and larger than any screen. */
export const samplePhotos = ['en-hauteur.png', 'trop-grande.png'] as const;

/** The address of a photo of the back office. */
export const photoAddress = (name: string): string => `/media/uploads/${name}`;

/** A photo that does not exist. */
export const missingPhoto = photoAddress('absente.png');
