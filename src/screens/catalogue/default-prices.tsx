import type { Product } from '#openapi/schemas.ts';
import {
  changedListing,
  chosenEnds,
  type ListingKind,
  type ListingState,
  type PriceRange,
  startsAbove,
} from '#rules/catalogue.ts';
import type { ListingPage } from '#rules/listing-filters.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { listingWording } from '#wording/listing.ts';
import type { ChangeListing } from './listing-form.ts';

const { price: wording } = listingWording;

// Its height is reserved while the number of hidden animals is unknown.
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1.5',
  minH: { base: '[4.5rem]', md: '11' },
  alignContent: 'center',
  textStyle: 'small',
  color: 'muted',
});

/** The number of animals that the list's own prices hide, and the prices that show them. */
export function hiddenByDefault(
  kind: ListingKind,
  state: ListingState,
  { cheaper, dearer, widest }: Pick<ListingPage<Product>, 'cheaper' | 'dearer' | 'widest'>,
): { count: number; shown: Partial<PriceRange> } {
  const chosen = chosenEnds(kind, state);
  const isCheaper = !chosen.min && cheaper > 0;
  const isDearer = !chosen.max && dearer > 0;
  return {
    count: (isCheaper ? cheaper : 0) + (isDearer ? dearer : 0),
    shown: { ...(isCheaper && { min: widest.min }), ...(isDearer && { max: widest.max }) },
  };
}

type DefaultPricesProps = {
  kind: ListingKind;
  state: ListingState;
  /** Undefined while the catalogue is loading. */
  listed: ListingPage<Product> | undefined;
  onChange: ChangeListing;
};

/**
 * The animals that a list's own prices hide (specification §9), with the button that shows them. The visitor set no filter: there
 * is none to remove.
 */
export function DefaultPrices({ kind, state, listed, onChange }: DefaultPricesProps) {
  if (listed === undefined) return startsAbove(kind, state) ? <div className={line} /> : null;
  const { count, shown } = hiddenByDefault(kind, state, listed);
  if (count === 0) return null;
  const { min, max } = state;
  const [text, label] =
    shown.max === undefined
      ? [wording.starts(min), wording.alsoCheaper(count)]
      : shown.min === undefined
        ? [wording.ends(max), wording.alsoDearer(count)]
        : [wording.spans(min, max), wording.alsoOthers(count)];
  return (
    <div className={line}>
      <p>{text}</p>
      <Button
        variant="secondary"
        size="compact"
        onClick={() => onChange((latest) => changedListing(kind, latest, { ...shown, page: 1 }))}
      >
        {label}
      </Button>
    </div>
  );
}
