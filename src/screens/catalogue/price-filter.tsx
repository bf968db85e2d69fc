import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isPriceReversed, type PriceRange, priceStep } from '#rules/catalogue.ts';
import { formatWhole, formatXof } from '#rules/money.ts';
import { css } from '#styled-system/css';
import { RangeSlider } from '#ui/range-slider.tsx';
import { WholeNumberInput } from '#ui/whole-number-input.tsx';
import { listingWording } from '#wording/listing.ts';

const wording = listingWording.price;

const ends = [
  { end: 'min', label: wording.lowest },
  { end: 'max', label: wording.highest },
] as const;

const column = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const inputs = css({
  display: 'grid',
  gridTemplateColumns: '[1fr 1fr]',
  gap: '2.5',
  // Room for 30 000 000 in the panel.
  '& input': { px: '2.5', fontSize: 'small' },
});
const warning = css({ textStyle: 'small', color: 'danger', fontWeight: 'medium' });

type PriceFilterProps = {
  value: PriceRange;
  /** The ends of both sliders and of both inputs, in XOF. A value may stand beyond them: 'Effacer les filtres' sets one. */
  slider: PriceRange;
  /** The bands that set the same values, above the sliders. */
  bands: ReactNode;
  /** What is being typed or moved, before it counts; null once nothing is. */
  onDraft: (change: Partial<PriceRange> | null) => void;
  onChange: (change: Partial<PriceRange>) => void;
};

/** Two sliders and two inputs, independent of each other (specification §5); list and address change when a slider is let go. */
export function PriceFilter({ value, slider, bands, onDraft, onChange }: PriceFilterProps) {
  const [moving, setMoving] = useState<{ from: PriceRange; to: Partial<PriceRange> } | null>(null);
  const sliders = useRef<HTMLDivElement>(null);
  const change = useRef(onChange);
  change.current = onChange;
  // A slider stays where it was let go until the address has followed.
  const stays = moving !== null && moving.from.min === value.min && moving.from.max === value.max;
  const shown = stays ? { ...value, ...moving.to } : value;
  const move = (to: Partial<PriceRange>) => {
    setMoving({ from: value, to });
    onDraft(to);
  };

  useEffect(() => {
    const leaving = new AbortController();
    // React's onChange is the browser's `input` event; `change` alone says that a slider was let go.
    sliders.current?.addEventListener(
      'change',
      ({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        change.current({ [target.name]: Number(target.value) });
      },
      { signal: leaving.signal },
    );
    return () => leaving.abort();
  }, []);

  return (
    <div className={column}>
      {bands}
      <div ref={sliders}>
        {ends.map(({ end, label }) => (
          <RangeSlider
            key={end}
            label={label}
            name={end}
            {...slider}
            step={priceStep}
            value={shown[end]}
            valueText={formatXof(shown[end])}
            onChange={(price) => move({ [end]: price })}
          />
        ))}
      </div>
      <div className={inputs}>
        {ends.map(({ end, label }) => (
          <WholeNumberInput
            key={end}
            label={`${label} (${wording.unit})`}
            name={`prix-${end}`}
            value={value[end]}
            format={formatWhole}
            {...slider}
            onType={(price) => onDraft(price === null ? null : { [end]: price })}
            onCommit={(price) => onChange({ [end]: price })}
          />
        ))}
      </div>
      <div role="status">{isPriceReversed(value) && <p className={warning}>{wording.reversed}</p>}</div>
    </div>
  );
}
