import { css, cva, cx } from '#styled-system/css';

/** A text link. `reach` is the height of its target: 24 px in a line, 44 px by itself; without it, its text. */
export const linkStyle = cva({
  base: { color: 'primary', fontWeight: 'semibold' },
  variants: {
    reach: {
      line: { display: 'inline-flex', alignItems: 'center', minH: '6' },
      thumb: { display: 'inline-flex', alignItems: 'center', minH: '11' },
    },
    underline: {
      always: { textDecoration: 'underline', textUnderlineOffset: '[3px]' },
      hovered: { _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { underline: 'always' },
});

/** One with an icon, by itself. */
export const iconLinkStyle = cx(
  linkStyle({ reach: 'thumb' }),
  css({ gap: '2', '& svg': { w: '5', h: '5', flexShrink: '0' } }),
);
