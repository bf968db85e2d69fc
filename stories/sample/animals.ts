import type { Category, Country, Product } from '#openapi/schemas.ts';
import { picturesOfLook, type SampleLook } from './pictures.ts';

const flag = (...bands: readonly string[]): string => {
  const drawn = bands.map((colour, index) => `<path fill="${colour}" d="M${index} 0h1v2h-1z"/>`).join('');
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2">${drawn}</svg>`)}`;
};

const country = (id: string, libelle: string, code: string, betail_count: number, picture: string) => ({
  id: `pays-${id}`,
  libelle,
  code,
  betail_count,
  flag: picture,
});

/** The eight countries of origin, with the number of their animals. */
export const sampleCountries = [
  country('ci', 'Côte d’Ivoire', 'CI', 18, flag('#f77f00', '#fff', '#009e60')),
  country('ml', 'Mali', 'ML', 14, flag('#14b53a', '#fcd116', '#ce1126')),
  country('bf', 'Burkina Faso', 'BF', 11, flag('#ef2b2d', '#fcd116', '#009e49')),
  country('ne', 'Niger', 'NE', 9, flag('#e05206', '#fff', '#0db02b')),
  country('sn', 'Sénégal', 'SN', 7, flag('#00853f', '#fdef42', '#e31b23')),
  country('mr', 'Mauritanie', 'MR', 4, flag('#cd2a3e', '#006233', '#cd2a3e')),
  country('gn', 'Guinée', 'GN', 3, flag('#ce1126', '#fcd116', '#009460')),
  country('bj', 'Bénin', 'BJ', 1, flag('#008751', '#fcd116', '#e8112d')),
] as const satisfies readonly Country[];

/** The three categories, with the number of their animals. */
export const sampleCategories = [
  { id: 'categorie-ovins', nom_categorie: 'Moutons', count: 31 },
  { id: 'categorie-bovins', nom_categorie: 'Bœufs', count: 19 },
  { id: 'categorie-caprins', nom_categorie: 'Chèvres', count: 13 },
] as const satisfies readonly Category[];

type Breed = readonly [
  name: string,
  category: 0 | 1 | 2,
  country: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7,
  price: number,
  promo: number | null,
  sold: readonly [number, number],
  size: Product['taille'],
  look: SampleLook,
];

const breeds: readonly Breed[] = [
  ['Bélier Bali-Bali', 0, 1, 185_000, 165_000, [18, 25], 'grand', 'baliBali'],
  ['Brebis Djallonké', 0, 0, 95_000, null, [10, 25], 'petit', 'djallonke'],
  ['Bouc du Sahel', 2, 2, 110_000, 98_000, [21, 25], 'moyen', 'sahelGoat'],
  ['Taureau Zébu peul', 1, 3, 780_000, null, [6, 25], 'extra', 'zebu'],
  ['Bélier Ladoum', 0, 4, 1_250_000, 1_100_000, [15, 25], 'extra', 'ladoum'],
  ['Génisse N’Dama', 1, 0, 520_000, null, [2, 25], 'moyen', 'ndama'],
  ['Chèvre rousse de Maradi', 2, 3, 85_000, null, [30, 30], 'petit', 'maradi'],
  ['Bélier Touabire', 0, 5, 240_000, 225_000, [9, 12], 'grand', 'touabire'],
  ['Vache Azawak', 1, 3, 690_000, null, [0, 8], 'grand', 'azawak'],
  ['Mouton Oudah', 0, 2, 205_000, null, [4, 16], null, 'oudah'],
];

const description = (name: string) =>
  `${name} élevé en plein air, nourri au fourrage du pays, vacciné et déparasité. Un vétérinaire l’examine avant le départ et son carnet voyage avec lui. Caractère calme, dents et sabots contrôlés, poids mesuré la semaine de la livraison.\n\nLa livraison est gratuite ; le jour et l’heure sont fixés avec vous par téléphone.`;

/** Twenty-four animals of the provider: promotions, one sold out, one without size, one without pictures. Prices in XOF. */
export const sampleAnimals: readonly Product[] = Array.from({ length: 24 }, (_, index) => {
  const [name, kind, from, price, promo, [sold, stock], taille, look] = breeds[
    index % breeds.length
  ] as Breed;
  const { betail_count: _count, ...origine } = sampleCountries[from];
  const { count: _total, ...category } = sampleCategories[kind];
  const round = Math.floor(index / breeds.length);
  const hasPictures = index !== 9;
  const [first = null, ...others] = hasPictures ? picturesOfLook(look) : [];
  const hasMore = index % 3 === 0;
  return {
    id: `animal-${index + 1}`,
    name: round === 0 ? name : `${name} n° ${round + 1}`,
    description: description(name),
    price: price + round * 15_000,
    promo_price: promo === null ? null : promo + round * 15_000,
    image1: first,
    image2: hasMore ? (others[0] ?? null) : null,
    image3: hasMore ? (others[1] ?? null) : null,
    image4: hasMore ? (others[2] ?? null) : null,
    image5: null,
    image6: null,
    category,
    origine,
    taille,
    quantity_initial: stock,
    quantity_vendu: sold,
    created_at: new Date(Date.UTC(2026, 9, 30 - index)).toISOString(),
  };
});

/** The sample animal with a name. Throws where there is none. */
export function sampleAnimal(name: string): Product {
  const animal = sampleAnimals.find((one) => one.name === name);
  if (animal === undefined) throw new Error(`There is no sample animal ${name}.`);
  return animal;
}
