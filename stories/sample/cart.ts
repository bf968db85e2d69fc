import type { CartLine } from '#openapi/schemas.ts';
import { picturesOfLook } from './pictures.ts';

/** The cart of a customer in Abidjan: a promotion, a line without a size, a long name. Prices in XOF. */
export const sampleCart: readonly CartLine[] = [
  {
    id: '0d8c7a52-64f5-4c0e-9d61-5d5b50c1a001',
    quantity: 2,
    product: {
      id: '7f7d7c39-5b07-4a4b-8f0e-0f6f1d5a1001',
      name: 'Bélier Bali-Bali',
      image1: picturesOfLook('baliBali')[0] ?? null,
      price: 185_000,
      promo_price: 165_000,
      taille: 'grand',
    },
  },
  {
    id: '0d8c7a52-64f5-4c0e-9d61-5d5b50c1a002',
    quantity: 1,
    product: {
      id: '7f7d7c39-5b07-4a4b-8f0e-0f6f1d5a1002',
      name: 'Lot de trois brebis Djallonké du Bandama, vaccinées et déparasitées',
      image1: null,
      price: 285_000,
      promo_price: null,
      taille: null,
    },
  },
  {
    id: '0d8c7a52-64f5-4c0e-9d61-5d5b50c1a003',
    quantity: 1,
    product: {
      id: '7f7d7c39-5b07-4a4b-8f0e-0f6f1d5a1003',
      name: 'Taureau Zébu peul',
      image1: picturesOfLook('zebu')[0] ?? null,
      price: 2_780_000,
      promo_price: null,
      taille: 'extra',
    },
  },
];
