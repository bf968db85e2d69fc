import { Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { writeField } from '#browser/fields.ts';
import { css } from '#styled-system/css';
import { useAnnouncedChanges } from './announce.ts';
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
  // Not on the fieldset: its content is top-aligned.
  '& > button': { h: '[calc({sizes.control} - 6px)]' },
});
// The buttons beside it replace the native arrows. These must not be displayed: as long as they have a box, even an invisible one,
// the wheel over the focused field changes its value in Chromium and WebKit and does not scroll the page.
const number = css({
  w: '[4ch]',
  minH: '11',
  border: 'none',
  bg: 'transparent',
  textAlign: 'center',
  fontWeight: 'bold',
  appearance: '[textfield]',
  '&::-webkit-inner-spin-button': { display: 'none' },
});

const least = 1;

type QuantityStepperProps = {
  /** The accessible name: « Quantité de Bélier Bali-Bali ». */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  /** A positive integer; there is no upper limit (specification §2). */
  value: number;
  /** From this quantity on the plus button has no effect: the stock is known, or more was refused. */
  max?: number | undefined;
  /** The page announces changes itself, with more than the number. */
  announcedElsewhere?: boolean;
  /** Read-only while it is being sent. */
  readOnly?: boolean;
  onChange: (value: number) => void;
  /** More than `max` was typed: the field shows its value again. */
  onExcess?: () => void;
  /** A press asks for one more or one less and not for a number: two presses before a render count as two. */
  onStep?: (step: 1 | -1) => void;
};

/**
 * A quantity between two buttons, announced when it changes; at either limit the button keeps the focus and has no effect
 * (specification §9). Before hydration `src/boot/early/main.ts` counts the presses in the field; `onChange` then reports its value.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, decreaseLabel, increaseLabel, value, max = Infinity, onChange } = props;
  const { announcedElsewhere, readOnly, onExcess, onStep = (step) => onChange(value + step) } = props;
  const { ref, defaultValue } = useWrittenValue<HTMLInputElement>(`${value}`);
  const read = useEffectEvent((field: HTMLInputElement) => {
    const wanted = field.valueAsNumber;
    const isPossible = Number.isSafeInteger(wanted) && wanted >= least && wanted <= max;
    if (isPossible && wanted !== value) return onChange(wanted);
    writeField(field, `${value}`);
    if (wanted > max) onExcess?.();
  });
  useEffect(() => {
    const field = ref.current;
    if (field === null) return;
    const changed = (): void => read(field);
    if (field.value !== field.defaultValue) changed();
    field.addEventListener('change', changed);
    return () => field.removeEventListener('change', changed);
  }, [ref]);
  useAnnouncedChanges(announcedElsewhere ? '' : `${label}\u00a0: ${value}`);
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
