import { css, cx } from '#styled-system/css';

/** What holds something in its middle, as high and wide as its user says. */
export const centred = css({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center' });

/** The same, round: for an icon or a number. */
export const round = cx(centred, css({ borderRadius: 'pill' }));
