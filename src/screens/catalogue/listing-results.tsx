import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Product } from '#openapi/schemas.ts';
import { changedListing, clearedListing, type ListingState, listingOf } from '#rules/catalogue.ts';
import { queryOf } from '#rules/catalogue-query.ts';
import { hiddenByDefault, type ListingPage } from '#rules/listing-filters.ts';
import type { Loaded } from '#rules/loaded.ts';
import { css } from '#styled-system/css';
import { wrap } from '#styled-system/patterns';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { linkStyle } from '#ui/link-style.ts';
import { Pagination } from '#ui/pagination.tsx';
import { RetryLine } from '#ui/retry-line.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { catalogueWording } from '#wording/catalogue.ts';
import { listingWording } from '#wording/listing.ts';
import { AnimalGrid, SkeletonGrid } from './animal-grid.tsx';
import type { ChangeListing } from './listing-form.ts';
import { sentencesOf } from './place.ts';

const wording = listingWording;

const note = css({ color: 'muted' });
const more = wrap({ justify: 'center', columnGap: '5', rowGap: '1' });
const textLink = linkStyle({ reach: 'thumb' });
const ownPrices = wrap({ align: 'center', columnGap: '4', textStyle: 'small', color: 'muted' });

type ListingResultsProps = {
  state: ListingState;
  loaded: Loaded<unknown>['state'];
  /** The current catalogue failed to load: the list is an earlier one, or the prerendered. */
  isOld: boolean;
  /** The page of the listing, once the catalogue is loaded and not empty. */
  listed: ListingPage<Product> | undefined;
  /** What a search may mean besides its matches (`ListSuggestions`), before or after `none`, which says that there are none. */
  suggestions: (none?: ReactNode) => ReactNode;
  onChange: ChangeListing;
  onRetry: () => void;
};

/** The animals of a listing's page and its pagination, or an empty or failed state. */
export function ListingResults(props: ListingResultsProps) {
  const { state, loaded, isOld, listed, suggestions, onChange, onRetry } = props;
  const { noMatch } = sentencesOf(state.place);
  // A pressed link to the first or last page disappears.
  const isTurned = useRef(false);
  const page = listed?.page;
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(page);

  useEffect(() => {
    if (page === before.current) return;
    before.current = page;
    if (isTurned.current) list.current?.focus({ preventScroll: true });
    isTurned.current = false;
  }, [page]);

  if (loaded === 'loading') return <SkeletonGrid columns={3} label={catalogueWording.loading} />;
  if (loaded === 'failed') {
    return (
      <StatePanel
        scene="failed"
        title={wording.failed.title}
        role="alert"
        action={<Button onClick={onRetry}>{wording.failed.retry}</Button>}
      >
        {wording.failed.text}
      </StatePanel>
    );
  }
  if (listed === undefined) {
    const { nothing } = wording.shop;
    return (
      <StatePanel
        scene="empty-list"
        title={nothing.title}
        action={<ButtonLink to="/">{nothing.home}</ButtonLink>}
        more={
          <span className={more}>
            <Link to="/faq" className={textLink}>
              {nothing.faq}
            </Link>
            <Link to="/contact" className={textLink}>
              {nothing.contact}
            </Link>
          </span>
        }
      >
        {nothing.text}
      </StatePanel>
    );
  }
  if (listed.items.length === 0) {
    const { widest, hiddenByPrice } = listed;
    // Filters are not the reason if the place has no animals.
    const canClear = noMatch.clear !== undefined && listed.total > 0;
    const none = (
      <StatePanel
        scene="empty-list"
        size="low"
        title={noMatch.title}
        action={
          canClear ? (
            <Button onClick={() => onChange((latest) => clearedListing(latest, widest))}>
              {noMatch.clear}
            </Button>
          ) : (
            <ButtonLink to="/shop">{wording.search.noMatch.shop}</ButtonLink>
          )
        }
        more={
          // On the other listings the button itself lifts the prices.
          state.place.kind === 'shop' &&
          hiddenByPrice > 0 && (
            <Link
              to="."
              search={queryOf({ ...state, ...widest, page: 1 })}
              replace
              resetScroll={false}
              className={textLink}
            >
              {wording.price.all}
            </Link>
          )
        }
      >
        <p>{noMatch.text(state.q)}</p>
        {hiddenByPrice > 0 && <p>{wording.price.hiddenBy(hiddenByPrice, state)}</p>}
      </StatePanel>
    );
    return suggestions(none) || none;
  }
  return (
    <>
      {isOld && <RetryLine {...catalogueWording.old} onRetry={onRetry} />}
      {listed.isLoose && <p className={note}>{wording.search.loose(state.q)}</p>}
      <AnimalGrid
        ref={list}
        label={listed.pages > 1 ? wording.pagination.position(listed.page, listed.pages) : undefined}
        animals={listed.items}
        level={2}
        view={state.view}
        columns={3}
        eager={3}
      />
      <div
        onClickCapture={() => {
          isTurned.current = true;
        }}
      >
        <Pagination
          label={wording.pagination.label}
          page={listed.page}
          pages={listed.pages}
          previousLabel={wording.pagination.previous}
          nextLabel={wording.pagination.next}
          pageLabel={wording.pagination.page}
          renderLink={({ page: to, ...link }) => (
            <Link to="." search={queryOf({ ...state, page: to })} activeOptions={{ exact: true }} {...link} />
          )}
        />
      </div>
      <OwnPrices state={state} listed={listed} onChange={onChange} />
      {listingOf(state).searches && state.q !== '' && suggestions()}
    </>
  );
}

type OwnPricesProps = Pick<ListingResultsProps, 'state' | 'onChange'> & { listed: ListingPage<Product> };

/** Below the list: the prices at which it starts, and a button that adds the animals that they hide. */
function OwnPrices({ state, listed, onChange }: OwnPricesProps) {
  const { count, shown } = hiddenByDefault(state, listed);
  return (
    count > 0 && (
      <p className={ownPrices}>
        {wording.price.own(state, shown)}
        <button
          type="button"
          className={textLink}
          onClick={() => onChange((latest) => changedListing(latest, { ...shown, page: 1 }))}
        >
          {wording.price.also(count, shown)}
        </button>
      </p>
    )
  );
}
