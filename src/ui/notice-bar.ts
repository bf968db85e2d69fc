import { css } from '#styled-system/css';

/** An ochre line with an important message above the page, and its action. */
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
