import { Link } from '@tanstack/react-router';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import type { Category, Country, Product } from '#openapi/schemas.ts';
import {
  isPriceFiltering,
  type ListingState,
  listings,
  type PriceRange,
  unfilteredListing,
} from '#rules/catalogue.ts';
import { foundCount } from '#rules/finding.ts';
import { isFirst, type ListingAnswer, listingAnswer } from '#rules/listing-answer.ts';
import { listingPage } from '#rules/listing-page.ts';
import type { Loaded } from '#screens/loaded.ts';
import { css, cx } from '#styled-system/css';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Briefly } from '#ui/briefly.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { container } from '#ui/container.ts';
import { VisuallyHidden, visuallyHidden } from '#ui/visually-hidden.tsx';
import { catalogueWording } from '#wording/catalogue.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { type ChangeListing, ListingFilters } from './listing-filters.tsx';
import { ListingResults } from './listing-results.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { type Place, sentencesOf } from './place.ts';
import { useSaid } from './use-said.ts';
import type { WaysOnProps } from './ways-on.tsx';

const wording = catalogueWording;

const page = css({ display: 'flex', flexDirection: 'column', gap: '6', py: { base: '4', md: '6' } });
const columns = css({
  display: 'grid',
  gap: '8',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[17.5rem minmax(0, 1fr)]' },
});
const single = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]' });
const sidebar = css({ display: { base: 'none', lg: 'flex' }, px: '5.5', py: '2' });
const main = css({ display: 'flex', flexDirection: 'column', gap: '6', minW: '0' });

/** What keeps the room of a count that is not there. */
const noCount = '\u00a0';

type ListingScreenProps = {
  place: Place;
  state: ListingState;
  products: Loaded<readonly Product[]>;
  /** What the page was made with, for the state of a first visit: it stands until the catalogue is there. */
  shown?: ListingAnswer<Product> | undefined;
  categories: Loaded<readonly Category[]>;
  countries: Loaded<readonly Country[]>;
  /** What fills the page where nothing matches (`WaysOn`), whose code may come later. */
  waysOn: ComponentType<WaysOnProps>;
  onChange: ChangeListing;
  onRetry: () => void;
};

/**
 * One of the four listings (specification §2 "Catalogue" to "Search"): filters, sort, grid or list, pages of six, in the
 * state that the address asks for. While the catalogue loads eight skeletons stand in for it. A page beyond the last one
 * shows the first, and then leaves the address (specification §4 "Catalogue sort").
 */
export function ListingScreen(props: ListingScreenProps) {
  const { place, state, products, shown, categories, countries, waysOn: WaysOn, onChange, onRetry } = props;
  const { kind } = place;
  const sentences = sentencesOf(place);
  const inside = 'id' in place ? place.id : undefined;
  const animals = products.state === 'ready' ? products.data : undefined;
  const isShown = animals === undefined && products.state !== 'empty' && isFirst(kind, state);
  const listed = useMemo(() => {
    if (animals === undefined) return isShown ? shown : undefined;
    return listingAnswer(kind, animals, state, inside);
  }, [kind, animals, isShown, shown, state, inside]);
  // Filters offer the same whatever they are set to.
  const offered = listed ?? (products.state === 'empty' ? undefined : shown);
  const counts = useMemo(() => offered && new Map(offered.counts), [offered]);

  // A search that stays in one category leads to that of all animals.
  const q = kind === 'category' && inside !== undefined ? state.q : '';
  const everywhere = useMemo(
    () => (animals === undefined || q === '' ? 0 : foundCount(animals, q)),
    [animals, q],
  );

  const said = useSaid(state, listed);

  const count = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (listed === undefined || listed.page === state.page) return;
    onChange((latest) => (latest.page === state.page ? { ...latest, page: listed.page } : latest));
  }, [listed, state.page, onChange]);

  const { widest = listings[kind].open, bands = [] } = offered ?? {};
  const { hiddenByPrice = 0 } = listed ?? {};
  const [draft, setDraft] = useState<{ over: ListingState; change: Partial<PriceRange> | null } | null>(null);
  const typed = draft?.over === state ? draft.change : null;
  const matching = useMemo(
    () =>
      animals === undefined || typed === null
        ? listed?.matching
        : listingPage(kind, animals, { ...state, ...typed }, inside).matching,
    [kind, animals, state, inside, listed, typed],
  );

  const filters = listings[kind].filters.length > 0 && (
    <ListingFilters
      kind={kind}
      state={state}
      categories={categories}
      countries={countries}
      counts={kind === 'country' ? counts : undefined}
      clearLabel={sentences.clear}
      bands={bands}
      widest={widest}
      onDraft={(change) => setDraft({ over: state, change })}
      onChange={onChange}
      onRetry={onRetry}
    />
  );
  const isPriced = isPriceFiltering(kind, state, hiddenByPrice);
  const active = state.origins.length + state.categories.length + state.sizes.length + (isPriced ? 1 : 0);

  const waiting = products.state === 'loading' ? wording.loading : noCount;
  const showing = listed === undefined ? waiting : sentences.showing(listed.total);

  return (
    <div className={cx(container, page)}>
      <Breadcrumb label={wording.breadcrumb.label}>
        <Link to="/" activeOptions={{ exact: true }}>
          {wording.breadcrumb.home}
        </Link>
        {kind !== 'shop' && <Link to="/shop">{wording.breadcrumb.product}</Link>}
        <span aria-current="page">{sentences.heading}</span>
      </Breadcrumb>
      <h1 className={visuallyHidden}>{sentences.heading}</h1>
      <div className={filters ? columns : single}>
        {filters && (
          <aside className={cx(cardStyle(), sidebar)} aria-label={wording.filters.label}>
            {filters}
          </aside>
        )}
        <div className={main}>
          <ListingToolbar
            kind={kind}
            state={state}
            showing={showing}
            matches={
              listed === undefined || listed.matching === listed.total
                ? undefined
                : wording.matches(listed.matching)
            }
            count={count}
            onChange={onChange}
            filters={
              filters && (
                <FilterDrawer
                  active={active}
                  matching={matching}
                  said={said}
                  onClear={() =>
                    onChange((latest) => ({ ...unfilteredListing(kind, latest, widest), q: latest.q }))
                  }
                >
                  {filters}
                </FilterDrawer>
              )
            }
          />
          <VisuallyHidden>
            <span role="status">
              <Briefly key={said.turn} text={said.text} />
            </span>
          </VisuallyHidden>
          {everywhere > 0 && (
            <div>
              <ButtonLink to="/search" search={{ q }} variant="secondary" size="compact">
                {wording.search.everywhere(q, everywhere)}
              </ButtonLink>
            </div>
          )}
          <FilterChips
            kind={kind}
            state={state}
            names={{
              countries: countries.state === 'ready' ? countries.data : [],
              categories: categories.state === 'ready' ? categories.data : [],
            }}
            isPriced={isPriced}
            hidden={hiddenByPrice}
            widest={widest}
            onChange={onChange}
          />
          <ListingResults
            place={place}
            state={state}
            loaded={listed === undefined ? products.state : 'ready'}
            isOld={products.state === 'failed'}
            listed={listed}
            waysOn={
              animals !== undefined && (
                <WaysOn
                  place={place}
                  state={state}
                  animals={animals}
                  found={listed?.items ?? []}
                  categories={categories}
                  countries={countries}
                />
              )
            }
            onChange={onChange}
            onRetry={onRetry}
          />
        </div>
      </div>
    </div>
  );
}
