import type { ListingQuery } from '#rules/catalogue-query.ts';
import { ListingScreen } from '#screens/catalogue/listing-screen.tsx';
import { type Place, pageOf } from '#screens/catalogue/place.ts';
import { NotFoundScreen } from '#screens/layout/not-found.tsx';
import type { Loaded } from '#screens/loaded.ts';
import { errorsWording } from '#wording/errors.ts';
import { usePageHead } from '../-page-head.ts';
import { useRetry } from '../-retry.ts';
import type { Lists } from './-lists.ts';
import { useListing } from './-use-listing.ts';

type ListingProps = { place: Place; query: ListingQuery; lists: Lists };

/** A listing of the shop, in the state of its address. */
export function Listing({ place, query, lists }: ListingProps) {
  const { state, onChange } = useListing(place.kind, query);
  const { retry } = useRetry();
  return <ListingScreen place={place} state={state} {...lists} onChange={onChange} onRetry={retry} />;
}

type NamedListingProps = ListingProps & {
  place: { kind: 'country' | 'category'; id: string };
  /** The name of the place, as far as it has come; `empty` where there is no such place. */
  name: Loaded<string>;
  unknown: { title: string; text: string };
};

/** The listing of a country or a category: until its name is known it loads, without one it fails or does not exist. */
export function NamedListing({ place, name, unknown, query, lists }: NamedListingProps) {
  const shown = name.state === 'ready' ? { ...place, label: name.data } : place;
  usePageHead(name.state === 'empty' ? errorsWording.notFound.page : pageOf(shown));
  if (name.state === 'empty') return <NotFoundScreen {...unknown} />;
  const products = name.state === 'ready' ? lists.products : name;
  return <Listing place={shown} query={query} lists={{ ...lists, products }} />;
}
