import type { ListedAnimal } from '../catalogue.ts';

export type Animal = ListedAnimal & { readonly id: number };

let made = 0;
/** A new animal: a sheep from Mali for 200 000 XOF, with these traits. */
export const animal = (traits: Partial<ListedAnimal> = {}): Animal => {
  made += 1;
  return {
    id: made,
    name: `Bélier ${made}`,
    price: 200_000,
    promo_price: null,
    category: { id: 'ovins', nom_categorie: 'Moutons' },
    origine: { id: 'mali' },
    taille: 'grand',
    created_at: '2026-03-12T10:00:00Z',
    ...traits,
  };
};

export const idsOf = (animals: readonly Animal[]) => animals.map(({ id }) => id);
