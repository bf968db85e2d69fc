import { css } from '#styled-system/css';

/** Fields that belong together, and their title. */
export const fieldGroup = css({ border: 'none', p: '0', m: '0', minW: '0' });
export const groupLegend = css({ textStyle: 'h3', mb: '4', p: '0' });
