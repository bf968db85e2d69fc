import { css } from '#styled-system/css';

/** The parts of an account page, below each other. */
export const pageColumn = css({ display: 'flex', flexDirection: 'column', gap: '5' });

/** What stands below a form: where else to go. */
export const pageFoot = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2',
  pt: '5',
  borderTop: 'hairline',
  textAlign: 'center',
});

/** A link in a line of text or by itself. */
export const textLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: '6',
  fontWeight: 'semibold',
  color: 'primary',
  _hover: { textDecoration: 'underline' },
});
