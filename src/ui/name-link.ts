import { css } from '#styled-system/css';

/** The name of a line's animal, which leads to it. */
export const nameLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: '6',
  fontWeight: 'bold',
  overflowWrap: 'anywhere',
  lineHeight: 'snug',
  _hover: { color: 'primary', textDecoration: 'underline' },
});
