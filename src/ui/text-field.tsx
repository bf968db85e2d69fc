import type { InputHTMLAttributes } from 'react';
import { controlStyle } from './control-style.ts';
import { Field, type TypedProps, useField } from './field.tsx';

/** One line of text with its label, hint and error. `onBlur` notifies the machine that the field was left. */
export function TextField(props: TypedProps<InputHTMLAttributes<HTMLInputElement>>) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <input type="text" {...control} className={controlStyle()} />
    </Field>
  );
}
