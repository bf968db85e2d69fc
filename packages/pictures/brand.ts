import { palette } from '../../src/ui/palette.ts';

const lightOf = (role: keyof typeof palette): string => palette[role].light.toLowerCase();

/** The shop's colours in its drawings, which have those of the light theme. */
export const brand = {
  primary: lightOf('primary'),
  ochre: lightOf('ochre'),
  success: lightOf('success'),
  danger: lightOf('danger'),
  sand: lightOf('page'),
};
