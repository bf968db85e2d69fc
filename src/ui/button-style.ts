import { cva, type RecipeVariantProps } from '#styled-system/css';

/**
 * A button, or a link as one: 50 px high, 44 if `compact` or `narrow`. `primary` is a view's one main action, `danger` a removal,
 * with its icon.
 */
export const buttonStyle = cva({
  base: {
    display: 'inline-flex',
    maxW: 'full',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    borderRadius: 'pill',
    border: '[1.5px solid transparent]',
    fontFamily: 'body',
    fontWeight: 'semibold',
    fontSize: 'body',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    transitionProperty: '[background-color, border-color, color, transform]',
    transitionDuration: 'quick',
    '&:disabled': {
      bg: 'quiet',
      color: 'muted',
      borderColor: 'transparent',
      cursor: 'not-allowed',
      // Also under a pointer that stays after its press.
      _hover: { bg: 'quiet', borderColor: 'transparent' },
    },
    '&[aria-busy=true]': { cursor: 'progress', opacity: '[0.85]' },
    '& svg': { flexShrink: '0', w: '5', h: '5' },
    _still: { transitionProperty: '[none]' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'primary',
        color: 'onPrimary',
        _hover: { bg: 'primaryHover' },
      },
      secondary: {
        bg: 'surface',
        color: 'primary',
        borderColor: 'inputLine',
        _hover: { borderColor: 'primary', bg: 'primarySoft' },
      },
      quiet: {
        color: 'primary',
        _hover: { bg: 'primarySoft' },
      },
      // Distinguished from other buttons by its shape, too: an outline with corners, and its icon.
      danger: {
        bg: 'surface',
        color: 'danger',
        borderWidth: '[2px]',
        borderColor: 'danger',
        borderRadius: 'md',
        _hover: { bg: 'dangerSoft', borderColor: 'dangerHover', color: 'dangerHover' },
      },
    },
    size: {
      // With very large text the words need the padding's space.
      regular: { minH: 'control', px: '[min(1.625rem, 8vw)]', py: '2.5' },
      compact: { minH: '11', px: '[min(1rem, 5vw)]', py: '2' },
      // As wide as its parent: the words get all of it.
      narrow: { minH: '11', px: '1', py: '2' },
    },
    // `card`: the card around it is the target. A transform would shrink that target while it is pressed.
    reach: {
      own: { _active: { transform: 'translateY(1px)' }, _still: { _active: { transform: 'none' } } },
      card: { _before: { content: '""', position: 'absolute', inset: '0' } },
    },
    width: {
      hug: {},
      full: { w: 'full' },
    },
  },
  defaultVariants: { variant: 'primary', size: 'regular', width: 'hug', reach: 'own' },
});

/** The style options of a button or a button link. */
export type ButtonLook = Pick<
  NonNullable<RecipeVariantProps<typeof buttonStyle>>,
  'variant' | 'size' | 'width'
>;
