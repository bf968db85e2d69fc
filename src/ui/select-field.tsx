import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { css } from '#styled-system/css';
import { controlStyle, describedBy, Field, type FieldTexts } from './field.tsx';
import type { SelectOption } from './select.tsx';

const frame = css({
  position: 'relative',
  '& svg': {
    position: 'absolute',
    right: '4',
    top: '[calc(50% - 9px)]',
    w: '4.5',
    h: '4.5',
    pointerEvents: 'none',
  },
});

type SelectFieldProps<V extends string> = FieldTexts & {
  name: string;
  options: readonly SelectOption<V>[];
  /** What stands there while nothing is chosen; a choice without one always has a value. */
  placeholder?: string;
  value: V | '';
  onChange: (value: V | '') => void;
  onBlur?: () => void;
  autoComplete?: string;
  required?: boolean;
  className?: string;
  /** Takes the focus of what disappears beside it. */
  'data-focus-home'?: '';
};

/** One choice of a form in a native select, with its label above, its hint and its error below. */
export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { label, hint, error, optionalLabel, options, placeholder, value, onChange, className } = props;
  const id = useId();
  const texts = {
    label,
    error,
    ...(hint === undefined ? {} : { hint }),
    ...(optionalLabel === undefined ? {} : { optionalLabel }),
  };
  return (
    <Field {...texts} id={id} className={className}>
      <div className={frame}>
        <select
          id={id}
          data-focus-home={props['data-focus-home']}
          name={props.name}
          className={controlStyle({ kind: 'select' })}
          value={value}
          onChange={(event) =>
            onChange(options.find((option) => option.value === event.target.value)?.value ?? '')
          }
          onBlur={props.onBlur}
          autoComplete={props.autoComplete}
          required={props.required}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, texts)}
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
    </Field>
  );
}
