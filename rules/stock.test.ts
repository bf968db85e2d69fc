// §2 Animal card: Main image (placeholder
// §2 Product detail: Progress bar of
// §3 Entities: Stock = quantity_initial
// §9 Constants: Progress bar: sold

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { available, maximumQuantity, soldShare } from './stock.ts';

const product = (initial: number, sold: number) => ({ quantity_initial: initial, quantity_vendu: sold });

describe('stock', () => {
  it('is the initial quantity minus the sold one', () => {
    expect(available(product(25, 18))).toBe(7);
    expect(available(product(10, 10))).toBe(0);
    expect(available(product(10, 12))).toBe(0);
  });

  it('has a sold share in whole percent, 0 without an initial quantity', () => {
    expect(soldShare(product(25, 18))).toBe(72);
    expect(soldShare(product(0, 0))).toBe(0);
    expect(soldShare(product(3, 1))).toBe(33);
  });

  it('never leaves 0 to 100 percent', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(2000), (initial, sold) => {
        const share = soldShare(product(initial, sold));
        return Number.isInteger(share) && share >= 0 && share <= 100;
      }),
    );
  });

  it('limits a line of the cart to the stock of its product that the other lines leave', () => {
    const line = (id: string, quantity: number) => ({ quantity, product: { id } });
    const stock = new Map([['ladoum', 6]]);
    const lines = [line('ladoum', 2), line('mossi', 3), line('ladoum', 1)];
    const [first, other, second] = lines.map((one) => maximumQuantity(one, lines, stock));
    expect([first, other, second]).toEqual([5, undefined, 4]);
    expect(maximumQuantity(line('ladoum', 1), [line('ladoum', 9)], stock)).toBe(0);
    expect(maximumQuantity(line('ladoum', 1), [], undefined)).toBeUndefined();
  });
});
