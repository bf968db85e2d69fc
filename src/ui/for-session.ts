import { css } from '#styled-system/css';

/**
 * Styles for elements that every document contains but only visitors, or customers, see: `<html data-session=customer>` selects
 * before the first paint (`src/boot/early/arrival.ts`).
 */
export const forVisitors = css({ '[data-session=customer] &': { display: 'none' } });
export const forCustomers = css({ '&:not([data-session=customer] *)': { display: 'none' } });
