import { X } from 'lucide-react';
import { type ListingState, type PriceRange, withoutPriceFilter } from '#rules/catalogue.ts';
import { css } from '#styled-system/css';
import { catalogueWording } from '#wording/catalogue.ts';
import type { ChangeListing } from './listing-filters.tsx';

const wording = catalogueWording.price;

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1.5' });
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: '9',
  px: '3.5',
  borderRadius: 'pill',
  border: '[1px solid {colors.primary}]',
  bg: 'primarySoft',
  color: 'primary',
  fontSize: '[min({fontSizes.small}, 6vw)]',
  fontWeight: 'semibold',
  textAlign: 'left',
  _hover: { bg: 'primary', color: 'onPrimary' },
  '& svg': { w: '4', h: '4', flexShrink: '0' },
});
const note = css({ textStyle: 'small', color: 'muted' });

type PriceChipProps = {
  state: ListingState;
  /** Animals that only the price filter hides. */
  hidden: number;
  /** The prices that hide nothing, in XOF. */
  widest: PriceRange;
  onChange: ChangeListing;
};

/** Says that prices are filtered, what that hides, and lifts it: some listings begin so (specification §9). */
export function PriceChip({ state, hidden, widest, onChange }: PriceChipProps) {
  return (
    <div className={row}>
      <button
        type="button"
        className={chip}
        aria-label={`${wording.chip(state.min, state.max)}. ${wording.remove}`}
        title={wording.remove}
        onClick={() => onChange((latest) => withoutPriceFilter(latest, widest))}
      >
        {wording.chip(state.min, state.max)}
        <X aria-hidden="true" />
      </button>
      {hidden > 0 && <p className={note}>{wording.hidden(hidden)}</p>}
    </div>
  );
}
