import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotal } from '#rules/money.ts';
import { cartLine, product } from '../checkout/testing/checkout-fixtures.ts';
import { compareCart } from './cart-changes.ts';

const named = { productId: 'ladoum', name: 'Bélier ladoum' };
const ladoum = { ...named, lineId: 'line-ladoum' };

describe('compareCart', () => {
  it('finds nothing where nothing changed', () => {
    const lines = [cartLine('ladoum', 2)];
    expect(compareCart(lines, { lines, products: [product('ladoum')] })).toEqual({ lines, changes: [] });
  });

  it('takes prices from the products, not from the cart', () => {
    const agreed = [cartLine('ladoum', 2, 100)];
    const { lines, changes } = compareCart(agreed, { lines: agreed, products: [product('ladoum', 165_000)] });
    expect(changes).toEqual([{ ...ladoum, kind: 'price', before: 100, after: 165_000 }]);
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
      { ...ladoum, kind: 'price', before: 165_000, after: 150_000 },
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

  it('accepts an order of the last animals, and reports only the shortage of a line that exceeds the stock', () => {
    const agreed = [cartLine('ladoum', 2), cartLine('sahel', 1)];
    const lines = [cartLine('ladoum', 3), cartLine('sahel', 1)];
    const last = [product('ladoum', 165_000, 3), product('sahel', 150_000, 1)];
    const quantity = { ...ladoum, kind: 'quantity', before: 2, after: 3 };
    const price = {
      ...{ lineId: 'line-sahel', productId: 'sahel', name: 'Bélier sahel' },
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
      { ...ladoum, kind: 'quantity', before: 2, after: 3 },
      { lineId: 'line-azawak', productId: 'azawak', name: 'Bélier azawak', kind: 'added', quantity: 1 },
      { lineId: 'line-sahel', productId: 'sahel', name: 'Bélier sahel', kind: 'removed' },
    ]);
  });

  it('distinguishes lines of one product by their ids, and finds no change between equal carts', () => {
    const two = [
      { ...cartLine('ladoum', 1), id: 'l1' },
      { ...cartLine('ladoum', 2), id: 'l2' },
    ];
    const products = [product('ladoum')];
    expect(compareCart(two, { lines: two, products }).changes).toEqual([]);
    expect(compareCart(two, { lines: two.toReversed(), products }).changes).toEqual([]);
    const grown = two.map((line) => ({ ...line, quantity: line.id === 'l2' ? 4 : line.quantity }));
    expect(compareCart(two, { lines: grown, products }).changes).toEqual([
      { ...named, lineId: 'l2', kind: 'quantity', before: 2, after: 4 },
    ]);
    expect(compareCart(two, { lines: two.slice(1), products }).changes).toEqual([
      { ...named, lineId: 'l1', kind: 'removed' },
    ]);
  });

  it('matches a line that was restored under another id', () => {
    const lines = [{ ...cartLine('ladoum', 2), id: 'new' }];
    expect(compareCart([cartLine('ladoum', 2)], { lines, products: [product('ladoum')] }).changes).toEqual(
      [],
    );
  });

  it('compares the stock of a product with the sum of its lines', () => {
    const two = [
      { ...cartLine('ladoum', 4), id: 'l1' },
      { ...cartLine('ladoum', 4), id: 'l2' },
    ];
    expect(compareCart(two, { lines: two, products: [product('ladoum', 165_000, 6)] }).changes).toEqual([
      { ...named, kind: 'stock', wanted: 8, left: 6 },
    ]);
    expect(compareCart(two, { lines: two, products: [product('ladoum', 165_000, 8)] }).changes).toEqual([]);
  });

  it('reports every change of a total, quantity or stock', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const line = fc.record({ id, of: id, quantity: fc.integer({ min: 1, max: 3 }) });
    /* Several lines may hold one product; each has an id of its own. */
    const cart = fc.uniqueArray(line, { selector: (one) => one.id });
    const price = fc.record({
      a: fc.integer({ min: 1, max: 3 }),
      b: fc.constant(2),
      c: fc.constant(3),
    });
    const stocks = fc.record({ a: fc.nat(4), b: fc.nat(4), c: fc.nat(4) });
    fc.assert(
      fc.property(cart, cart, price, price, stocks, (agreed, now, was, is, left) => {
        const linesOf = (lines: typeof now, prices: typeof is) =>
          lines.map((one) => ({ ...cartLine(one.of, one.quantity, prices[one.of]), id: one.id }));
        const before = linesOf(agreed, was);
        const read = linesOf(now, is);
        const products = now.map((one) => product(one.of, is[one.of], left[one.of]));
        const { lines, changes } = compareCart(before, { lines: read, products });
        if (changes.length > 0) return;
        expect(cartTotal(lines)).toBe(cartTotal(before));
        for (const product of ['a', 'b', 'c'] as const) {
          const ofProduct = lines.filter((one) => one.product.id === product);
          expect(ofProduct.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(
            ofProduct.length === 0 ? 0 : left[product],
          );
        }
      }),
    );
  });
});
