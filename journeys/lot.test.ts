import { expect, test } from 'vitest';
import { drawn, isDrawn } from './lot.ts';

const cells = Array.from({ length: 20 }, (_, index) => index);

test('all cells are drawn where one of each one is wanted', () => {
  expect(drawn('a', 'sweep', cells, 1)).toEqual(cells);
});

test('a third is drawn, in order, and the same of the same seed', () => {
  const third = drawn('a', 'sweep', cells, 3);
  expect(third).toHaveLength(7);
  expect(third).toEqual([...third].sort((one, other) => one - other));
  expect(drawn('a', 'sweep', cells, 3)).toEqual(third);
});

test('of few cells one is drawn, of none none', () => {
  expect(drawn('a', 'sweep', ['one', 'other'], 3)).toHaveLength(1);
  expect(drawn('a', 'sweep', [], 3)).toEqual([]);
});

test('of cells that know nothing of each other about one in each is drawn, and each in time', () => {
  const ofSeed = (seed: number) => cells.filter((cell) => isDrawn(String(seed), 'sweep', `${cell}`, 3));
  const all = Array.from({ length: 60 }, (_, seed) => ofSeed(seed));
  expect(all.flat().length / (60 * cells.length)).toBeCloseTo(1 / 3, 1);
  expect(new Set(all.flat()).size).toBe(cells.length);
  expect(ofSeed(7)).toEqual(ofSeed(7));
  expect(cells.every((cell) => isDrawn('a', 'sweep', `${cell}`, 1))).toBe(true);
});

test('in time every cell is drawn, and other sweeps draw others', () => {
  const seen = new Set(
    Array.from({ length: 40 }, (_, seed) => drawn(String(seed), 'sweep', cells, 3)).flat(),
  );
  expect(seen.size).toBe(cells.length);
  expect(drawn('a', 'another', cells, 3)).not.toEqual(drawn('a', 'sweep', cells, 3));
});
