/** Each size is the one before times this. */
export const ratio = 8 / 7;

/** Where a size stands on the scale: one step between texts, two between headings; 0 is 16 px. `opening` stands between: the banner's heading on a phone. */
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

/** A size of the scale, by what it is for. */
export type TypeSize = keyof typeof steps;

/** The size in rem, to the thousandth. */
export const remOf = (size: TypeSize): string => `${Number((ratio ** steps[size]).toFixed(3))}rem`;
