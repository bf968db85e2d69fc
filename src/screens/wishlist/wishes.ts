/** The sample wishlist, without behaviour (specification §1); the shop is searched for `breed`, amounts are whole XOF. */
export const wishes = [
  {
    id: 'ladoum',
    vignette: 'ram',
    breed: 'Ladoum',
    price: 1_250_000,
    promo_price: 1_100_000,
    availability: 'few',
  },
  {
    id: 'bali-bali',
    vignette: 'sheep',
    breed: 'Bali-Bali',
    price: 165_000,
    promo_price: null,
    availability: 'available',
  },
  {
    id: 'maradi',
    vignette: 'goats',
    breed: 'Maradi',
    price: 98_000,
    promo_price: null,
    availability: 'available',
  },
  {
    id: 'zebu-peul',
    vignette: 'herd',
    breed: 'Zébu peul',
    price: 780_000,
    promo_price: null,
    availability: 'none',
  },
] as const;

export type Wish = (typeof wishes)[number];
