import {
  changedListing,
  isPriceReversed,
  type ListingKind,
  listings,
  type PriceRange,
  priceStep,
} from '#rules/catalogue.ts';
import { queryNames } from '#rules/catalogue-query.ts';
import { formatInteger, formatXof } from '#rules/money.ts';
import { css } from '#styled-system/css';
import { IntegerInput } from '#ui/integer-input.tsx';
import { RangeSlider } from '#ui/range-slider.tsx';
import { listingWording } from '#wording/listing.ts';
import type { ChangeListing } from './listing-form.ts';
import { PriceBands } from './price-bands.tsx';

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
  // Leaves room for 30 000 000 in the panel.
  '& input': { px: '2.5' },
});
const warning = css({ textStyle: 'small', color: 'danger', fontWeight: 'medium' });

type PriceFilterProps = {
  kind: ListingKind;
  value: PriceRange;
  /** The current values of sliders and inputs, before they are applied. */
  range: PriceRange;
  /** Price bands in ascending order (`priceBands`), and the prices that hide nothing, in XOF. */
  bands: readonly PriceRange[];
  widest: PriceRange;
  onChange: ChangeListing;
};

/** Two independent sliders and two inputs (specification §5); list and address change when a slider is released. */
export function PriceFilter(props: PriceFilterProps) {
  const { kind, value, range, bands, widest, onChange } = props;
  return (
    <div className={column}>
      <PriceBands
        bands={bands}
        value={value}
        widest={widest}
        onChange={(chosen) => onChange((latest) => changedListing(kind, latest, chosen))}
      />
      <div>
        {ends.map(({ end, label }) => (
          <RangeSlider
            key={end}
            label={label}
            {...listings[kind].slider}
            step={priceStep}
            value={range[end]}
            valueText={formatXof(range[end])}
          />
        ))}
      </div>
      <div className={inputs}>
        {ends.map(({ end, label }) => (
          <IntegerInput
            key={end}
            label={`${label} (${wording.unit})`}
            name={queryNames[end]}
            value={formatInteger(value[end])}
          />
        ))}
      </div>
      <div role="status">{isPriceReversed(value) && <p className={warning}>{wording.reversed}</p>}</div>
    </div>
  );
}
