import type { palette } from '../palette.ts';

/** A role of the palette. */
export type Role = keyof typeof palette;

/** Linear red, green and blue, from 0 to 1 each. */
export type Light = readonly [red: number, green: number, blue: number];

/** Converts `#rrggbb` to a linear colour. */
export const lightOf = (hex: string): Light => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return [red, green, blue];
};

/** The contrast of two linear colours (WCAG 2.2), from 1 to 21. */
export const contrastOf = (one: Light, other: Light): number => {
  const [dark = 0, light = 0] = [one, other]
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** The contrast of two colours (WCAG 2.2), from 1 to 21. */
export const contrast = (one: string, other: string): number => contrastOf(lightOf(one), lightOf(other));

/** The surfaces of a page. */
export const plain: readonly Role[] = ['page', 'surface', 'quiet', 'raised'];
const tinted: readonly Role[] = ['primarySoft', 'successSoft', 'dangerSoft', 'ochreSoft'];

/** Text colours and their surfaces: 4.5 : 1 at least. */
export const text: readonly (readonly [Role, readonly Role[]])[] = [
  ['text', [...plain, ...tinted]],
  ['muted', [...plain, ...tinted]],
  ['primary', [...plain, 'primarySoft']],
  ['primaryHover', [...plain, 'primarySoft']],
  ['success', [...plain, 'successSoft']],
  ['danger', [...plain, 'dangerSoft']],
  ['onPrimary', ['primary', 'primaryHover']],
  ['onSuccess', ['success']],
  ['onDanger', ['danger', 'dangerHover']],
  ['onBar', ['bar']],
];

/** Edges of fields and the focus ring, and their surfaces: 3 : 1 at least. */
export const edges: readonly (readonly [Role, readonly Role[]])[] = [
  ['inputLine', [...plain, 'primarySoft']],
  ['primary', plain],
  ['danger', [...plain, 'dangerSoft']],
  ['success', plain],
  ['focus', [...plain, ...tinted]],
  ['onBar', ['bar']],
];
