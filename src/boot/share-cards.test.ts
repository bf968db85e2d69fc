import { expect, it } from 'vitest';
import type { Product } from '#openapi/schemas.ts';
import { sharePicture } from '#rules/share-picture.ts';
import { shareCards } from './share-cards.ts';

const ram: Product = {
  ...{ id: 'ram', name: 'Bélier', description: '', price: 165_000, promo_price: null, taille: null },
  ...{
    image1: '/media/animals/a.svg',
    image2: '/media/b.webp',
    image3: null,
    image4: null,
    image5: null,
    image6: null,
  },
  category: { id: 'sheep', nom_categorie: 'Moutons' },
  origine: { id: 'mali', libelle: 'Mali', code: 'ML', flag: '/media/flags/ml.svg' },
  ...{ quantity_initial: 3, quantity_vendu: 1, created_at: '2026-11-26T00:00:00Z' },
};
const cardOf = (animal: Product, path: string) =>
  shareCards({
    products: [animal],
    categories: [{ id: 'sheep', nom_categorie: 'Moutons', count: 1 }],
    countries: [],
  }).find((card) => card.path === sharePicture(path));
const pictureOf = (animal: Product, path: string) => cardOf(animal, path)?.picture;

it('shows a photo of the animal where its link is shared, a drawing only where there is none', () => {
  expect(pictureOf(ram, '/product/ram')).toBe('/media/b.webp');
  expect(pictureOf(ram, '/category/sheep')).toBe('/media/b.webp');
  expect(pictureOf({ ...ram, image2: null }, '/product/ram')).toBe('/media/animals/a.svg');
  expect(pictureOf({ ...ram, image1: null, image2: null }, '/product/ram')).toMatch(/hero-herd/);
});

it('says so where the animal of a shared link is drawn', () => {
  const lineOf = (animal: Product) => cardOf(animal, '/product/ram')?.line;
  expect(lineOf(ram)).toBe('Mali · Moutons');
  expect(lineOf({ ...ram, image2: null })).toBe('Mali · Moutons · Dessin de la race');
  expect(lineOf({ ...ram, image1: null, image2: null })).toBe('Mali · Moutons');
});

it('names the price that the cart charges, also if a promotional one is not lower', () => {
  expect(cardOf({ ...ram, promo_price: 185_000 }, '/product/ram')?.price).toBe('185\u00a0000\u00a0FCFA');
});
