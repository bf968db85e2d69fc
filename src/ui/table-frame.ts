import { css } from '#styled-system/css';

/** The frame of a table: a card that ends with its rows, a quiet head, a hairline between two rows; its caption is only heard. */
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

/** What a row comes to, at its end; its thousands never break. */
export const totalStyle = css({
  ml: 'auto',
  fontFamily: 'heading',
  fontSize: '[min(1em, 7vw)]',
  fontWeight: 'heavy',
  whiteSpace: 'nowrap',
});
