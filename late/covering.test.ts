import { describe, expect, it } from 'vitest';
import { type Cover, coveringRows, none, pairOf, pairsOf, type Row } from './covering.ts';

const base = ['entry', 'vendor', 'api', 'late'].flatMap((script) =>
  ['late', 'refused', 'cut'].map((fault) => ({ script, fault })),
);
const coverOf = (seed: number): Cover => ({
  base,
  factors: {
    press: ['add', 'tab', 'theme'],
    text: ['search', 'name'],
    width: ['phone', 'wide'],
    alone: ['menu'],
  },
  fits: ([one, value], [other, otherValue]) => {
    if (one === 'alone' || other === 'alone') return [one, other].every((name) => !/press|text/.test(name));
    return (
      !(one === 'press' && value === 'tab' && other === 'width' && otherValue === 'phone') &&
      !(other === 'press' && otherValue === 'tab' && one === 'width' && value === 'phone')
    );
  },
  seed,
});
const covered = (rows: readonly Row[]): Set<string> =>
  new Set(
    rows.flatMap((row) =>
      Object.entries(row).flatMap((one) => Object.entries(row).map((other) => pairOf(one, other))),
    ),
  );

describe('a covering array', () => {
  it.each([1, 2, 12, 77])('of seed %i holds every pair that fits, and each row of its base', (seed) => {
    const cover = coverOf(seed);
    const rows = coveringRows(cover);
    const pairs = pairsOf(cover);
    expect(pairs.size).toBe(73);
    expect([...pairs].filter((pair) => !covered(rows).has(pair))).toEqual([]);
    for (const { script, fault } of base) {
      expect(rows.some((row) => row.script === script && row.fault === fault)).toBe(true);
    }
  });

  it('holds no pair that does not fit', () => {
    const rows = coveringRows(coverOf(3));
    expect(rows.filter(({ press, width }) => press === 'tab' && width === 'phone')).toEqual([]);
    expect(rows.filter(({ alone, press }) => alone === 'menu' && press !== none)).toEqual([]);
  });

  it('is the same for the same seed and another for another', () => {
    expect(coveringRows(coverOf(5))).toEqual(coveringRows(coverOf(5)));
    expect(coveringRows(coverOf(5))).not.toEqual(coveringRows(coverOf(6)));
  });

  it('takes rows again where the base has too few', () => {
    const rows = coveringRows({
      base: [{ script: 'entry' }],
      factors: { press: ['a', 'b', 'c'], text: ['d', 'e'] },
      fits: () => true,
      seed: 1,
    });
    expect(rows).toHaveLength(6);
  });
});
