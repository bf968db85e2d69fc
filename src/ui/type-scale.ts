/** The ratio of consecutive sizes. */
export const ratio = 8 / 7;

/**
 * The step of each size: one between texts, two between headings; 0 is 16 px. `opening`, the banner's heading on a phone, is
 * between two steps.
 */
export const steps = {
  small: -1,
  body: 0,
  lead: 1,
  minor: 3,
  middle: 5,
  opening: 6,
  major: 7,
  poster: 9,
} as const;

/** The sizes of the scale, by their use. */
export type TypeSize = keyof typeof steps;

/** The size in rem, rounded to 0.001. */
export const remOf = (size: TypeSize): string => `${Number((ratio ** steps[size]).toFixed(3))}rem`;
