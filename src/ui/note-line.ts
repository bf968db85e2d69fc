import { flex } from '#styled-system/patterns';

/** A short sentence behind its icon. */
export const noteLine = flex({
  gap: '2.5',
  textStyle: 'small',
  '& svg': { w: '5', h: '5', flexShrink: '0', color: 'success' },
});
