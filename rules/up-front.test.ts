// §2 Checkout: Pay on delivery
// §9 Constants: Pay on delivery

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instalmentsOf } from './money.ts';

const totals = fc.integer({ min: 0, max: 1_000_000_000_000 });

describe('instalmentsOf', () => {
  it.each([
    [358_000, 107_400, 250_600],
    [0, 0, 0],
    [1, 0, 1],
    [2, 1, 1],
    [5, 2, 3],
    [15, 5, 10],
    [95_001, 28_500, 66_501],
    [95_005, 28_502, 66_503],
  ])(
    'splits %i into %i up front and %i on delivery, half a franc rounded up',
    (total, upFront, onDelivery) => {
      expect(instalmentsOf(total)).toEqual({ upFront, onDelivery });
    },
  );

  it('sums exactly to the total', () => {
    fc.assert(
      fc.property(totals, (total) => {
        const { upFront, onDelivery } = instalmentsOf(total);
        expect(upFront + onDelivery).toBe(total);
      }),
    );
  });

  it('stays within half a franc of 30 %, and rounds the half up', () => {
    fc.assert(
      fc.property(totals, (total) => {
        const tenths = instalmentsOf(total).upFront * 10 - total * 3;
        expect(tenths).toBeGreaterThan(-5);
        expect(tenths).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('is 0 if the total is no valid amount', () => {
    expect(instalmentsOf(Number.NaN)).toEqual({ upFront: 0, onDelivery: 0 });
    expect(instalmentsOf(-100)).toEqual({ upFront: 0, onDelivery: 0 });
  });
});
