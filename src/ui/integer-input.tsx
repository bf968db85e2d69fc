import { useId } from 'react';
import { plain } from '#rules/text.ts';
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

const grouped = /^\d{1,3}(?:[.,]\d{3})+$/;
const whole = /^(\d+)(?:[.,]\d*)?$/;

/**
 * Parses an amount in whole francs; null if it is invalid. Spaces group digits, points and commas only before three (`150.000`):
 * `1.5` is 1 and never 15.
 */
export function parseInteger(typed: string): number | null {
  const text = plain(typed)
    .replace(/ /g, '')
    .replace(/(?:FCFA|CFA|XOF|F)$/i, '');
  if (grouped.test(text)) return Number(text.replace(/[.,]/g, ''));
  const digits = whole.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}
