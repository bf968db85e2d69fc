import { ChevronDown } from 'lucide-react';
import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { css, cx } from '#styled-system/css';
import { controlStyle } from './control-style.ts';
import { useWrittenValue } from './use-written-value.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const row = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  minW: '0',
  maxW: 'full',
});
const labelStyle = css({ maxW: 'full' });
const frame = css({
  position: 'relative',
  minW: '0',
  flexGrow: '1',
  '& svg': {
    position: 'absolute',
    right: '4',
    top: '[calc(50% - 9px)]',
    w: '4.5',
    h: '4.5',
    pointerEvents: 'none',
  },
});

// Covers the label, in the system's own colours too.
const shortStyle = css({
  display: { base: 'flex', sm: 'none' },
  position: 'absolute',
  alignItems: 'center',
  insetBlock: '0.5',
  left: '2.5',
  right: '7',
  bg: 'surface',
  // As large as its neighbours; on a narrow phone its longest word fits.
  fontSize: '[min({fontSizes.body}, 4.4vw)]',
  lineHeight: 'tight',
  overflow: 'hidden',
  pointerEvents: 'none',
  '@media (max-width: 26rem)': { left: '2', right: '6' },
  '@media (max-width: 22rem)': { left: '1.5', right: '5' },
});

export type SelectOption<V extends string> = {
  value: V;
  label: string;
  /** A shorter text for this option on a phone; the accessible name is always the label. */
  short?: ReactNode;
};

export type NativeSelectProps<V extends string> = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'value' | 'defaultValue' | 'onChange' | 'className' | 'style'
> & {
  options: readonly SelectOption<V>[];
  /** The text while nothing is selected; without it there is always a value. */
  placeholder?: string | undefined;
  /** The selected value. The document owns the selection; a changed prop is written into it. */
  value: V | '';
  /** For use outside a form, which would report changes to its machine. */
  onChange?: (value: V | '') => void;
};

/** The native select, on a phone too. */
export function NativeSelect<V extends string>(props: NativeSelectProps<V>) {
  const { options, placeholder, value, onChange, ...select } = props;
  const written = useWrittenValue<HTMLSelectElement>(value);
  const chosen = options.find((option) => option.value === value);
  // A selected value whose option is not loaded has an option of its own; the loaded option reuses its element, by its key.
  const all: readonly SelectOption<V>[] =
    chosen === undefined && value !== '' ? [...options, { value, label: placeholder ?? '' }] : options;
  return (
    <div className={frame}>
      <select
        {...select}
        {...written}
        className={controlStyle({ kind: 'select' })}
        onChange={
          onChange &&
          ((event) => onChange(options.find((option) => option.value === event.target.value)?.value ?? ''))
        }
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {all.map((option) => (
          <option key={option.value} value={option.value} hidden={!options.includes(option)}>
            {option.label}
          </option>
        ))}
      </select>
      {chosen?.short !== undefined && (
        <span className={shortStyle} aria-hidden="true">
          {chosen.short}
        </span>
      )}
      <ChevronDown aria-hidden="true" />
    </div>
  );
}

type SelectProps<V extends string> = {
  label: string;
  /** The label is visually hidden. */
  labelHidden?: boolean;
  name: string;
  /** The id of its form, if it is outside of it. */
  form?: string;
  options: readonly SelectOption<V>[];
  value: V;
  onChange?: (value: V) => void;
  className?: string;
};

/** A native select with its label before it. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, labelHidden = false, onChange, className, ...select } = props;
  const id = useId();
  const text = (
    <label htmlFor={id} className={labelStyle}>
      {label}
    </label>
  );
  return (
    <div className={cx(row, className)}>
      {labelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      <NativeSelect {...select} id={id} onChange={(value) => value !== '' && onChange?.(value)} />
    </div>
  );
}
