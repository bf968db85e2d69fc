import type { TextareaHTMLAttributes } from 'react';
import { controlStyle } from './control-style.ts';
import { Field, type FieldTexts, useField } from './field.tsx';

type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'className' | 'style' | 'id'> & {
    value: string;
    onChange: (value: string) => void;
  };

/** Several lines of text with their label, hint and error. */
export function TextArea({ onChange, ...props }: TextAreaProps) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <textarea
        rows={3}
        {...control}
        className={controlStyle({ kind: 'area' })}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
