import { useState } from 'react';
import type { Category, Country } from '#openapi/schemas.ts';
import {
  changedListing,
  clearedListing,
  isFiltering,
  isPriceFiltering,
  type ListingKind,
  type ListingState,
  listings,
  type PriceRange,
  sizesByPeople,
  toggled,
} from '#rules/catalogue.ts';
import type { Loaded } from '#screens/loaded.ts';
import { SizeGuide } from '#screens/pages/guides.tsx';
import { css } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Flag } from '#ui/flag.tsx';
import { catalogueWording } from '#wording/catalogue.ts';
import { listingWording } from '#wording/listing.ts';
import { Choice, Choices, choiceRows } from './filter-choices.tsx';
import { PriceBands } from './price-bands.tsx';
import { PriceFilter } from './price-filter.tsx';

const wording = listingWording.filters;

const clearRow = css({ pt: '4', display: 'grid' });

/** Puts one change to the latest state of the listing, whichever that is by then. */
export type ChangeListing = (change: (state: ListingState) => ListingState) => void;

type ListingFiltersProps = {
  kind: ListingKind;
  state: ListingState;
  categories: Loaded<readonly Category[]>;
  countries: Loaded<readonly Country[]>;
  /** On a country's listing, how many animals of each category that country has, once they are there. */
  counts: ReadonlyMap<string, number> | undefined;
  clearLabel: string;
  /** The bands of prices of this place's animals, and the prices that hide none of them, in XOF. */
  bands: readonly PriceRange[];
  widest: PriceRange;
  /** A price that is being typed or moved, before it counts. */
  onDraft: (change: Partial<PriceRange> | null) => void;
  onChange: ChangeListing;
  onRetry: () => void;
};

/**
 * The filters of a listing, each section of them opening by itself (specification §2 "Catalogue"): those of its line in
 * `listings`. Size is closed at first, unless the address brings one; the others are open. The country and general listings
 * always have their clearing button, /shop where there is something to clear.
 */
export function ListingFilters(props: ListingFiltersProps) {
  const {
    kind,
    state,
    categories,
    countries,
    counts,
    clearLabel,
    bands,
    widest,
    onDraft,
    onChange,
    onRetry,
  } = props;
  const { filters, slider } = listings[kind];
  const change = (part: (state: ListingState) => Partial<ListingState>) =>
    onChange((latest) => changedListing(kind, latest, part(latest)));
  const [sizesOpen] = useState(state.sizes.length > 0);
  const countOf = ({ id, count }: Category) => (kind === 'country' ? counts && (counts.get(id) ?? 0) : count);
  const origins = kind === 'category' ? wording.animalOrigins : wording.origins;
  const has = (filter: (typeof filters)[number]) => filters.includes(filter);

  return (
    <div>
      {has('origins') && (
        <Disclosure title={origins} group={origins} open>
          <Choices list={countries} expected={8} onRetry={onRetry}>
            {(country) => (
              <Choice
                key={country.id}
                name="origine"
                value={country.id}
                label={country.libelle}
                count={kind === 'category' ? undefined : country.betail_count}
                flag={<Flag src={country.flag} />}
                checked={state.origins.includes(country.id)}
                onToggle={() => change(({ origins }) => ({ origins: toggled(origins, country.id) }))}
              />
            )}
          </Choices>
        </Disclosure>
      )}
      {has('categories') && (
        <Disclosure title={wording.categories} group={wording.categories} open>
          <Choices list={categories} expected={3} onRetry={onRetry}>
            {(category) => (
              <Choice
                key={category.id}
                name="categorie"
                value={category.id}
                label={category.nom_categorie}
                count={countOf(category)}
                checked={state.categories.includes(category.id)}
                onToggle={() => change((latest) => ({ categories: toggled(latest.categories, category.id) }))}
              />
            )}
          </Choices>
        </Disclosure>
      )}
      {has('sizes') && (
        <Disclosure title={wording.sizes} group={wording.sizes} open={sizesOpen}>
          <div className={choiceRows}>
            {sizesByPeople.map((size) => (
              <Choice
                key={size}
                name="taille"
                value={size}
                label={catalogueWording.sizes[size]}
                checked={state.sizes.includes(size)}
                onToggle={() => change((latest) => ({ sizes: toggled(latest.sizes, size) }))}
              />
            ))}
            <SizeGuide />
          </div>
        </Disclosure>
      )}
      {has('price') && (
        <Disclosure title={wording.price} open>
          <PriceFilter
            value={state}
            slider={slider}
            bands={
              <PriceBands
                bands={bands}
                value={state}
                widest={widest}
                onChange={(range) => change(() => range)}
              />
            }
            onDraft={onDraft}
            onChange={(range) => change(() => range)}
          />
        </Disclosure>
      )}
      {(kind !== 'shop' || isFiltering(kind, state) || isPriceFiltering(kind, state)) && (
        <div className={clearRow}>
          <Button
            variant="quiet"
            size="compact"
            onClick={() => onChange((latest) => clearedListing(kind, latest))}
          >
            {clearLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
