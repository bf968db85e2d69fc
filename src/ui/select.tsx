import { ChevronDown } from 'lucide-react';
import { type SelectHTMLAttributes, useId } from 'react';
import { css, cx } from '#styled-system/css';
import { controlStyle } from './field.tsx';
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

export type SelectOption<V extends string> = { value: V; label: string };

type NativeSelectProps<V extends string> = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'value' | 'onChange' | 'className' | 'style'
> & {
  options: readonly SelectOption<V>[];
  /** What stands there while nothing is chosen; a choice without one always has a value. */
  placeholder?: string | undefined;
  value: V | '';
  onChange: (value: V | '') => void;
};

/** The system's own list of choices, on a phone too. */
export function NativeSelect<V extends string>(props: NativeSelectProps<V>) {
  const { options, placeholder, onChange, ...select } = props;
  return (
    <div className={frame}>
      <select
        {...select}
        className={controlStyle({ kind: 'select' })}
        onChange={(event) =>
          onChange(options.find((option) => option.value === event.target.value)?.value ?? '')
        }
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </div>
  );
}

type SelectProps<V extends string> = {
  label: string;
  /** The label is heard, not seen. */
  labelHidden?: boolean;
  name: string;
  options: readonly SelectOption<V>[];
  value: V;
  onChange: (value: V) => void;
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
      <NativeSelect {...select} id={id} onChange={(value) => value !== '' && onChange(value)} />
    </div>
  );
}
