// §2 Shared layout: The logo (cart

import { describe, expect, test } from 'vitest';
import { palette } from './palette.ts';
import { contrast, edges, text } from './testing/contrast.ts';

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(text)('%s can be read on each of its surfaces (4.5 : 1)', (role, surfaces) => {
    for (const surface of surfaces) {
      expect(contrast(palette[role][theme], palette[surface][theme]), surface).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(edges)('%s can be told from each of its surfaces (3 : 1)', (role, surfaces) => {
    for (const surface of surfaces) {
      expect(contrast(palette[role][theme], palette[surface][theme]), surface).toBeGreaterThanOrEqual(3);
    }
  });
});
