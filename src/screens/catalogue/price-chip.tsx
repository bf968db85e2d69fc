import { X } from 'lucide-react';
import {
  isPriceFiltering,
  type ListingKind,
  type ListingState,
  withoutPriceFilter,
} from '#rules/catalogue.ts';
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
  fontSize: 'small',
  fontWeight: 'semibold',
  textAlign: 'left',
  _hover: { bg: 'primary', color: 'onPrimary' },
  '& svg': { w: '4', h: '4', flexShrink: '0' },
});
const note = css({ textStyle: 'small', color: 'muted' });

type PriceChipProps = {
  kind: ListingKind;
  state: ListingState;
  /** Animals that only the price filter hides. */
  hidden: number;
  onChange: ChangeListing;
};

/** Says that a price filter is active, what it hides, and removes it: some listings begin with one (specification §9). */
export function PriceChip({ kind, state, hidden, onChange }: PriceChipProps) {
  if (!isPriceFiltering(kind, state)) return null;
  return (
    <div className={row}>
      <button
        type="button"
        className={chip}
        aria-label={`${wording.chip(state.min, state.max)}. ${wording.remove}`}
        title={wording.remove}
        onClick={() => onChange((latest) => withoutPriceFilter(kind, latest))}
      >
        {wording.chip(state.min, state.max)}
        <X aria-hidden="true" />
      </button>
      {hidden > 0 && <p className={note}>{wording.hidden(hidden)}</p>}
    </div>
  );
}
