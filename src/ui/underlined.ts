import { css } from '#styled-system/css';

/** A link in words that stands by itself, underlined at all times; how high it is says its user. */
export const underlined = css({
  display: 'inline-flex',
  alignItems: 'center',
  fontWeight: 'semibold',
  color: 'primary',
  textDecoration: 'underline',
  textUnderlineOffset: '[3px]',
});
