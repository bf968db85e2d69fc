import { describe, expect, test } from 'vitest';
import { clearPalette, palette } from './palette.ts';
import { distance, eyes, seenBy } from './testing/colour-blind.ts';
import { contrastOf, lightOf } from './testing/contrast.ts';

const looks = [
  ['light', palette.primary.light, palette.danger.light],
  ['dark', palette.primary.dark, palette.danger.dark],
  ['light, with more contrast', clearPalette.primary.light, clearPalette.danger.light],
  ['dark, with more contrast', clearPalette.primary.dark, clearPalette.danger.dark],
] as const;

const pair = (kind: keyof typeof eyes, acting: string, removing: string) => {
  const matrix = eyes[kind];
  if (matrix === undefined) throw new Error(`There are no ${kind} eyes.`);
  return [seenBy(matrix, lightOf(acting)), seenBy(matrix, lightOf(removing))] as const;
};

describe.each(Object.keys(eyes))('to %s eyes', (kind) => {
  test.each(looks)('a removal is distinguished from other actions: %s', (_look, acting, removing) => {
    const [one, other] = pair(kind, acting, removing);
    const both = `primary ${acting} and danger ${removing}, to ${kind} eyes`;
    expect(distance(one, other), `the distance of ${both}`).toBeGreaterThanOrEqual(0.11);
    expect(contrastOf(one, other), `the contrast of ${both}`).toBeGreaterThanOrEqual(1.3);
  });

  test('a red beside terracotta would not be', () => {
    const [one, other] = pair(kind, '#A8431F', '#B3261E');
    expect(distance(one, other)).toBeLessThan(0.06);
  });
});
