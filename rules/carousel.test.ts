import { describe, expect, it } from 'vitest';
import { swipeStep, wrapped } from './carousel.ts';

describe('a swipe', () => {
  it.each([
    [-51, 1],
    [-50, 0],
    [0, 0],
    [50, 0],
    [51, -1],
  ])('a swipe of %i pixels to the right leads %i further', (distance, step) => {
    expect(swipeStep(distance)).toBe(step);
  });
});

describe('a round', () => {
  it.each([
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [2, -1, 3, 1],
    [0, -1, 3, 2],
    [1, 5, 3, 0],
    [1, -8, 3, 2],
    [0, 1, 1, 0],
    [0, 1, 0, 0],
  ])('leads from %i, %i further among %i, to %i', (index, step, count, expected) => {
    expect(wrapped(index, step, count)).toBe(expected);
  });
});
