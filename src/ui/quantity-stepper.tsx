import { Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { writeField } from '#app/fields.ts';
import { css } from '#styled-system/css';
import { Changes } from './changes.tsx';
import { IconButton } from './icon-button.tsx';
import { useWrittenValue } from './use-written-value.ts';

const frame = css({
  display: 'inline-flex',
  alignItems: 'center',
  border: 'input',
  borderRadius: 'pill',
  bg: 'surface',
  p: '[2px]',
  minW: '0',
  w: '[fit-content]',
  // Not of the frame: what a fieldset holds keeps to its top.
  '& > button': { h: '[calc({sizes.control} - 6px)]' },
});
// The buttons beside it are its arrows.
const number = css({
  w: '[4ch]',
  minH: '11',
  border: 'none',
  bg: 'transparent',
  textAlign: 'center',
  fontWeight: 'bold',
  appearance: '[textfield]',
  '&::-webkit-inner-spin-button': { appearance: 'none' },
});

const least = 1;

type QuantityStepperProps = {
  /** What is counted, for screen readers: « Quantité de Bélier Bali-Bali ». */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  /** Whole number of animals; there is no upper limit (specification §2). */
  value: number;
  /** From this many on the button that raises it rests: where the stock is known, or more was refused. */
  max?: number | undefined;
  /** The page says more of a new number than the number. */
  announcedElsewhere?: boolean;
  /** While it is on its way nothing is typed. */
  readOnly?: boolean;
  onChange: (value: number) => void;
  /** A press asks for one more or one less, not for a number: two count as two also before the first is drawn. */
  onStep?: (step: 1 | -1) => void;
};

/**
 * A quantity between two buttons, announced as it changes; at either end the button keeps the focus and does nothing
 * (specification §9). Until the page's code is there `src/early/script.ts` counts the presses in the field; what stands in
 * it is told then.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, decreaseLabel, increaseLabel, value, max = Infinity, onChange } = props;
  const { readOnly = false, onStep = (step) => onChange(value + step) } = props;
  const { ref, defaultValue } = useWrittenValue<HTMLInputElement>(`${value}`);
  const read = useEffectEvent((field: HTMLInputElement) => {
    const wanted = field.valueAsNumber;
    const isPossible = Number.isSafeInteger(wanted) && wanted >= least && wanted <= max;
    if (isPossible && wanted !== value) onChange(wanted);
    else writeField(field, `${value}`);
  });
  useEffect(() => {
    const field = ref.current;
    if (field === null) return;
    const changed = (): void => read(field);
    if (field.value !== field.defaultValue) changed();
    field.addEventListener('change', changed);
    return () => field.removeEventListener('change', changed);
  }, [ref]);
  return (
    <fieldset className={frame} aria-label={label}>
      <IconButton
        label={decreaseLabel}
        icon={<Minus aria-hidden="true" />}
        aria-disabled={value <= least || undefined}
        data-step="-1"
        onClick={() => {
          if (value > least) onStep(-1);
        }}
      />
      <input
        ref={ref}
        type="number"
        className={number}
        min={least}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={defaultValue}
        readOnly={readOnly}
        aria-label={label}
      />
      {props.announcedElsewhere !== true && <Changes text={`${label}\u00a0: ${value}`} />}
      <IconButton
        label={increaseLabel}
        icon={<Plus aria-hidden="true" />}
        aria-disabled={value >= max || undefined}
        data-step="1"
        onClick={() => {
          if (value < max) onStep(1);
        }}
      />
    </fieldset>
  );
}
