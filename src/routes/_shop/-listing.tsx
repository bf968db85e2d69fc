import type { ListingQuery } from '#rules/catalogue-query.ts';
import { ListingScreen } from '#screens/catalogue/listing-screen.tsx';
import type { Place } from '#screens/catalogue/place.ts';
import { useRetry } from '../-retry.ts';
import { type Lists, pendingLists } from './-lists.ts';
import { useListing } from './-use-listing.ts';

/** A listing of the shop, in the state of its address. */
export function Listing({
  place,
  query,
  lists = pendingLists,
}: {
  place: Place;
  query: ListingQuery;
  lists?: Lists;
}) {
  const { state, onChange } = useListing(place.kind, query);
  const { retry, shown } = useRetry();
  return (
    <ListingScreen
      place={place}
      state={state}
      products={shown(lists.products)}
      categories={shown(lists.categories)}
      countries={shown(lists.countries)}
      onChange={onChange}
      onRetry={retry}
    />
  );
}
