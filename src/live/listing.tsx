import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { lazyPart } from '#browser/lazy-part.ts';
import { phase } from '#browser/phase.ts';
import { whenIdle } from '#browser/when-idle.ts';
import type { App } from '#data/app.ts';
import { headOf } from '#heads/head.ts';
import { listingHead } from '#heads/listing-head.ts';
import { PageHead } from '#heads/page-head.tsx';
import { initialListing, type Place } from '#rules/catalogue.ts';
import { type ListingQuery, queryOf } from '#rules/catalogue-query.ts';
import { fewFound } from '#rules/finding.ts';
import type { Loaded } from '#rules/loaded.ts';
import { SkeletonGrid } from '#screens/catalogue/animal-grid.tsx';
import type { ListSuggestionsProps } from '#screens/catalogue/list-suggestions.tsx';
import type { ChangeListing } from '#screens/catalogue/listing-form.ts';
import { ListingScreen } from '#screens/catalogue/listing-screen.tsx';
import { NotFoundScreen } from '#screens/layout/not-found-screen.tsx';
import { catalogueWording } from '#wording/catalogue.ts';
import { errorsWording } from '#wording/errors.ts';
import { type Lists, useOrPart } from './lists.ts';
import { useAsMeant } from './missing.tsx';
import { labelled } from './named.ts';
import { useOpenKept, useRetry } from './retry.ts';

/** Milliseconds. */
const HOUR = 3_600_000;

const shop = getRouteApi('/_shop');

const suggestionsCode = () => import('#screens/catalogue/list-suggestions.tsx');
const ListSuggestions = lazyPart(
  async () => (await suggestionsCode()).ListSuggestions,
  ({ none }) => (
    <>
      <SkeletonGrid columns={3} label={catalogueWording.loading} />
      {none}
    </>
  ),
);
/** Below many animals only the answer to a question may follow. */
const Answer = lazyPart(async () => (await suggestionsCode()).ListSuggestions, null);
const Suggestions = (props: ListSuggestionsProps) =>
  props.matching > fewFound ? <Answer {...props} /> : <ListSuggestions {...props} />;

/** The prerendered listing, if it is that of this place. */
function shownOf({ initialData: { listing } }: Pick<App, 'initialData'>, place: Place) {
  return listing?.place.kind === place.kind && listing.place.id === place.id ? listing : undefined;
}

/** The state of a listing, which is its address: a change replaces the history entry; pages are links, and push one. */
function useListing(place: Place, query: ListingQuery) {
  const navigate = useNavigate();
  const initial = useMemo(() => initialListing(place), [place]);
  const state = useMemo(() => ({ ...initial, ...query }), [initial, query]);
  const onChange: ChangeListing = useCallback(
    (change) =>
      void navigate({
        to: '.',
        // From the latest address and not the rendered one: two quick changes both take effect.
        search: (latest: ListingQuery) => queryOf(change({ ...initial, ...latest })),
        replace: true,
        resetScroll: false,
      }),
    [initial, navigate],
  );
  return { state, onChange };
}

type ListingProps = { place: Place; query: ListingQuery; lists: Lists };

/** A listing of the shop, in the state of its address. */
export function Listing({ place, query, lists }: ListingProps) {
  const { app } = shop.useRouteContext();
  const { state, onChange } = useListing(place, query);
  const router = useRouter();
  // Preloaded for use without a connection: the suggestions, and the page of each animal of the list.
  useEffect(() => {
    if (app.connection.savesData()) return;
    void phase.touched.then(() =>
      whenIdle(() => {
        suggestionsCode().catch(() => undefined);
        router.loadRouteChunk(router.routesByPath['/product/$id'])?.catch(() => undefined);
      }),
    );
  }, [app, router]);
  const { since } = app.initialData;
  const [isOld, setOld] = useState(false);
  useEffect(() => setOld(app.now() - since > HOUR), [app, since]);
  const shown = shownOf(app, place);
  const products = useOrPart(lists.products, shown && app.initialData.partOf({ listing: shown }));
  useOpenKept(products);
  return (
    <ListingScreen
      state={state}
      {...lists}
      products={products}
      shown={shown?.answer}
      since={isOld ? since : undefined}
      suggestions={Suggestions}
      onChange={onChange}
      onRetry={useRetry()}
    />
  );
}

type NamedListingProps = ListingProps & {
  place: { kind: 'country' | 'category'; id: string };
  /** The name of the place; `empty` if the place does not exist. */
  name: Loaded<string>;
  unknown: { title: string; text: string };
};

/** The listing of a country or a category: until its name is known it loads, without one it fails or does not exist. */
export function NamedListing({ place, name: written, unknown, query, lists }: NamedListingProps) {
  const name = useAsMeant(written);
  const { app } = shop.useRouteContext();
  const { kind, id } = place;
  const label = name.state === 'ready' ? name.data : undefined;
  // A stable reference, so that an equal value does not render the listing again.
  const shown = useMemo(() => ({ kind, id, ...labelled(label) }), [kind, id, label]);
  if (name.state === 'empty') {
    return (
      <>
        <PageHead head={headOf(errorsWording.notFound.page)} />
        <NotFoundScreen {...unknown} />
      </>
    );
  }
  const products = name.state === 'ready' ? lists.products : name;
  return (
    <>
      <PageHead head={listingHead(app, shown)} />
      <Listing place={shown} query={query} lists={{ ...lists, products }} />
    </>
  );
}
