// §2 Listing by origin country: Sort, grid/list toggle;

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageMarks } from './pages.ts';

describe('the buttons of a pagination', () => {
  it('are all pages if there are few', () => {
    expect(pageMarks(1, 1)).toEqual([1]);
    expect(pageMarks(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('are the ends and the neighbours if there are many', () => {
    expect(pageMarks(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
    expect(pageMarks(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
    expect(pageMarks(5, 20)).toEqual([1, 'gap', 4, 5, 6, 'gap', 20]);
    expect(pageMarks(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
    expect(pageMarks(16, 20)).toEqual([1, 'gap', 15, 16, 17, 'gap', 20]);
    expect(pageMarks(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
    expect(pageMarks(20, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
  });

  it('always contain the current page and both ends, in at most 8 ascending items, and no gap of a single page', () => {
    const places = fc
      .integer({ min: 1, max: 2000 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(places, ([page, pages]) => {
        const marks = pageMarks(page, pages);
        const numbers = marks.filter((mark) => mark !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toContain(page);
        expect([numbers[0], numbers.at(-1)]).toEqual([1, pages]);
        expect(marks.length).toBeLessThanOrEqual(8);
        const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
        expect(steps).not.toContain(2);
        expect(steps.filter((step) => step > 1)).toHaveLength(marks.length - numbers.length);
      }),
    );
  });
});
