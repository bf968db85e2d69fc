import type { ReactNode } from 'react';
import { css, cva, cx } from '#styled-system/css';
import { centred } from './round.ts';
import { useWrittenValue } from './use-written-value.ts';

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

const choice = css({ position: 'relative', display: 'flex' });
const radio = css({
  appearance: 'none',
  position: 'absolute',
  inset: '0',
  borderRadius: '[0]',
  cursor: 'pointer',
  _focusVisible: { outlineOffset: '[-4px]' },
  '&:checked + span': { bg: 'text', color: 'page', _forcedColors: { outline: '[2px solid Highlight]' } },
  '&:checked:focus-visible': { outlineColor: 'page', zIndex: '[1]' },
});

type RadioProps = {
  name: string;
  form: string;
  value: string;
  label: string;
  icon: ReactNode;
  chosen: boolean;
};

function IconRadio({ name, form, value, label, icon, chosen }: RadioProps) {
  const { ref, defaultValue } = useWrittenValue<HTMLInputElement>(chosen ? value : '');
  return (
    <label className={choice}>
      <input
        ref={ref}
        type="radio"
        className={radio}
        name={name}
        form={form}
        value={value}
        defaultChecked={defaultValue === value}
        aria-label={label}
      />
      <span className={cx(centred, part({ look: 'light' }))}>{icon}</span>
    </label>
  );
}

type IconRadiosProps = {
  label: string;
  name: string;
  /** The id of the form that they are part of, wherever they stand. */
  form: string;
  options: readonly Pick<RadioProps, 'value' | 'label' | 'icon'>[];
  /** What is chosen, as far as the page knows. The document owns the choice; a value that changes is written into it. */
  value: string;
};

/** A few icons of which one is chosen: radio buttons of a form. */
export function IconRadios({ label, options, value, ...field }: IconRadiosProps) {
  return (
    <fieldset className={frame({ look: 'light' })} aria-label={label}>
      {options.map((option) => (
        <IconRadio key={option.value} {...field} {...option} chosen={option.value === value} />
      ))}
    </fieldset>
  );
}
