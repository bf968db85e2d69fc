import { css } from '#styled-system/css';

/** A text link by itself, always underlined; the user sets the height of its target. */
export const underlined = css({
  display: 'inline-flex',
  alignItems: 'center',
  fontWeight: 'semibold',
  color: 'primary',
  textDecoration: 'underline',
  textUnderlineOffset: '[3px]',
});
