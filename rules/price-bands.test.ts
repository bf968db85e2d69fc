import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectivePrice } from './money.ts';
import { priceBands } from './price-bands.ts';

const costing = (...prices: readonly number[]) => prices.map((price) => ({ price }));
const widest = { min: 0, max: 3_000_000 };

describe('price bands', () => {
  it('split a list at round amounts into parts of similar size', () => {
    const animals = costing(75_000, 82_000, 95_000, 110_000, 145_000, 165_000, 240_000, 780_000);
    expect(priceBands(animals, widest)).toEqual([
      { min: 0, max: 100_000 },
      { min: 100_000, max: 150_000 },
      { min: 150_000, max: 300_000 },
      { min: 300_000, max: 3_000_000 },
    ]);
  });

  it('count a promotion by its effective price', () => {
    const animals = [{ price: 900_000, promo_price: 40_000 }, ...costing(45_000, 60_000, 700_000)];
    expect(priceBands(animals, widest)[0]).toEqual({ min: 0, max: 50_000 });
  });

  it('are none if there is nothing to split', () => {
    expect(priceBands([], widest)).toEqual([]);
    expect(priceBands(costing(95_000), widest)).toEqual([]);
    expect(priceBands(costing(95_000, 95_000, 95_000), widest)).toEqual([]);
  });

  it('contain each animal once, whatever the prices', () => {
    const price = fc.oneof(
      fc.integer({ min: 1, max: 40_000_000 }),
      fc.constantFrom(100_000, 150_000, 200_000),
    );
    fc.assert(
      fc.property(fc.array(price, { maxLength: 30 }), (prices) => {
        const animals = costing(...prices);
        const bands = priceBands(animals, { min: 0, max: Math.max(3_000_000, ...prices) });
        expect(bands.length).toBeLessThanOrEqual(4);
        expect(bands.length).not.toBe(1);
        if (bands.length === 0) return;
        for (const animal of animals)
          expect(
            bands.filter(({ min, max }) => effectivePrice(animal) >= min && effectivePrice(animal) <= max),
          ).toHaveLength(1);
      }),
    );
  });
});
