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

type Breed = {
  name: string;
  category: 0 | 1 | 2;
  country: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
  price: number;
  promo?: number;
  sold: readonly [number, number];
  size: Product['taille'];
  look: SampleLook;
};

const breeds: readonly Breed[] = [
  {
    name: 'Bélier Bali-Bali',
    category: 0,
    country: 1,
    price: 185_000,
    promo: 165_000,
    sold: [18, 25],
    size: 'grand',
    look: 'baliBali',
  },
  {
    name: 'Brebis Djallonké',
    category: 0,
    country: 0,
    price: 95_000,
    sold: [10, 25],
    size: 'petit',
    look: 'djallonke',
  },
  {
    name: 'Bouc du Sahel',
    category: 2,
    country: 2,
    price: 110_000,
    promo: 98_000,
    sold: [21, 25],
    size: 'moyen',
    look: 'sahelGoat',
  },
  {
    name: 'Taureau Zébu peul',
    category: 1,
    country: 3,
    price: 780_000,
    sold: [6, 25],
    size: 'extra',
    look: 'zebu',
  },
  {
    name: 'Bélier Ladoum',
    category: 0,
    country: 4,
    price: 1_250_000,
    promo: 1_100_000,
    sold: [15, 25],
    size: 'extra',
    look: 'ladoum',
  },
  {
    name: 'Génisse N’Dama',
    category: 1,
    country: 0,
    price: 520_000,
    sold: [2, 25],
    size: 'moyen',
    look: 'ndama',
  },
  {
    name: 'Chèvre rousse de Maradi',
    category: 2,
    country: 3,
    price: 85_000,
    sold: [30, 30],
    size: 'petit',
    look: 'maradi',
  },
  {
    name: 'Bélier Touabire',
    category: 0,
    country: 5,
    price: 240_000,
    promo: 225_000,
    sold: [9, 12],
    size: 'grand',
    look: 'touabire',
  },
  {
    name: 'Vache Azawak',
    category: 1,
    country: 3,
    price: 690_000,
    sold: [0, 8],
    size: 'grand',
    look: 'azawak',
  },
  {
    name: 'Mouton Oudah',
    category: 0,
    country: 2,
    price: 205_000,
    sold: [4, 16],
    size: null,
    look: 'oudah',
  },
];

const description = (name: string) =>
  `${name} élevé en plein air, nourri au fourrage du pays, vacciné et déparasité. Un vétérinaire l’examine avant le départ et son carnet voyage avec lui. Caractère calme, dents et sabots contrôlés, poids mesuré la semaine de la livraison.\n\nLa livraison est gratuite ; le jour et l’heure sont fixés avec vous par téléphone.`;

/** Twenty-four animals as the provider lists them: promotions, one sold out, one without size, one without pictures. Prices in XOF. */
export const sampleAnimals: readonly Product[] = Array.from({ length: 24 }, (_, index) => {
  const breed = breeds[index % breeds.length] as Breed;
  const { betail_count: _count, ...origine } = sampleCountries[breed.country];
  const { count: _total, ...category } = sampleCategories[breed.category];
  const round = Math.floor(index / breeds.length);
  const hasPictures = index !== 9;
  const [first = null, ...others] = hasPictures ? picturesOfLook(breed.look) : [];
  const hasMore = index % 3 === 0;
  return {
    id: `animal-${index + 1}`,
    name: round === 0 ? breed.name : `${breed.name} n° ${round + 1}`,
    description: description(breed.name),
    price: breed.price + round * 15_000,
    promo_price: breed.promo === undefined ? null : breed.promo + round * 15_000,
    image1: first,
    image2: hasMore ? (others[0] ?? null) : null,
    image3: hasMore ? (others[1] ?? null) : null,
    image4: hasMore ? (others[2] ?? null) : null,
    image5: null,
    image6: null,
    category,
    origine,
    taille: breed.size,
    quantity_initial: breed.sold[1],
    quantity_vendu: breed.sold[0],
    created_at: new Date(Date.UTC(2026, 9, 30 - index)).toISOString(),
  };
});

/** The sample animal of a name; throws where there is none. */
export function sampleAnimal(name: string): Product {
  const animal = sampleAnimals.find((one) => one.name === name);
  if (animal === undefined) throw new Error(`There is no sample animal ${name}.`);
  return animal;
}
