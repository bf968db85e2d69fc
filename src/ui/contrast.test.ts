// §2 Shared layout: The logo (cart

import { describe, expect, test } from 'vitest';
import { clearPalette, palette } from './palette.ts';

type Role = keyof typeof palette;

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const plain: readonly Role[] = ['page', 'surface', 'quiet'];
const tinted: readonly Role[] = ['primarySoft', 'successSoft', 'dangerSoft', 'ochreSoft'];

const text: readonly (readonly [Role, readonly Role[]])[] = [
  ['text', [...plain, ...tinted]],
  ['muted', [...plain, ...tinted]],
  ['primary', [...plain, 'primarySoft']],
  ['primaryHover', [...plain, 'primarySoft']],
  ['success', [...plain, 'successSoft']],
  ['danger', [...plain, 'dangerSoft']],
  ['onPrimary', ['primary', 'primaryHover']],
  ['onSuccess', ['success', 'successHover']],
  ['onDanger', ['danger', 'dangerHover']],
  ['onBar', ['bar']],
];

const edges: readonly (readonly [Role, readonly Role[]])[] = [
  ['inputLine', [...plain, 'primarySoft']],
  ['focus', [...plain, ...tinted]],
  ['onBar', ['bar']],
];

describe.each(['light', 'dark'] as const)('where more contrast is asked for, in the %s theme', (theme) => {
  const clear = { ...palette, ...clearPalette };

  test.each(text)('%s is 7 : 1 on each of its surfaces', (role, surfaces) => {
    for (const surface of surfaces) {
      expect(contrast(clear[role][theme], clear[surface][theme]), surface).toBeGreaterThanOrEqual(7);
    }
  });

  test.each(['line', 'inputLine'] as const)('%s can be told from the page (3 : 1)', (role) => {
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

  test.each(edges)('%s can be told from each of its surfaces (3 : 1)', (role, surfaces) => {
    for (const surface of surfaces) {
      expect(contrast(palette[role][theme], palette[surface][theme]), surface).toBeGreaterThanOrEqual(3);
    }
  });
});
