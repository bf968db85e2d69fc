import { css } from '#styled-system/css';

/** The frame of a page's content: 1240 px wide at most, with a gutter of 24 px (16 on a phone). */
export const container = css({
  w: 'full',
  maxW: 'content',
  mx: 'auto',
  px: { base: 'gutterPhone', md: 'gutter' },
});
