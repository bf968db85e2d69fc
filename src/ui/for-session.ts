import { css } from '#styled-system/css';

/** What stands in every document for visitors, or customers: `<html data-session=customer>` chooses before the first paint (`src/early/script.ts`). */
export const forVisitors = css({ '[data-session=customer] &': { display: 'none' } });
export const forCustomers = css({ '&:not([data-session=customer] *)': { display: 'none' } });
