import { cva } from '#styled-system/css';

/**
 * Spans this many rows of the parent grid as a subgrid, so that the parts of neighbours are aligned. Its column is as
 * wide as the element, whatever its content. No effect in browsers without `subgrid`.
 */
export const subgrid = cva({
  base: {
    _subgrid: { display: 'grid', gridTemplateRows: '[subgrid]', gridTemplateColumns: '[minmax(0, 1fr)]' },
  },
  variants: {
    rows: {
      5: { _subgrid: { gridRow: '[span 5]' } },
      6: { _subgrid: { gridRow: '[span 6]' } },
      7: { _subgrid: { gridRow: '[span 7]' } },
    },
  },
});
