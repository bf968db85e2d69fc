import type { InputHTMLAttributes } from 'react';
import { controlStyle } from './control-style.ts';
import { Field, type FieldTexts, useField } from './field.tsx';

type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'className' | 'style' | 'id'> & {
    value: string;
    onChange: (value: string) => void;
  };

/** One line of text with its label, hint and error. `onBlur` tells the machine that the field was left. */
export function TextField({ onChange, ...props }: TextFieldProps) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <input
        type="text"
        {...control}
        className={controlStyle()}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
