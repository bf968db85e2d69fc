import type { TextareaHTMLAttributes } from 'react';
import { controlStyle } from './control-style.ts';
import { Field, type TypedProps, useField } from './field.tsx';

/** Several lines of text with their label, hint and error. */
export function TextArea(props: TypedProps<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <textarea rows={3} {...control} className={controlStyle({ kind: 'area' })} />
    </Field>
  );
}
