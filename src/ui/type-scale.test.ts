import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ratio, remOf, steps, type TypeSize } from './type-scale.ts';

const sizes = Object.keys(steps) as TypeSize[];
const pixels = (size: TypeSize) => Number.parseFloat(remOf(size)) * 16;

/** Sizes in rem in the sources; text that is a drawing or is printed has its own sizes. */
const own = [/layout\/logo\.tsx$/, /layout\/cart-link\.tsx$/, /dashboard\/invoice\.tsx$/];

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

describe('the scale of type', () => {
  test('has eight sizes of one ratio, and 16 px among them', () => {
    expect(sizes).toHaveLength(8);
    expect(remOf('body')).toBe('1rem');
    for (const size of sizes)
      expect(Math.log(pixels(size) / 16) / Math.log(ratio)).toBeCloseTo(steps[size], 2);
  });

  test('goes by one step between texts and two between headings, but for the banner’s on a phone', () => {
    expect(sizes.map((size) => steps[size])).toEqual([-1, 0, 1, 3, 5, 6, 7, 9]);
  });

  test('no text is smaller than 13.9 px', () => {
    expect(Math.min(...sizes.map(pixels))).toBeGreaterThanOrEqual(13.9);
  });

  test('no source writes a size of its own', () => {
    expect(sources.length).toBeGreaterThan(200);
    const found = sources
      .filter((path) => !own.some((place) => place.test(path)))
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/fontSize:[^\n]*'\[[^\]]*?[\d.]+rem[^\]]*\]'/g)].map(
          ([line]) => `${path}: ${line}`,
        ),
      );
    expect(found).toEqual([]);
  });
});
