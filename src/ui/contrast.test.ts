// §2 Shared layout: The logo (cart

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clearPalette, palette } from './palette.ts';
import { contrast, edges, plain, text } from './testing/contrast.ts';

describe.each(['light', 'dark'] as const)('where more contrast is asked for, in the %s theme', (theme) => {
  const clear = { ...palette, ...clearPalette };

  test.each(text)('%s is 7 : 1 on each of its surfaces', (role, surfaces) => {
    for (const surface of surfaces) {
      expect(contrast(clear[role][theme], clear[surface][theme]), surface).toBeGreaterThanOrEqual(7);
    }
  });

  test.each(['line', 'inputLine'] as const)('%s is distinguishable from the page (3 : 1)', (role) => {
    for (const surface of plain) {
      expect(contrast(clear[role][theme], clear[surface][theme]), surface).toBeGreaterThanOrEqual(3);
    }
  });
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(text)('%s can be read on each of its surfaces (4.5 : 1)', (role, surfaces) => {
    for (const surface of surfaces) {
      expect(contrast(palette[role][theme], palette[surface][theme]), surface).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(edges)('%s is distinguishable from each of its surfaces (3 : 1)', (role, surfaces) => {
    for (const surface of surfaces) {
      expect(contrast(palette[role][theme], palette[surface][theme]), surface).toBeGreaterThanOrEqual(3);
    }
  });
});

test('text can be read anywhere on the sky and hills of a night drawing (4.5 : 1), which has its own colours', () => {
  const drawing = readFileSync(new URL('../../public/pictures/hero-ram-dark.svg', import.meta.url), 'utf8');
  const [land = ''] = drawing.split('<ellipse');
  const grounds = [...land.matchAll(/<(?:stop|path)[^>]*?="(#[\da-f]{6})"/g)].map(
    ([, colour = '']) => colour,
  );
  expect(grounds.length).toBeGreaterThanOrEqual(5);
  for (const ground of grounds)
    expect(contrast(palette.text.dark, ground), ground).toBeGreaterThanOrEqual(4.5);
});
