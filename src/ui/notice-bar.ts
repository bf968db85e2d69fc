import { wrap } from '#styled-system/patterns';

/** An ochre line with an important message above the page, and its action. */
export const noticeBar = wrap({
  align: 'center',
  gap: '3',
  px: '4.5',
  py: '3',
  borderRadius: 'lg',
  bg: 'ochreSoft',
});
