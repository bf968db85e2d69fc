import { Link } from '@tanstack/react-router';
import { type ComponentType, useDeferredValue, useEffect, useMemo } from 'react';
import type { Category, Country, Product } from '#openapi/schemas.ts';
import {
  clearedListing,
  initialListing,
  type ListingState,
  listingOf,
  type Place,
  type PriceRange,
  priceFilter,
  widest,
} from '#rules/catalogue.ts';
import { frenchHour } from '#rules/dates.ts';
import { foundCount } from '#rules/finding.ts';
import {
  hiddenByDefault,
  type ListingAnswer,
  listingAnswer,
  listingPage,
  showsDefaultAnimals,
} from '#rules/listing-filters.ts';
import type { Loaded } from '#rules/loaded.ts';
import { css, cx } from '#styled-system/css';
import { grid, stack } from '#styled-system/patterns';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { container } from '#ui/container.ts';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { catalogueWording } from '#wording/catalogue.ts';
import { listingWording } from '#wording/listing.ts';
import { FilterChips } from './filter-chips.tsx';
import type { ListSuggestionsProps } from './list-suggestions.tsx';
import { FilterButton, ListingFilters } from './listing-filters.tsx';
import { type ChangeListing, formId, useListingForm } from './listing-form.ts';
import { ListingResults } from './listing-results.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { sentencesOf } from './place.ts';
import { useAnnouncedList } from './use-announcement.ts';

const wording = listingWording;

const page = stack({ gap: { base: '4', md: '6' }, py: { base: '4', md: '6' } });
const columns = grid({
  gap: '8',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[17.5rem minmax(0, 1fr)]' },
});
const single = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]' });
const main = stack({ gap: { base: '4', md: '6' }, minW: '0' });

const noBands: readonly PriceRange[] = [];

/** Reserves the line of a missing count. */
const noCount = '\u00a0';

type ListingScreenProps = {
  state: ListingState;
  products: Loaded<readonly Product[]>;
  /** The prerendered result for a first visit, shown until the catalogue is loaded. */
  shown?: ListingAnswer<Product> | undefined;
  /** When the prerendered result is from, in ms since the epoch, if that is long ago. */
  since?: number | undefined;
  categories: Loaded<readonly Category[]>;
  countries: Loaded<readonly Country[]>;
  /** What a search may mean besides its matches (`ListSuggestions`), whose code may load later. */
  suggestions: ComponentType<ListSuggestionsProps>;
  onChange: ChangeListing;
  onRetry: () => void;
};

/**
 * One of the four listings (specification §2 "Catalogue" to "Search", §4 "Catalogue sort"). A page number beyond the last shows
 * the first page.
 */
export function ListingScreen(props: ListingScreenProps) {
  const {
    state,
    shown,
    since,
    categories,
    countries,
    suggestions: ListSuggestions,
    onChange,
    onRetry,
  } = props;
  // A newly loaded catalogue is processed in a task of its own.
  const products = useDeferredValue(props.products);
  const { kind } = state.place;
  const { filters } = listingOf(state);
  const sentences = sentencesOf(state.place);
  const { animals, answered, listed, offered, counts } = useListed({ state, products, shown });

  const everywhere = useFoundEverywhere(answered, animals);

  useAnnouncedList(answered, listed);

  useShownPage(listed?.page, answered.page, onChange);

  const { widest: all = widest(state), bands = noBands } = offered ?? {};
  const { form, range, onSubmit } = useListingForm(state, onChange);
  const matching = useMatching(state, range, animals, listed?.matching);
  const isPriced = priceFilter(state, all).by === 'visitor';
  const active = state.origins.length + state.categories.length + state.sizes.length + Number(isPriced);

  const hasFilters = filters.length > 0;
  const isOld = products.state === 'failed' || (products.state === 'ready' && products.isOld === true);
  const loaded = listed === undefined ? products.state : 'ready';
  const results = useMemo(
    () => (
      <ListingResults
        state={answered}
        loaded={loaded}
        isOld={isOld}
        listed={listed}
        suggestions={(none) =>
          animals !== undefined && (
            <ListSuggestions
              state={answered}
              animals={animals}
              found={listed?.items ?? []}
              matching={listed?.matching ?? 0}
              categories={categories}
              countries={countries}
              none={none}
            />
          )
        }
        onChange={onChange}
        onRetry={onRetry}
      />
    ),
    [answered, loaded, isOld, listed, animals, categories, countries, ListSuggestions, onChange, onRetry],
  );

  const waiting = products.state === 'loading' ? catalogueWording.loading : noCount;
  const showing = listed === undefined ? waiting : sentences.showing(listed.total);

  return (
    <div className={cx(container, page)}>
      <ListingBreadcrumb kind={kind} heading={sentences.heading} />
      <h1 className={visuallyHidden}>{sentences.heading}</h1>
      <div className={hasFilters ? columns : single}>
        {hasFilters ? (
          <ListingFilters
            state={state}
            form={form}
            range={range}
            categories={categories}
            countries={countries}
            counts={kind === 'country' ? counts : undefined}
            clearLabel={sentences.clear}
            bands={bands}
            widest={all}
            active={active}
            matching={matching}
            onSubmit={onSubmit}
            onChange={onChange}
            onClear={() => onChange((latest) => ({ ...clearedListing(latest, all), q: latest.q }))}
            onRetry={onRetry}
          />
        ) : (
          <form ref={form} id={formId} method="get" autoComplete="off" hidden />
        )}
        <div className={main}>
          <ListingToolbar
            state={state}
            showing={showing}
            matches={matchesOf(answered, listed)}
            age={
              since === undefined || shown === undefined || animals !== undefined
                ? undefined
                : wording.since(frenchHour(since))
            }
            unread={products.state === 'ready' ? products.unread : undefined}
            filters={hasFilters && <FilterButton active={active} />}
            isEmpty={kind === 'search' && listed?.matching === 0}
          />
          {everywhere > 0 && (
            <div>
              <ButtonLink to="/search" search={{ q: answered.q }} variant="secondary" size="compact">
                {wording.search.everywhere(answered.q, everywhere)}
              </ButtonLink>
            </div>
          )}
          <FilterChips
            state={state}
            names={{
              countries: countries.state === 'ready' ? countries.data : [],
              categories: categories.state === 'ready' ? categories.data : [],
            }}
            isPriced={isPriced}
            widest={all}
            answered={answered}
            listed={listed}
            onChange={onChange}
          />
          {results}
        </div>
      </div>
    </div>
  );
}

