import { Minus, Plus } from 'lucide-react';
import { css } from '#styled-system/css';
import { Changes } from './changes.tsx';
import { IconButton } from './icon-button.tsx';

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
const number = css({
  minW: '8',
  textAlign: 'center',
  fontWeight: 'bold',
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
  onChange: (value: number) => void;
};

/** A quantity between two buttons, announced as it changes; at either end the button keeps the focus and does nothing (specification §9). */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, decreaseLabel, increaseLabel, value, max = Infinity, onChange } = props;
  return (
    <fieldset className={frame} aria-label={label}>
      <IconButton
        label={decreaseLabel}
        icon={<Minus aria-hidden="true" />}
        aria-disabled={value <= least || undefined}
        onClick={() => {
          if (value > least) onChange(value - 1);
        }}
      />
      <output className={number} aria-live="off">
        {value}
      </output>
      {props.announcedElsewhere !== true && <Changes text={`${label}\u00a0: ${value}`} />}
      <IconButton
        label={increaseLabel}
        icon={<Plus aria-hidden="true" />}
        aria-disabled={value >= max || undefined}
        onClick={() => {
          if (value < max) onChange(value + 1);
        }}
      />
    </fieldset>
  );
}
