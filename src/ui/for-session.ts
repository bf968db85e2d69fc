import { css } from '#styled-system/css';

/**
 * What stands in every document for visitors, and for customers: `<html data-session=customer>` says before the first paint
 * which of the two is there for eyes and ears (`public/early.js`, then src/app/session-mark.ts).
 */
export const forVisitors = css({ '[data-session=customer] &': { display: 'none' } });
export const forCustomers = css({ '&:not([data-session=customer] *)': { display: 'none' } });
