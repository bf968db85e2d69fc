import { css } from '#styled-system/css';

/** The frame of a table: a card that ends with its rows, a subdued head, a hairline between two rows; its caption is visually hidden. */
export const tableFrame = css({
  bg: 'surface',
  border: 'hairline',
  borderRadius: 'xl',
  overflow: 'hidden',
  '& table': { w: 'full' },
  '& caption': { srOnly: true },
  '& thead th': {
    textAlign: 'start',
    py: '3',
    fontSize: 'small',
    fontWeight: 'semibold',
    color: 'muted',
    bg: 'quiet',
  },
  '& tbody tr + tr': { borderTop: 'hairline' },
});

/** The amount at the end of a row; its thousands never wrap. */
export const totalStyle = css({
  ml: 'auto',
  fontFamily: 'heading',
  fontSize: '[min(1em, 7vw)]',
  fontWeight: 'heavy',
  whiteSpace: 'nowrap',
});
