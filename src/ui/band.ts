import { css, cx } from '#styled-system/css';

/** The woven band before an element. It marks an end (docs/design.md): at most one is visible at a time. */
export const band = css({
  _before: {
    content: '""',
    display: 'block',
    h: '3',
    backgroundImage:
      '[linear-gradient(135deg, {colors.primary} 25%, transparent 25.5%), linear-gradient(225deg, {colors.primary} 25%, transparent 25.5%), linear-gradient(45deg, {colors.ochre} 25%, transparent 25.5%), linear-gradient(315deg, {colors.ochre} 25%, transparent 25.5%)]',
    backgroundSize: '[12px 12px]',
    backgroundPosition: '[0 0, 0 0, 6px 0, 6px 0]',
    printColorAdjust: 'exact',
    _forcedColors: { display: 'none' },
  },
});

/** A short piece of the band, below a drawing. */
export const bandMark = cx(
  band,
  // Hidden on a short phone, in favour of text and controls.
  css({
    display: 'block',
    w: '18',
    '@media (max-width: 40rem) and (max-height: 44rem)': { display: 'none' },
  }),
);
