import { Field, type FieldTexts, useField } from './field.tsx';
import { NativeSelect, type SelectOption } from './select.tsx';

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
  /** Takes the focus of what disappears beside it. */
  'data-focus-home'?: '';
};

/** One choice of a form in a native select, with its label above, its hint and its error below. */
export function SelectField<V extends string>({ options, value, onChange, ...props }: SelectFieldProps<V>) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <NativeSelect {...control} options={options} value={value} onChange={onChange} />
    </Field>
  );
}
