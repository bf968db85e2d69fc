import { cva } from '#styled-system/css';

/** Takes so many rows of the grid around it for its own, so that the parts of neighbours begin at one height; a browser without `subgrid` leaves it as it is. */
export const subgrid = cva({
  base: { _subgrid: { display: 'grid', gridTemplateRows: '[subgrid]' } },
  variants: {
    rows: {
      5: { _subgrid: { gridRow: '[span 5]' } },
      6: { _subgrid: { gridRow: '[span 6]' } },
      7: { _subgrid: { gridRow: '[span 7]' } },
    },
  },
});
