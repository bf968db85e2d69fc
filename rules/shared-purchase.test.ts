import { describe, expect, it } from 'vitest';
import { groupSizes, isShared, shareOf } from './shared-purchase.ts';

describe('an animal that several people buy', () => {
  it.each([
    [400_000, 7, 57_143],
    [400_000, 2, 200_000],
    [100_001, 2, 50_001],
    [0, 5, 0],
  ] as const)('costs each of them a share: %d by %d is %d', (price, people, share) => {
    expect(shareOf(price, people)).toBe(share);
  });

  it('is shared by two to seven, each within a franc of the others', () => {
    expect(groupSizes).toEqual([2, 3, 4, 5, 6, 7]);
    for (const people of groupSizes) {
      expect(Math.abs(shareOf(1_234_567, people) * people - 1_234_567)).toBeLessThanOrEqual(people / 2);
    }
  });

  it('belongs to a configured category, ignoring case and accents', () => {
    expect(isShared('Bœufs', ['boeufs'])).toBe(true);
    expect(isShared('Moutons', ['Bœufs', 'Bovins'])).toBe(false);
    expect(isShared('Bœufs', [])).toBe(false);
  });
});
