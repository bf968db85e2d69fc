import { cva } from '#styled-system/css';

/** A text link. `reach` is the height of its target: its text, 24 px in a line, 44 px by itself. */
export const linkStyle = cva({
  base: { color: 'primary', fontWeight: 'semibold' },
  variants: {
    reach: {
      text: {},
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
