import type { VignetteName } from '#screens/pages/vignette.tsx';
import type { wishlistWording } from '#wording/wishlist.ts';

/** An animal of the sample wishlist; `breed` is what the shop is searched for, amounts are whole XOF. */
export interface Wish {
  readonly id: keyof typeof wishlistWording.items;
  readonly vignette: VignetteName;
  readonly breed: string;
  readonly price: number;
  readonly promo_price: number | null;
  readonly availability: keyof typeof wishlistWording.availability;
}

/** The sample wishlist: fixed content without behaviour (specification §1). */
export const wishes: readonly Wish[] = [
  {
    id: 'ladoum',
    vignette: 'sheep',
    breed: 'Ladoum',
    price: 1_250_000,
    promo_price: 1_100_000,
    availability: 'few',
  },
  {
    id: 'bali-bali',
    vignette: 'ram',
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
];
