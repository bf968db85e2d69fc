import { createFileRoute } from '@tanstack/react-router';
import { type ListingQuery, type RawQuery, readListing, writeListing } from '#rules/catalogue-query.ts';
import { catalogueWording } from '#wording/catalogue.ts';
import { headOf } from '../-head.ts';
import { Listing } from './-listing.tsx';
import { awaitLists } from './-lists.ts';

const place = { kind: 'search' } as const;

export const Route = createFileRoute('/_shop/search')({
  validateSearch: (query: RawQuery): ListingQuery => writeListing('search', readListing('search', query)),
  loader: ({ parentMatchPromise }) => awaitLists(parentMatchPromise),
  head: () => headOf(catalogueWording.search.page),
  pendingComponent: () => <Listing place={place} query={Route.useSearch()} />,
  component: () => <Listing place={place} query={Route.useSearch()} lists={Route.useLoaderData()} />,
});
