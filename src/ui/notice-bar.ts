import { css } from '#styled-system/css';

/** A line on ochre that says what is to be known before the rest of the page, and what can be done about it. */
export const noticeBar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  px: '4.5',
  py: '3',
  borderRadius: 'lg',
  bg: 'ochreSoft',
});
