import type { ReactNode } from 'react';
import { cva, cx } from '#styled-system/css';
import { centred } from './round.ts';

const frame = cva({
  base: { display: 'inline-flex', minW: '0', overflow: 'hidden' },
  variants: {
    look: {
      light: { border: 'hairline', borderRadius: 'md', bg: 'surface' },
      bar: { border: '[1px solid {colors.barLine}]', borderRadius: 'pill' },
    },
  },
});
const part = cva({
  base: {
    gap: '2',
    minW: '11',
    minH: '11',
    px: '3',
    fontSize: 'small',
    fontWeight: 'semibold',
    outlineOffset: '[-4px]',
    '& svg': { w: '5', h: '5' },
  },
  variants: {
    look: {
      light: {
        color: 'text',
        '&[aria-pressed=true]': {
          bg: 'text',
          color: 'page',
          _forcedColors: { outline: '[2px solid Highlight]' },
        },
        '&[aria-pressed=true]:focus-visible': { outlineColor: 'page' },
      },
      bar: {
        color: 'onBar',
        _focusVisible: { outlineColor: 'onBar' },
        '&[aria-pressed=true]': {
          bg: 'onBar',
          color: 'bar',
          _forcedColors: { outline: '[2px solid Highlight]' },
        },
        '&[aria-pressed=true]:focus-visible': { outlineColor: 'bar' },
      },
    },
  },
});

type SegmentedProps<V extends string> = {
  label: string;
  /** `iconOnly` options are named by their label all the same. */
  options: readonly { value: V; label: string; icon?: ReactNode; iconOnly?: boolean }[];
  value: V;
  onChange: (value: V) => void;
  look?: 'light' | 'bar';
};

/** A few buttons of which one is on: grid or list, light or dark. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, options, value, onChange, look = 'light' } = props;
  return (
    <fieldset className={frame({ look })} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={cx(centred, part({ look }))}
          aria-pressed={option.value === value}
          aria-label={option.iconOnly === true ? option.label : undefined}
          onClick={() => onChange(option.value)}
        >
          {option.icon}
          {option.iconOnly !== true && option.label}
        </button>
      ))}
    </fieldset>
  );
}