/** The number of matches, where filters, a search or the list's own prices leave some of the animals out. An empty list says it itself. */
function matchesOf(state: ListingState, listed: ListingAnswer<Product> | undefined): string | undefined {
  if (listed === undefined || listed.matching === 0 || listed.matching === listed.total) return undefined;
  if (hiddenByDefault(state, listed).count > 0) return wording.within(listed.matching);
  return wording.matches(listed.matching, state.place.kind === 'search' ? 'search' : 'filters');
}

function ListingBreadcrumb({ kind, heading }: { kind: Place['kind']; heading: string }) {
  const { label, home, product } = catalogueWording.breadcrumb;
  return (
    <Breadcrumb label={label}>
      <Link to="/" activeOptions={{ exact: true }}>
        {home}
      </Link>
      {kind !== 'shop' && <Link to="/shop">{product}</Link>}
      <span aria-current="page">{heading}</span>
    </Breadcrumb>
  );
}

/** Writes the number of the shown page into the address, if the address asks for one beyond the last. */
function useShownPage(shown: number | undefined, asked: number, onChange: ChangeListing): void {
  useEffect(() => {
    if (shown === undefined || shown === asked) return;
    onChange((latest) => (latest.page === asked ? { ...latest, page: shown } : latest));
  }, [shown, asked, onChange]);
}

/** How many animals match with the price range that is being chosen; `matching`: with that of the address. */
function useMatching(
  state: ListingState,
  { min, max }: PriceRange,
  animals: readonly Product[] | undefined,
  matching: number | undefined,
): number | undefined {
  return useMemo(
    () =>
      animals === undefined || (min === state.min && max === state.max)
        ? matching
        : listingPage(animals, { ...state, min, max }).matching,
    [state, min, max, animals, matching],
  );
}

/** How many animals a search limited to one category would find in all of them; 0 for an unlimited search. */
function useFoundEverywhere({ place, q }: ListingState, animals: readonly Product[] | undefined): number {
  const searched = place.kind === 'category' && place.id !== undefined ? q : '';
  return useMemo(
    () => (animals === undefined || searched === '' ? 0 : foundCount(animals, searched)),
    [animals, searched],
  );
}

/** The listed animals. `answered` is the state of the rendered list, which follows the controls. */
function useListed({ state, products, shown }: Pick<ListingScreenProps, 'state' | 'products' | 'shown'>) {
  const answered = useDeferredValue(state);
  const { place } = state;
  const animals = products.state === 'ready' ? products.data : undefined;
  const isNothing = products.state === 'empty';
  const listed = useMemo(() => {
    if (animals !== undefined) return listingAnswer(animals, answered);
    return !isNothing && showsDefaultAnimals(answered) ? shown : undefined;
  }, [animals, isNothing, shown, answered]);
  // The offered filters do not depend on their values.
  const offered = useMemo(() => {
    if (animals !== undefined) return listingAnswer(animals, initialListing(place));
    return isNothing ? undefined : shown;
  }, [place, animals, isNothing, shown]);
  const counts = useMemo(() => offered && new Map(offered.counts), [offered]);
  return { animals, answered, listed, offered, counts };
}
