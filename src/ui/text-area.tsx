import { type TextareaHTMLAttributes, useId } from 'react';
import { controlStyle, describedBy, Field, type FieldTexts } from './field.tsx';

type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'className' | 'style' | 'id'> & {
    value: string;
    onChange: (value: string) => void;
    className?: string;
  };

/** Several lines of text with their label, hint and error. */
export function TextArea({
  label,
  optionalLabel,
  hint,
  error,
  value,
  onChange,
  className,
  ...area
}: TextAreaProps) {
  const id = useId();
  const texts = {
    label,
    error,
    ...(hint === undefined ? {} : { hint }),
    ...(optionalLabel === undefined ? {} : { optionalLabel }),
  };
  return (
    <Field {...texts} id={id} className={className}>
      <textarea
        rows={3}
        {...area}
        id={id}
        className={controlStyle({ kind: 'area' })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, texts)}
      />
    </Field>
  );
}
