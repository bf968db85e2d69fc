import { css } from '#styled-system/css';

/** Form and order side by side; on a phone in one column, with the buttons last, in reach of the thumb. */
export const wizardLayout = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23.75rem' },
  flexGrow: { base: '1', lg: '0' },
  gridTemplateRows: { base: 'auto 1fr auto', lg: 'auto' },
  gridTemplateAreas: { base: '"main" "aside" "bar"', lg: '"main aside"' },
  columnGap: '8',
  rowGap: '5',
  alignItems: 'start',
});
