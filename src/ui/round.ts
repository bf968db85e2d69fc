import { css, cx } from '#styled-system/css';

/** Centres its content; the user sets its height and width. */
export const centred = css({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center' });

/** The same as a circle, for an icon or a number. */
export const round = cx(centred, css({ borderRadius: 'pill' }));
