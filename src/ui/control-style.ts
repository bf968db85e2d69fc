import { cva } from '#styled-system/css';

/** The look of a text input, 50 px high: shared by inputs, text areas and selects. */
export const controlStyle = cva({
  base: {
    w: 'full',
    minH: 'control',
    px: '4',
    bg: 'surface',
    color: 'text',
    border: 'input',
    borderRadius: 'md',
    fontFamily: 'body',
    fontSize: 'body',
    lineHeight: 'body',
    transitionProperty: '[border-color, box-shadow]',
    transitionDuration: 'quick',
    _hover: { borderColor: 'primary' },
    _focusVisible: {
      borderColor: 'primary',
      outline: '[2px solid {colors.primary}]',
      outlineOffset: '[1px]',
    },
    '&[readonly]': { bg: 'quiet', color: 'muted' },
    _disabled: { bg: 'quiet', color: 'muted', cursor: 'not-allowed' },
    '&[aria-invalid=true]': { borderColor: 'danger', boxShadow: '[inset 0 0 0 1px {colors.danger}]' },
  },
  variants: {
    kind: {
      input: {},
      area: { py: '3', resize: 'vertical' },
      select: { appearance: 'none', pr: '10', cursor: 'pointer', textOverflow: 'ellipsis' },
    },
  },
  defaultVariants: { kind: 'input' },
});
