import { useId } from 'react';
import { controlStyle } from './control-style.ts';
import { useWrittenValue } from './use-written-value.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type IntegerInputProps = {
  label: string;
  name: string;
  /** The amount in French digits. The document owns the value; a changed prop is written into it. */
  value: string;
};

/** An amount in whole francs, typed as text (`parseInteger`): number inputs read "1.5" as 15. */
export function IntegerInput({ label, name, value }: IntegerInputProps) {
  const id = useId();
  const written = useWrittenValue<HTMLInputElement>(value);
  return (
    <div>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        {...written}
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={controlStyle()}
      />
    </div>
  );
}
