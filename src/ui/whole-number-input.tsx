import { useEffect, useId, useRef } from 'react';
import { writeField } from '#app/fields.ts';
import { controlStyle } from './control-style.ts';
import { useWrittenValue } from './use-written-value.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { parseWhole } from './whole-number.ts';

type WholeNumberInputProps = {
  label: string;
  name: string;
  /** Whole XOF. */
  value: number;
  /** The value in French digits. */
  format: (value: number) => string;
  min: number;
  max: number;
  /** What is being typed, between `min` and `max`, while it is an amount; null once it is not typed any more. */
  onType?: (value: number | null) => void;
  /** Told when the field is left or Enter pressed, with a value between `min` and `max`. */
  onCommit: (value: number) => void;
};

/** An amount in whole francs, typed as text: number inputs read "1.5" as 15. What is no amount gives way to the last value. */
export function WholeNumberInput(props: WholeNumberInputProps) {
  const { label, name, value, format, min, max, onType } = props;
  const id = useId();
  const { ref: input, defaultValue } = useWrittenValue<HTMLInputElement>(format(value));

  const clamped = (text: string): number | null => {
    const meant = parseWhole(text);
    // The value itself may lie beyond both ends.
    return meant === null || meant === value ? meant : Math.min(max, Math.max(min, meant));
  };
  const commit = (field: HTMLInputElement) => {
    const meant = clamped(field.value);
    writeField(field, format(meant ?? value));
    onType?.(null);
    if (meant !== null && meant !== value) props.onCommit(meant);
  };
  const committed = useRef(commit);
  committed.current = commit;
  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    const leaving = new AbortController();
    // React's onChange is the browser's `input` event; `change` alone says that the field was left, or Enter pressed.
    field.addEventListener('change', () => committed.current(field), { signal: leaving.signal });
    return () => leaving.abort();
  }, [input]);

  return (
    <div>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={controlStyle()}
        defaultValue={defaultValue}
        onInput={(event) => onType?.(clamped(event.currentTarget.value))}
      />
    </div>
  );
}
