import { createFileRoute, notFound } from '@tanstack/react-router';
import { type ListingQuery, type RawQuery, readListing, writeListing } from '#rules/catalogue-query.ts';
import type { Place } from '#screens/catalogue/place.ts';
import { NotFoundScreen } from '#screens/layout/not-found.tsx';
import { errorsWording } from '#wording/errors.ts';
import { Listing } from './-listing.tsx';
import { listingHead } from './-listing-head.ts';
import { awaitLists, type Lists } from './-lists.ts';
import { unknownHead } from './-unknown-head.ts';

/** The country of an id, by the list of countries or else by its animals; throws where both came and neither knows it. */
function placeOf(id: string, { countries, products }: Lists): Place {
  const country =
    (countries.state === 'ready' ? countries.data.find((one) => one.id === id) : undefined) ??
    (products.state === 'ready'
      ? products.data.find(({ origine }) => origine.id === id)?.origine
      : undefined);
  if (country !== undefined) return { kind: 'country', id, label: country.libelle };
  if (countries.state === 'failed') return { kind: 'country', id };
  throw notFound();
}

export const Route = createFileRoute('/_shop/product-by-country/$id')({
  validateSearch: (query: RawQuery): ListingQuery => writeListing('country', readListing('country', query)),
  loader: async ({ params, parentMatchPromise }) => {
    const lists = await awaitLists(parentMatchPromise);
    return { lists, place: placeOf(params.id, lists) };
  },
  head: async ({ loaderData, match, params: { id } }) => {
    if (match.status === 'notFound') return unknownHead();
    return listingHead(match.context.app, loaderData?.place ?? { kind: 'country', id });
  },
  pendingComponent: () => (
    <Listing place={{ kind: 'country', id: Route.useParams().id }} query={Route.useSearch()} />
  ),
  notFoundComponent: () => <NotFoundScreen {...errorsWording.countryNotFound} />,
  component: () => <Listing {...Route.useLoaderData()} query={Route.useSearch()} />,
});
