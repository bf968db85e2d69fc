import { cva } from '#styled-system/css';

/** Cards in a grid, in one column on a phone: three columns from 48rem on, or two and finally three or four. */
export const cardGrid = cva({
  base: { display: 'grid', gap: { base: '4', md: '6' } },
  variants: {
    columns: {
      three: { gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(3, minmax(0, 1fr))]' } },
      twoToThree: {
        gridTemplateColumns: {
          base: '[minmax(0, 1fr)]',
          sm: '[repeat(2, minmax(0, 1fr))]',
          lg: '[repeat(3, minmax(0, 1fr))]',
        },
      },
      twoToFour: {
        gridTemplateColumns: {
          base: '[minmax(0, 1fr)]',
          sm: '[repeat(2, minmax(0, 1fr))]',
          lg: '[repeat(4, minmax(0, 1fr))]',
        },
      },
    },
  },
});
