import { cva } from '#styled-system/css';

/**
 * Spans this many rows of the parent grid as a subgrid, so that the parts of neighbours are aligned; no effect in browsers
 * without `subgrid`.
 */
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
