// §2 Home: Featured products with
// §2 Home: Best sellers: items
// §2 Product detail: Up to 8
// §4 Featured products tabs: featured: the first
// §9 Constants: Featured: first 8;
// §9 Constants: New window 30

import { describe, expect, it } from 'vitest';
import { bestSellers, featured, isNew, relatedTo, similarTo } from './featured.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const product = (id: number, traits: object = {}) => ({
  id: String(id),
  price: 100_000,
  quantity_initial: 100,
  promo_price: null as number | null,
  quantity_vendu: 0,
  created_at: '2026-01-01T00:00:00Z',
  category: { id: 'ovins' },
  ...traits,
});
const ids = (products: readonly { id: string }[]) => products.map(({ id }) => Number(id));
const many = (count: number) => Array.from({ length: count }, (_, index) => product(index + 1));

describe('the featured products', () => {
  it('are the first 8 of the list', () => {
    expect(ids(featured(many(12), 'featured', now))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('are popular above one sold', () => {
    const products = [
      product(1, { quantity_vendu: 1 }),
      product(2, { quantity_vendu: 2 }),
      ...many(6),
      product(9, { quantity_vendu: 50 }),
    ];
    expect(ids(featured(products, 'popular', now))).toEqual([2]);
  });

  it('are on sale with a promotional price that differs from the price', () => {
    const products = [
      product(1, { promo_price: 90_000 }),
      product(2, { promo_price: 100_000 }),
      product(3, { promo_price: 0 }),
      product(4),
      product(5, { promo_price: 120_000 }),
    ];
    expect(ids(featured(products, 'sale', now))).toEqual([1, 5]);
  });

  it('are new within 30 days', () => {
    expect(isNew({ created_at: '2026-10-22T12:00:00Z' }, now)).toBe(true);
    expect(isNew({ created_at: '2026-10-22T11:59:59Z' }, now)).toBe(false);
    expect(isNew({ created_at: 'hier' }, now)).toBe(false);
    expect(
      ids(featured([product(1, { created_at: '2026-11-20T00:00:00Z' }), product(2)], 'new', now)),
    ).toEqual([1]);
  });
});

describe('the best sellers', () => {
  it('are items 2 to 20 of the list, reversed', () => {
    expect(ids(bestSellers(many(25)))).toEqual(Array.from({ length: 19 }, (_, index) => 20 - index));
    expect(ids(bestSellers(many(3)))).toEqual([3, 2]);
    expect(bestSellers(many(1))).toEqual([]);
  });
});

describe('the related products', () => {
  const cow = { category: { id: 'bovins' } };

  it('are up to 8 others, of the same category first', () => {
    const products = [product(1), product(2, cow), product(3), product(4, cow)];
    expect(ids(relatedTo(products, product(4, cow)))).toEqual([2, 1, 3]);
    expect(relatedTo(many(30), product(1))).toHaveLength(8);
  });

  it('are none if the shop has a single product', () => {
    expect(relatedTo([product(1)], product(1))).toEqual([]);
  });
});

describe('the replacements for a sold-out animal', () => {
  const cow = { category: { id: 'bovins' } };

  it('are three others in stock: those of its category first, then by how near their prices are', () => {
    const products = [
      product(1, { price: 300_000 }),
      product(2, { price: 90_000, quantity_vendu: 100 }),
      product(3, { ...cow, price: 100_000 }),
      product(4, { price: 130_000 }),
      product(5, { ...cow, price: 500_000 }),
      product(6, { price: 400_000, promo_price: 101_000 }),
    ];
    const soldOut = product(9, { quantity_vendu: 100 });
    expect(ids(similarTo([...products, soldOut], soldOut))).toEqual([6, 4, 1]);
    expect(ids(similarTo(products, product(5, cow)))).toEqual([3, 6, 4]);
    expect(similarTo([soldOut], soldOut)).toEqual([]);
  });
});
