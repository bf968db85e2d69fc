import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Product } from '#openapi/schemas.ts';
import { type ListingState, listings, unfilteredListing } from '#rules/catalogue.ts';
import { queryOf } from '#rules/catalogue-query.ts';
import type { ListingPage } from '#rules/listing-page.ts';
import type { Loaded } from '#screens/loaded.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { RetryLine } from '#ui/retry-line.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { catalogueWording } from '#wording/catalogue.ts';
import { listingWording } from '#wording/listing.ts';
import { AnimalGrid, SkeletonGrid } from './animal-grid.tsx';
import type { ChangeListing } from './listing-form.ts';
import { type Place, sentencesOf } from './place.ts';

const wording = listingWording;

const note = css({ color: 'muted' });
const more = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: '5',
  rowGap: '1',
});
const textLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: '11',
  color: 'primary',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '[0.2em]',
});

/** A search that finds no more than these leads on as one without an animal does: « béliers » finds the one lot of two. */
const few = 2;

type ListingResultsProps = {
  place: Place;
  state: ListingState;
  loaded: Loaded<unknown>['state'];
  /** The newest catalogue did not come: the list is that of when the page was made. */
  isOld: boolean;
  /** The page of the listing, once the catalogue is there and not empty. */
  listed: ListingPage<Product> | undefined;
  /** What leads on from a list where little or nothing matches (`WaysOn`). */
  waysOn: ReactNode;
  onChange: ChangeListing;
  onRetry: () => void;
};

/** The animals of a listing's page and the links to its other pages, or what stands where there are none. */
export function ListingResults(props: ListingResultsProps) {
  const { place, state, loaded, isOld, listed, waysOn, onChange, onRetry } = props;
  const { noMatch } = sentencesOf(place);
  // The link of a first or a last page is gone with its press.
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
    // Without an animal in this place no filter is to blame.
    const canClear = noMatch.clear !== undefined && listed.total > 0;
    return (
      <>
        <StatePanel
          scene="empty-list"
          size="low"
          title={noMatch.title}
          action={
            canClear ? (
              <Button onClick={() => onChange((latest) => unfilteredListing(place.kind, latest, widest))}>
                {noMatch.clear}
              </Button>
            ) : (
              <ButtonLink to="/shop">{wording.search.noMatch.shop}</ButtonLink>
            )
          }
        >
          <p>{noMatch.text(state.q)}</p>
          {hiddenByPrice > 0 && <p>{wording.price.hiddenBy(hiddenByPrice, state.min, state.max)}</p>}
        </StatePanel>
        {waysOn}
      </>
    );
  }
  return (
    <>
      {isOld && <RetryLine text={wording.old.text} retryLabel={wording.old.retry} onRetry={onRetry} />}
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
            <Link
              to="."
              search={queryOf(place.kind, { ...state, page: to })}
              activeOptions={{ exact: true }}
              {...link}
            />
          )}
        />
      </div>
      {listings[place.kind].searches && state.q !== '' && listed.matching <= few && waysOn}
    </>
  );
}
