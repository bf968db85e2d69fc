import { type ExpectedByRequest, page } from './expected.ts';

export const country = {
  id: '0b0a6c0e-7a1d-4b8e-8a43-5f0d3c9e2b01',
  libelle: 'Sénégal',
  flag: '/media/flags/sn.svg',
  code: 'SN',
};
export const category = { id: '6f0c2b5e-3f6a-4d0b-9a51-0d0f6f1c1a01', nom_categorie: 'Moutons' };
export const bare = {
  id: '2d1f8a34-5c7e-4f90-8b12-6a4e9d3c7f01',
  name: 'Ladoum royal',
  description: 'Grand bélier Ladoum de trois ans, robe blanche, cornes en spirale.',
  price: 850_000,
  promo_price: null,
  taille: null,
  category,
  origine: country,
  quantity_initial: 6,
  quantity_vendu: 4,
  created_at: '2026-10-21T08:00:00Z',
};
export const animal = {
  ...bare,
  promo_price: 765_000,
  image1: '/media/animals/ladoum-royal-1.svg',
  taille: 'grand',
};
const readings: ExpectedByRequest = {
  // listProducts
  'for all products': page('ready', 'Affichage de 1 bétails', [bare]),
  'for all products, which the provider cannot give': page('failed', 'Le catalogue ne s’est pas chargé'),
  // getProduct
  'for a product that does not exist': page('empty', 'Cet animal n’est plus au catalogue'),
  'for one product': page('ready', 'Economisez 85 000 FCFA', animal),
  'for one product, with its estimated weight and its age': page(
    'ready',
    'Âge3 ansPoids estimé105 kg · environ 8 095 FCFA/kg',
    { ...bare, poids_estime: 105, age_mois: 36 },
  ),
  'for one product, with the day of its photo and its film': page('ready', '850 000 FCFA', {
    ...bare,
    image1: '/media/photos/ladoum-royal-1.webp',
    image1_date: '2025-10-20',
    film: '/media/photos/ladoum-royal.mp4',
    film_poster: '/media/photos/ladoum-royal-1.webp',
  }),
  'for one product that lacks all that may be lacking': page('ready', '850 000 FCFA', bare),
  'for one product, which the provider cannot give': page('failed', 'La fiche ne s’est pas chargée'),
  // listCategories
  'for the categories': page('ready', 'CatégoriesMoutonsPrix', [category]),
  'for the categories, which the provider cannot give': page(
    'failed',
    'CatégoriesCes choix ne se sont pas chargés.',
  ),
  // countByCategory
  'for the number of products of each category': page('ready', 'Moutons, 28 animaux', [
    { ...category, count: 28 },
  ]),
  'for the number of products of each category, which the provider cannot give': page(
    'ready',
    'CatégoriesMoutonsPrix',
    [category],
  ),
  // listCountries
  'for the countries of origin': page('ready', 'Sénégal', [country]),
  'for the countries of origin, which the provider cannot give': page(
    'failed',
    'Les pays n’ont pas pu être chargés.',
  ),
  // countByCountry
  'for the number of animals of each country': page('ready', 'Sénégal12 bétail', [
    { ...country, betail_count: 12 },
  ]),
  'for the number of animals of each country, which the provider cannot give': page('ready', 'Sénégal', [
    country,
  ]),
};

/** A visitor's reads that a customer makes too, with the same result. */
const byCustomer = [
  ...['for all products', 'for one product', 'for the categories', 'for the countries of origin'],
  ...['for the number of products of each category', 'for the number of animals of each country'],
];

export const catalogueAnswers: ExpectedByRequest = {
  ...readings,
  ...Object.fromEntries(
    byCustomer.flatMap((asks) => {
      const expected = readings[asks];
      return expected === undefined ? [] : [[`${asks}, as a customer`, expected]];
    }),
  ),
};
