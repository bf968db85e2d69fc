import type { PriceRange } from './catalogue.ts';
import { pricesOf } from './catalogue-order.ts';
import { memoizeByList } from './memoize-by-list.ts';
import type { Priced } from './money.ts';

/** The maximum number of bands. */
const most = 4;

/** Round amounts, in XOF. */
const round = [1, 1.5, 2, 3, 5, 7.5].flatMap((figure) =>
  [10_000, 100_000, 1_000_000, 10_000_000].map((unit) => figure * unit),
);
const amounts = [...round].sort((one, other) => one - other);

const sortedPrices = memoizeByList((animals: readonly Priced[]) => pricesOf(animals).slice().sort());

/**
 * Up to four price bands that split these animals into parts of similar size, from 0 to the most expensive (`widest`). Each
 * contains animals, and no price is on a border, so that no animal is in two. None if there would be fewer than two.
 */
export function priceBands(animals: readonly Priced[], widest: PriceRange): readonly PriceRange[] {
  const prices = sortedPrices(animals);
  const borders: number[] = [];
  for (let share = 1; share < most; share += 1) {
    const wanted = prices[Math.floor((prices.length * share) / most)];
    if (wanted === undefined) break;
    const above = amounts.find((amount) => amount > wanted && !prices.includes(amount));
    if (above !== undefined && above < (prices.at(-1) ?? 0) && !borders.includes(above)) borders.push(above);
  }
  const ends = [widest.min, ...borders, widest.max];
  const bands = ends.slice(1).map((max, index) => ({ min: ends[index] ?? widest.min, max }));
  const filled = bands.filter(({ min, max }) => prices.some((price) => price >= min && price <= max));
  return filled.length < 2 ? [] : filled;
}
