import { cva } from '#styled-system/css';

/** A card: radius 20, a hairline, no shadow at rest. `link` lifts on hover, `panel` has padding, `flush` has none. */
export const cardStyle = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    bg: 'surface',
    color: 'text',
    border: 'hairline',
    borderRadius: 'xl',
    minW: '0',
  },
  variants: {
    look: {
      panel: { p: { base: '[min(1.25rem, 6.25vw)]', md: '7.5' } },
      link: {
        position: 'relative',
        overflow: 'hidden',
        transitionProperty: '[box-shadow, transform, border-color]',
        transitionDuration: 'quick',
        _hover: { shadow: 'lift', transform: 'translateY(-3px)' },
        _still: { transitionProperty: '[none]', _hover: { transform: 'none' } },
      },
      flush: { overflow: 'hidden' },
    },
  },
  defaultVariants: { look: 'panel' },
});
