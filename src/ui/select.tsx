import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { css, cx } from '#styled-system/css';
import { controlStyle } from './field.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const row = css({ display: 'inline-flex', alignItems: 'center', gap: '3', minW: '0' });
const labelStyle = css({ flexShrink: '0' });
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

/** A native select with its label before it: the system's own list, on a phone too. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, labelHidden = false, name, options, value, onChange, className } = props;
  const id = useId();
  const text = (
    <label htmlFor={id} className={labelStyle}>
      {label}
    </label>
  );
  return (
    <div className={cx(row, className)}>
      {labelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      <div className={frame}>
        <select
          id={id}
          name={name}
          className={controlStyle({ kind: 'select' })}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" />
      </div>
    </div>
  );
}
