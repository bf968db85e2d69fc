import { useId, useState } from 'react';
import { controlStyle } from './control-style.ts';
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
  const { label, name, value, format, min, max, onType, onCommit } = props;
  const id = useId();
  // What is being typed, over which value: one changed elsewhere (the slider, a reset) replaces it.
  const [draft, setDraft] = useState<{ text: string; over: number } | null>(null);
  const typed = draft !== null && draft.over === value ? draft.text : null;
  const shown = typed ?? format(value);

  const clamped = (text: string): number | null => {
    const meant = parseWhole(text);
    // The value itself may lie beyond both ends.
    return meant === null || meant === value ? meant : Math.min(max, Math.max(min, meant));
  };

  // What stands in the field counts: a hand may have typed it before React heard of it.
  const commit = (text: string) => {
    if (typed === null && text === format(value)) return;
    const meant = clamped(text);
    setDraft(null);
    onType?.(null);
    if (meant !== null && meant !== value) onCommit(meant);
  };

  return (
    <div>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={controlStyle()}
        value={shown}
        onChange={(event) => {
          setDraft({ text: event.target.value, over: value });
          onType?.(clamped(event.target.value));
        }}
        onBlur={(event) => commit(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(event.currentTarget.value);
        }}
      />
    </div>
  );
}
