import type { PriceRange } from '#rules/catalogue.ts';
import { css } from '#styled-system/css';
import { listingWording } from '#wording/listing.ts';

const wording = listingWording.price;

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

type PriceBandsProps = {
  /** From the lowest to the highest (`priceBands`), in XOF. */
  bands: readonly PriceRange[];
  value: PriceRange;
  /** The prices that hide nothing: what a band that is pressed again sets. */
  widest: PriceRange;
  onChange: (range: PriceRange) => void;
};

/** Prices to choose from with one press, above the sliders, which show the same values. */
export function PriceBands({ bands, value, widest, onChange }: PriceBandsProps) {
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
            onClick={() => onChange(isChosen ? widest : { min, max })}
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
