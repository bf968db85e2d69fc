import { type InputHTMLAttributes, useId } from 'react';
import { controlStyle, describedBy, Field, type FieldTexts } from './field.tsx';

type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'className' | 'style' | 'id'> & {
    value: string;
    onChange: (value: string) => void;
    className?: string;
  };

/** One line of text with its label, hint and error. `onBlur` tells the machine that the field was touched. */
export function TextField({
  label,
  optionalLabel,
  hint,
  error,
  value,
  onChange,
  className,
  ...input
}: TextFieldProps) {
  const id = useId();
  const texts = {
    label,
    error,
    ...(hint === undefined ? {} : { hint }),
    ...(optionalLabel === undefined ? {} : { optionalLabel }),
  };
  return (
    <Field {...texts} id={id} className={className}>
      <input
        type="text"
        {...input}
        id={id}
        className={controlStyle()}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, texts)}
      />
    </Field>
  );
}
