import {
  changedListing,
  type ListingState,
  listingOf,
  type PriceRange,
  priceStep,
} from '#rules/catalogue.ts';
import { formatInteger, formatXof } from '#rules/money.ts';
import { queryNames } from '#rules/query-names.ts';
import { css } from '#styled-system/css';
import { flex, grid, stack } from '#styled-system/patterns';
import { IntegerInput } from '#ui/integer-input.tsx';
import { RangeSlider } from '#ui/range-slider.tsx';
import { listingWording } from '#wording/listing.ts';
import type { ChangeListing } from './listing-form.ts';

const wording = listingWording.price;

const ends = [
  { end: 'min', label: wording.lowest },
  { end: 'max', label: wording.highest },
] as const;

const column = stack({ gap: '3' });
const inputs = grid({
  gridTemplateColumns: '[1fr 1fr]',
  gap: '2.5',
  // Leaves room for 30 000 000 in the panel.
  '& input': { px: '2.5' },
});
const warning = css({ textStyle: 'small', color: 'danger', fontWeight: 'medium' });

const rows = stack({ gap: '1.5', border: 'none' });
const band = flex({
  align: 'center',
  minH: { base: '11', lg: '9' },
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

type PriceBandsProps = {
  /** From the lowest to the highest (`priceBands`), in XOF. */
  bands: readonly PriceRange[];
  value: PriceRange;
  /** The prices that hide nothing: a second press on a band restores them. */
  widest: PriceRange;
  onChange: (range: PriceRange) => void;
};

/** Price ranges that apply with one press, above the sliders, which show the same values. */
export function PriceBands({ bands, value, widest, onChange }: PriceBandsProps) {
  if (bands.length === 0) return null;
  return (
    <fieldset className={rows} aria-label={wording.bands}>
      {bands.map((one) => {
        const isChosen = value.min === one.min && value.max === one.max;
        return (
          <button
            key={one.min}
            type="button"
            className={band}
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? widest : one)}
          >
            {wording.range(one, widest)}
          </button>
        );
      })}
    </fieldset>
  );
}

type PriceFilterProps = {
  value: ListingState;
  /** The current values of sliders and inputs, before they are applied. */
  range: PriceRange;
  /** Price bands in ascending order (`priceBands`), and the prices that hide nothing, in XOF. */
  bands: readonly PriceRange[];
  widest: PriceRange;
  onChange: ChangeListing;
};

/** Two independent sliders and two inputs (specification §5); list and address change when a slider is released. */
export function PriceFilter(props: PriceFilterProps) {
  const { value, range, bands, widest, onChange } = props;
  return (
    <div className={column}>
      <PriceBands
        bands={bands}
        value={value}
        widest={widest}
        onChange={(chosen) => onChange((latest) => changedListing(latest, chosen))}
      />
      <div>
        {ends.map(({ end, label }) => (
          <RangeSlider
            key={end}
            label={label}
            field={queryNames[end]}
            min={0}
            max={listingOf(value).initial.max}
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
      <div role="status">{value.min > value.max && <p className={warning}>{wording.reversed}</p>}</div>
    </div>
  );
}
