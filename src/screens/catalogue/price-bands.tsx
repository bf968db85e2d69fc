import type { PriceRange } from '#rules/catalogue.ts';
import { css } from '#styled-system/css';
import { listingWording } from '#wording/listing.ts';

const wording = listingWording.price;

const rows = css({ display: 'flex', flexDirection: 'column', gap: '1.5', border: 'none' });
const band = css({
  display: 'flex',
  alignItems: 'center',
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
