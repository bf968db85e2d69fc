import { css } from '#styled-system/css';

/** The sentences of a panel, one below the other. */
export const panelText = css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '3' });
