import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartLine, product } from '#machines/checkout/testing/checkout-by-hand.ts';
import { cartTotal } from '#rules/money.ts';
import { compareCart } from './cart-changes.ts';

const named = { productId: 'ladoum', name: 'Bélier ladoum' };

describe('compareCart', () => {
  it('finds nothing where nothing changed', () => {
    const lines = [cartLine('ladoum', 2)];
    expect(compareCart(lines, { lines, products: [product('ladoum')] })).toEqual({ lines, changes: [] });
  });

  it('takes prices from the products, whatever the cart says', () => {
    const agreed = [cartLine('ladoum', 2, 100)];
    const { lines, changes } = compareCart(agreed, { lines: agreed, products: [product('ladoum', 165_000)] });
    expect(changes).toEqual([{ ...named, kind: 'price', before: 100, after: 165_000 }]);
    expect(cartTotal(lines)).toBe(330_000);
  });

  it('takes the price of each line from its own product', () => {
    const agreed = [cartLine('ladoum', 1, 165_000), cartLine('sahel', 1, 90_000)];
    const products = [product('ladoum', 165_000), product('sahel', 90_000)];
    expect(compareCart(agreed, { lines: agreed, products })).toEqual({ lines: agreed, changes: [] });
  });

  it('finds a promotion that began or ended', () => {
    const agreed = [cartLine('ladoum', 1)];
    const promoted = { ...product('ladoum'), promo_price: 150_000 };
    expect(compareCart(agreed, { lines: agreed, products: [promoted] }).changes).toEqual([
      { ...named, kind: 'price', before: 165_000, after: 150_000 },
    ]);
  });

  it('finds a stock that no longer suffices, and a product that is gone', () => {
    const agreed = [cartLine('ladoum', 2), cartLine('sahel', 1)];
    const { changes } = compareCart(agreed, { lines: agreed, products: [product('ladoum', 165_000, 1)] });
    expect(changes).toEqual([
      { ...named, kind: 'stock', wanted: 2, left: 1 },
      { productId: 'sahel', name: 'Bélier sahel', kind: 'stock', wanted: 1, left: 0 },
    ]);
  });

  it('lets the last animals go, and says of a line that falls short nothing but that', () => {
    const agreed = [cartLine('ladoum', 2), cartLine('sahel', 1)];
    const lines = [cartLine('ladoum', 3), cartLine('sahel', 1)];
    const last = [product('ladoum', 165_000, 3), product('sahel', 150_000, 1)];
    const quantity = { ...named, kind: 'quantity', before: 2, after: 3 };
    const price = {
      ...{ productId: 'sahel', name: 'Bélier sahel' },
      ...{ kind: 'price', before: 165_000, after: 150_000 },
    };
    expect(compareCart(agreed, { lines, products: last }).changes).toEqual([quantity, price]);
    const short = [product('ladoum', 165_000, 2), product('sahel', 150_000, 1)];
    expect(compareCart(agreed, { lines, products: short }).changes).toEqual([
      { ...named, kind: 'stock', wanted: 3, left: 2 },
      price,
    ]);
  });

  it('finds lines that were added, removed or changed in another tab', () => {
    const agreed = [cartLine('ladoum', 2), cartLine('sahel', 1)];
    const lines = [cartLine('ladoum', 3), cartLine('azawak', 1)];
    const products = [product('ladoum'), product('azawak')];
    expect(compareCart(agreed, { lines, products }).changes).toEqual([
      { ...named, kind: 'quantity', before: 2, after: 3 },
      { productId: 'azawak', name: 'Bélier azawak', kind: 'added', quantity: 1 },
      { productId: 'sahel', name: 'Bélier sahel', kind: 'removed' },
    ]);
  });

  it('lets no total, quantity or stock change in silence', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const cart = fc.uniqueArray(
      fc.record({ id, quantity: fc.integer({ min: 1, max: 3 }), price: fc.integer({ min: 1, max: 3 }) }),
      {
        selector: (line) => line.id,
      },
    );
    const stocks = fc.record({ a: fc.nat(4), b: fc.nat(4), c: fc.nat(4) });
    fc.assert(
      fc.property(cart, cart, stocks, (agreed, now, left) => {
        const before = agreed.map((line) => cartLine(line.id, line.quantity, line.price));
        const read = now.map((line) => cartLine(line.id, line.quantity, line.price));
        const products = now.map((line) => product(line.id, line.price, left[line.id]));
        const { lines, changes } = compareCart(before, { lines: read, products });
        if (changes.length > 0) return;
        expect(cartTotal(lines)).toBe(cartTotal(before));
        expect(lines.every((line) => line.quantity <= left[line.product.id as 'a' | 'b' | 'c'])).toBe(true);
      }),
    );
  });
});
