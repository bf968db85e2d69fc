// §2 Routes: `/product-by-country/{id}` inside the
// §2 Routes: `/category/{id}` inside the

import { describe, expect, it } from 'vitest';
import type { Category, Product } from '#openapi/schemas.ts';
import type { Loaded } from '#rules/loaded.ts';
import { named } from './named.ts';

type Categories = Loaded<readonly Category[]>;
type Animals = Loaded<readonly Product[]>;

const loading = { state: 'loading' } as const;
const failed = { state: 'failed' } as const;
const empty = { state: 'empty' } as const;
const sheep: Category = { id: 'ovins', nom_categorie: 'Moutons' };
const goats: Category = { id: 'caprins', nom_categorie: 'Chèvres' };
const animal = {
  id: 'belier',
  name: 'Bélier',
  description: '',
  price: 1,
  promo_price: null,
  category: sheep,
  origine: { id: 'ml', libelle: 'Mali', flag: '', code: 'ML' },
  taille: null,
  quantity_initial: 1,
  quantity_vendu: 0,
  created_at: '2026-01-01T00:00:00Z',
} satisfies Product;

const nameOf = (categories: Categories, products: Animals) =>
  named(
    categories,
    ({ id, nom_categorie }) => (id === 'ovins' ? nom_categorie : undefined),
    products,
    ({ category }) => (category.id === 'ovins' ? category.nom_categorie : undefined),
  );
const ready = <T>(...data: T[]) => ({ state: 'ready', data }) as const;
const known = { state: 'ready', data: 'Moutons' };

describe('the name of a place', () => {
  it('is that of its list, whatever has become of the animals', () => {
    for (const animals of [loading, failed, empty, ready(animal)]) {
      expect(nameOf(ready(goats, sheep), animals)).toEqual(known);
    }
  });

  it('is that on an animal of it, whatever has become of its list', () => {
    for (const categories of [loading, failed, empty, ready(goats)]) {
      expect(nameOf(categories, ready(animal))).toEqual(known);
    }
  });

  it('is awaited while one of the two that could name it is on its way', () => {
    expect(nameOf(loading, failed)).toEqual(loading);
    expect(nameOf(loading, empty)).toEqual(loading);
    expect(nameOf(failed, loading)).toEqual(loading);
    expect(nameOf(ready(goats), loading)).toEqual(loading);
  });

  it('fails where its list failed and no animal names it', () => {
    expect(nameOf(failed, failed)).toEqual(failed);
    expect(nameOf(failed, empty)).toEqual(failed);
    expect(nameOf(failed, ready({ ...animal, category: goats }))).toEqual(failed);
  });

  it('is no place where both came and neither knows it', () => {
    expect(nameOf(ready(goats), empty)).toEqual(empty);
    expect(nameOf(empty, ready({ ...animal, category: goats }))).toEqual(empty);
    expect(nameOf(ready(goats), failed)).toEqual(empty);
  });
});
