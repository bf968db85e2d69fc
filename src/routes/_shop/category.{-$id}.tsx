import { createFileRoute, notFound } from '@tanstack/react-router';
import { type ListingQuery, type RawQuery, readListing, writeListing } from '#rules/catalogue-query.ts';
import type { Place } from '#screens/catalogue/place.ts';
import { NotFoundScreen } from '#screens/layout/not-found.tsx';
import { errorsWording } from '#wording/errors.ts';
import { Listing } from './-listing.tsx';
import { listingHead } from './-listing-head.ts';
import { awaitLists, type Lists } from './-lists.ts';
import { unknownHead } from './-unknown-head.ts';

const everything: Place = { kind: 'category' };

/** The category of an id, by the list of categories or else by its animals; throws where both came and neither knows it. */
function placeOf(id: string, { categories, products }: Lists): Place {
  const category =
    (categories.state === 'ready' ? categories.data.find((one) => one.id === id) : undefined) ??
    (products.state === 'ready' ? products.data.find((one) => one.category.id === id)?.category : undefined);
  if (category !== undefined) return { kind: 'category', id, label: category.nom_categorie };
  if (categories.state === 'failed') return { kind: 'category', id };
  throw notFound();
}

export const Route = createFileRoute('/_shop/category/{-$id}')({
  validateSearch: (query: RawQuery): ListingQuery => writeListing('category', readListing('category', query)),
  loader: async ({ params: { id }, parentMatchPromise }) => {
    const lists = await awaitLists(parentMatchPromise);
    return { lists, place: id === undefined ? everything : placeOf(id, lists) };
  },
  head: async ({ loaderData, match }) => {
    if (match.status === 'notFound') return unknownHead();
    return listingHead(match.context.app, loaderData?.place ?? everything);
  },
  pendingComponent: () => <Listing place={everything} query={Route.useSearch()} />,
  notFoundComponent: () => <NotFoundScreen {...errorsWording.categoryNotFound} />,
  component: () => <Listing {...Route.useLoaderData()} query={Route.useSearch()} />,
});
