import { X } from 'lucide-react';
import type { Category, Country, Product } from '#openapi/schemas.ts';
import {
  changedListing,
  type ListingState,
  listingOf,
  type PriceRange,
  priceFilter,
  toggled,
} from '#rules/catalogue.ts';
import { hiddenByDefault, type ListingPage } from '#rules/listing-filters.ts';
import { css } from '#styled-system/css';
import { wrap } from '#styled-system/patterns';
import { catalogueWording } from '#wording/catalogue.ts';
import { listingWording } from '#wording/listing.ts';
import type { ChangeListing } from './listing-form.ts';

const { chip: texts, price } = listingWording;
const { sizes } = catalogueWording;

const row = wrap({ align: 'center', gap: '2' });
const chip = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: '9',
  maxW: 'full',
  px: '3.5',
  borderRadius: 'pill',
  border: '[1px solid {colors.primary}]',
  bg: 'primarySoft',
  color: 'primary',
  fontSize: '[min({fontSizes.small}, 6vw)]',
  fontWeight: 'semibold',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  _hover: { bg: 'primary', color: 'onPrimary' },
  // The target is 44 px high.
  _after: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '[-5px]' },
  '& svg': { w: '4', h: '4', flexShrink: '0' },
});
const note = css({ textStyle: 'small', color: 'muted' });

type ChipProps = { label: string; remove?: string; onRemove: () => void };

function Chip({ label, remove = texts.remove, onRemove }: ChipProps) {
  return (
    <button type="button" className={chip} aria-label={`${label}. ${remove}`} onClick={onRemove}>
      {label}
      <X aria-hidden="true" />
    </button>
  );
}

/** The active filters with their names; names that are not loaded are left out. */
export type FilterNames = { countries: readonly Country[]; categories: readonly Category[] };

type FilterChipsProps = {
  state: ListingState;
  names: FilterNames;
  /** Whether the visitor set a price, and the prices that hide nothing, in XOF. */
  isPriced: boolean;
  widest: PriceRange;
  /** The state of the rendered list, and that list, if there is one. */
  answered: ListingState;
  listed: ListingPage<Product> | undefined;
  onChange: ChangeListing;
};

/**
 * A list's active filters, each with a remove button (specification §9). The search is one of them in a category; on /search it
 * is the page itself. The list's own prices are none of them (`OwnPrices`).
 */
export function FilterChips({
  state,
  names,
  isPriced,
  answered,
  listed,
  widest,
  onChange,
}: FilterChipsProps) {
  const change = (part: (latest: ListingState) => Partial<ListingState>) =>
    onChange((latest) => changedListing(latest, part(latest)));
  const country = (id: string) => names.countries.find((one) => one.id === id)?.libelle ?? texts.origin;
  const category = (id: string) =>
    names.categories.find((one) => one.id === id)?.nom_categorie ?? texts.category;
  const isSearched = state.place.kind === 'category' && listingOf(state).searches && state.q !== '';
  const chosen = state.origins.length + state.categories.length + state.sizes.length;
  const hidden = listed === undefined ? 0 : listed.hiddenByPrice - hiddenByDefault(answered, listed).count;
  if (chosen === 0 && !isPriced && !isSearched) return null;
  return (
    <div className={row}>
      {isSearched && <Chip label={texts.search(state.q)} onRemove={() => change(() => ({ q: '' }))} />}
      {state.origins.map((id) => (
        <Chip
          key={id}
          label={country(id)}
          onRemove={() => change(({ origins }) => ({ origins: toggled(origins, id) }))}
        />
      ))}
      {state.categories.map((id) => (
        <Chip
          key={id}
          label={category(id)}
          onRemove={() => change(({ categories }) => ({ categories: toggled(categories, id) }))}
        />
      ))}
      {state.sizes.map((size) => (
        <Chip
          key={size}
          label={texts.size(sizes[size])}
          onRemove={() => change((latest) => ({ sizes: toggled(latest.sizes, size) }))}
        />
      ))}
      {isPriced && (
        <Chip
          label={price.range(priceFilter(state, widest).range, widest)}
          remove={price.remove}
          onRemove={() => change(() => ({ ...widest, page: 1 }))}
        />
      )}
      {isPriced && hidden > 0 && <p className={note}>{price.hidden(hidden)}</p>}
    </div>
  );
}
