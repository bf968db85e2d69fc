import {
  changedListing,
  isPriceReversed,
  type ListingKind,
  listings,
  type PriceRange,
  priceStep,
} from '#rules/catalogue.ts';
import { queryNames } from '#rules/catalogue-query.ts';
import { formatWhole, formatXof } from '#rules/money.ts';
import { css } from '#styled-system/css';
import { RangeSlider } from '#ui/range-slider.tsx';
import { WholeNumberInput } from '#ui/whole-number-input.tsx';
import { listingWording } from '#wording/listing.ts';
import type { ChangeListing } from './listing-form.ts';

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
const rows = css({ display: 'flex', flexDirection: 'column', gap: '1.5', border: 'none' });
const band = css({
  display: 'flex',
  alignItems: 'center',
  minH: '9',
  px: '3.5',
  borderRadius: 'pill',
  border: '[1px solid {colors.inputLine}]',
  bg: 'surface',
  color: 'text',
  fontSize: 'small',
  fontWeight: 'medium',
  textAlign: 'left',
  _hover: { borderColor: 'primary', color: 'primary' },
  '&[aria-pressed=true]': {
    bg: 'primarySoft',
    borderColor: 'primary',
    color: 'primary',
    fontWeight: 'semibold',
    _forcedColors: { outline: '[2px solid Highlight]' },
  },
});

type PriceFilterProps = {
  kind: ListingKind;
  value: PriceRange;
  /** What the sliders and the inputs hold while they are moved or typed, before it counts. */
  range: PriceRange;
  /** Bands of prices from the lowest to the highest (`priceBands`), and the prices that hide nothing, in XOF. */
  bands: readonly PriceRange[];
  widest: PriceRange;
  onChange: ChangeListing;
};

/** Prices to choose from with one press, above the sliders, which show the same values; a second press takes them back. */
function PriceBands({ kind, value, bands, widest, onChange }: PriceFilterProps) {
  if (bands.length === 0) return null;
  return (
    <fieldset className={rows} aria-label={wording.bands}>
      {bands.map(({ min, max }, index) => {
        const isChosen = value.min === min && value.max === max;
        const isLast = index === bands.length - 1;
        return (
          <button
            key={min}
            type="button"
            className={band}
            aria-pressed={isChosen}
            onClick={() =>
              onChange((latest) => changedListing(kind, latest, isChosen ? widest : { min, max }))
            }
          >
            {isLast
              ? wording.above(min)
              : min === widest.min
                ? wording.below(max)
                : wording.between(min, max)}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Two sliders and two inputs, independent of each other (specification §5); list and address change when a slider is let go. */
export function PriceFilter(props: PriceFilterProps) {
  const { kind, value, range } = props;
  return (
    <div className={column}>
      <PriceBands {...props} />
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
          <WholeNumberInput
            key={end}
            label={`${label} (${wording.unit})`}
            name={queryNames[end]}
            value={formatWhole(value[end])}
          />
        ))}
      </div>
      <div role="status">{isPriceReversed(value) && <p className={warning}>{wording.reversed}</p>}</div>
    </div>
  );
}
